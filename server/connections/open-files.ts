/** Kept for the store, threads and whatever else opens a file. */
const RESERVED = 64;
/** Where the system does not tell. */
const USUAL = 1_024;

/** How many connections this process can hold without running out of files. */
export function connectionsWithin(most: number): number {
  // Else it would look up the names of whoever is connected; the types of Node 20 do not know it.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as unknown as {
    readonly userLimits?: { readonly open_files?: { readonly soft?: number | string } };
  };
  const soft = userLimits?.open_files?.soft;
  if (soft === 'unlimited') return most;
  const files = typeof soft === 'number' ? soft : Number(soft ?? USUAL);
  return Math.max(8, Math.min(most, (Number.isNaN(files) ? USUAL : files) - RESERVED));
}
