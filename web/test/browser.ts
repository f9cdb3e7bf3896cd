import { vi } from 'vitest';

/** A storage that keeps, or one that a browser has switched off. */
export function storage(isOff = false): Storage {
  const kept = new Map<string, string>();
  const refuse = () => {
    throw new DOMException('Storage is switched off', 'SecurityError');
  };
  return {
    getItem: (key: string) => (isOff ? refuse() : (kept.get(key) ?? null)),
    setItem: (key: string, value: string) => (isOff ? refuse() : void kept.set(key, value)),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

/** As much of a browser as a page's logic asks for; modules that read it when they are loaded are imported after this. */
export function pretendBrowser(at = 'http://house.test/'): { readonly events: EventTarget } {
  const { protocol, host, pathname, origin } = new URL(at);
  const events = new EventTarget();
  vi.resetModules();
  vi.stubGlobal('location', { protocol, host, pathname, origin, reload: vi.fn() });
  vi.stubGlobal('navigator', { languages: ['en'], userActivation: { hasBeenActive: false } });
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('document', events);
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  return { events };
}
