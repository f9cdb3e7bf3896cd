/** How often something random is tried: a little by the test command, as often as it deserves by `npm run unit:long`. */
export function often(little: number, long: number): number {
  return process.env.CIFRA_LONG === undefined ? little : long;
}
