/** Columns of text, each as wide as its widest cell and flush right, as numbers are read. */
export function textTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heads.map((head, at) => Math.max(head.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    widths
      .map((width, at) => (cells[at] ?? '').padStart(width))
      .join('  ')
      .trimEnd();
  return [line(heads), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
}

/** Items side by side, read downwards, as many columns as fit. */
export function inColumns(items: readonly string[], width: number): string {
  const widest = Math.max(0, ...items.map((item) => item.length)) + 3;
  const columns = Math.max(1, Math.floor(width / widest));
  const lines = Math.ceil(items.length / columns);
  return Array.from({ length: lines }, (_, line) =>
    items
      .filter((_item, at) => at % lines === line)
      .map((item) => item.padEnd(widest))
      .join('')
      .trimEnd(),
  ).join('\n');
}
