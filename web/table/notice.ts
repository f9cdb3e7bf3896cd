/** My turn: the title and the app's badge say so, also when the page is in the background. */
export function noticeTurn(isMine: boolean, text: string): void {
  document.title = isMine ? `● ${text} · Cifra` : 'Cifra';
  const badge = navigator as Navigator & {
    setAppBadge?: (count?: number) => Promise<void>;
    clearAppBadge?: () => Promise<void>;
  };
  void (isMine ? badge.setAppBadge?.() : badge.clearAppBadge?.())?.catch(() => undefined);
  if (isMine && document.hidden && 'vibrate' in navigator) navigator.vibrate(120);
}
