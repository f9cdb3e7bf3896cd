/** How a browser is started, by its path; null for the one that Playwright has fetched. */
export function launchOptions(executablePath: string | null) {
  return {
    ...(executablePath === null ? {} : { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // A name for the house that no browser trusts as it trusts localhost.
      '--host-resolver-rules=MAP house.lan 127.0.0.1',
    ],
  };
}
