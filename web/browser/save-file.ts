/** Lets somebody keep something as a file. */
export function saveFile(name: string, content: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser takes it up after this turn of its loop.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
