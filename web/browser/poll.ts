const OFTEN = 10_000;

/** Looks now and again and again while somebody sees it, and at once when the connection or the person comes back. */
export function poll(look: () => void, every = OFTEN): () => void {
  const lookIfSeen = () => {
    if (!document.hidden) look();
  };
  look();
  const timer = setInterval(lookIfSeen, every);
  addEventListener('online', look);
  document.addEventListener('visibilitychange', lookIfSeen);
  return () => {
    clearInterval(timer);
    removeEventListener('online', look);
    document.removeEventListener('visibilitychange', lookIfSeen);
  };
}
