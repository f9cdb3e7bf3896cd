/** Puts it on the clipboard; false where the browser does not let us. */
export async function copyText(text: string): Promise<boolean> {
  // A house in one's own network may have no TLS; there only the old way is left.
  if (navigator.clipboard === undefined) return copySelected(text);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

function copySelected(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  // Beside an open dialog everything is inert, and nothing there can be selected; one in another comes after it.
  ([...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return isCopied;
}
