import { LANGUAGES, type Language } from '@cifra/kernel';

export const GALLERY_THEMES = ['light', 'dark'] as const;
export type GalleryTheme = (typeof GALLERY_THEMES)[number];

/** What an address of the gallery asks for: everything, or one state alone as wide and high as the window. */
export type Address = {
  readonly theme: GalleryTheme;
  readonly tongue: Language;
  readonly show: { readonly collection: string; readonly exhibit: string; readonly state: number } | null;
};

export function addressed(search: string): Address {
  const asked = new URLSearchParams(search);
  const [collection, exhibit, state = '0'] = (asked.get('show') ?? '').split('/');
  return {
    theme: GALLERY_THEMES.find((one) => one === asked.get('theme')) ?? 'light',
    tongue: LANGUAGES.find((one) => one === asked.get('language')) ?? 'es',
    show: collection === undefined || exhibit === undefined ? null : { collection, exhibit, state: Number(state) },
  };
}

export function addressOf({ theme, tongue, show }: Address): string {
  const asked = new URLSearchParams({ theme, language: tongue });
  if (show !== null) asked.set('show', `${show.collection}/${show.exhibit}/${show.state}`);
  return `?${asked}`;
}
