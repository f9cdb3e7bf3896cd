import type { Io } from '../terminal/io.ts';

/** The house that is meant: the folder of `--data`, else the database of `DATABASE_URL`, else a folder. */
export function houseOf(flag: string | undefined, io: Io): string {
  return flag ?? (io.env.DATABASE_URL || dataFolder(flag, io));
}

/** The data folder that is meant: `--data`, else `CIFRA_DATA`, else where `cifra serve` would keep it. */
export function dataFolder(flag: string | undefined, { env }: Io): string {
  return flag ?? (env.CIFRA_DATA || './data');
}
