import type { Io } from '../terminal/io.ts';

/** The data folder of the house that is meant: `--data`, else `CIFRA_DATA`, else where `cifra serve` would keep it. */
export function dataFolder(flag: string | undefined, { env }: Io): string {
  return flag ?? (env.CIFRA_DATA || './data');
}
