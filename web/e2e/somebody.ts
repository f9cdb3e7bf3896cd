/**
 * One step of somebody who plays anything that the rules allow, run inside a page: a choice on the board, or the button at
 * the thumb. False where there is nothing to do now. It takes nothing from around it, so that every driver can send it.
 */
export function playStep(step: number): boolean {
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        element.getClientRects().length > 0 &&
        !element.matches(':disabled, [aria-disabled="true"], .waiting') &&
        element.closest('[inert], dialog:not([open])') === null,
    );
  const press = (selector: string, at = 0): boolean => {
    const all = shown(selector);
    const one = all[at % Math.max(1, all.length)];
    one?.click();
    return one !== undefined;
  };
  const write = (input: HTMLElement, text: string): void => {
    if (!(input instanceof HTMLInputElement)) return;
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const is = (selector: string) => document.querySelector(selector) !== null;
  const players: { readonly [game: string]: () => boolean } = {
    'break-the-code': () =>
      is('.btc[data-mine="true"]') &&
      (press('.btc-ask .primary') ||
        press('.btc-card[aria-pressed="false"]', step) ||
        press('.btc-pad .primary') ||
        press('.btc-pad .btc-foot .button')),
    coda: () =>
      is('.coda[data-mine="true"]') &&
      (press('.coda-panel .primary') ||
        (is('.coda-panel[data-task="draw"]') && press('.coda-panel .button', step)) ||
        // Others' tiles can still be pressed then, for notes.
        (is('.coda-panel[data-task="open"]') && press('.coda > .coda-rack button.tile', step)) ||
        press('.coda-keys .key', step) ||
        press('.coda-others button.tile', step) ||
        press('.coda > .coda-rack button.tile', step)),
    decrypto: () => {
      if (is('.decrypto-scene')) return press('.decrypto-thumb .button');
      // Words without a meaning, which no rule about clues minds; no step and no line has one that another had.
      const SYLLABLES = ['zu', 'kra', 'fo', 'bi', 'tel', 'mor', 'gan', 'pus', 'dri'];
      for (const [at, input] of shown('.decrypto-line input').entries())
        if ((input as HTMLInputElement).value === '')
          write(
            input,
            [step % 9, Math.floor(step / 9) % 9, Math.floor(step / 81) % 9, at].map((n) => SYLLABLES[n]).join(''),
          );
      for (const [at, dial] of shown('fieldset.stops').entries())
        if (dial.querySelector(':checked') === null) dial.querySelectorAll<HTMLElement>('input')[at]?.click();
      // What was confirmed can be confirmed again until the others have: once is enough.
      const asked = document.querySelector('.decrypto-deck')?.textContent ?? '';
      const { body } = document;
      if (body.dataset.asked === asked) return false;
      body.dataset.asked = asked;
      return press('.decrypto-thumb .primary');
    },
    qwinto: () =>
      press('.qwinto-thumb .primary') ||
      press('.qwinto-main .qwinto-cell[data-state="open"] > button', Math.floor(step / 2)),
  };
  const game = document.querySelector<HTMLElement>('.full-table')?.dataset.game ?? '';
  return players[game]?.() ?? false;
}
