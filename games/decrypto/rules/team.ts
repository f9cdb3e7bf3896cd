/** In the order in which their halves are played (D5, D8). */
export const TEAMS = ['white', 'black'] as const;
export type Team = (typeof TEAMS)[number];
export type ByTeam<T> = { readonly [team in Team]: T };
