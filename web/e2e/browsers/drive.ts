/** What a test needs of a browser that Playwright does not drive. */
export interface Drive {
  goto(url: string): Promise<void>;
  /** Runs a function that takes nothing from around it inside the page. */
  evaluate<A, R>(run: (argument: A) => R, argument: A): Promise<R>;
  /** A picture of the page, as PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Asks again until it is true. */
export async function until(isTrue: () => Promise<boolean>, what: string, seconds = 40): Promise<void> {
  for (let tries = 0; tries < seconds * 5; tries++) {
    if (await isTrue().catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`Never came: ${what}`);
}
