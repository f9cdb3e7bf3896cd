import { fetchPart } from '../browser/lazy-parts.ts';
import { useLoaded } from './use-loaded.ts';

type Props = {
  readonly url: string;
  readonly alt: string;
  /** Of a side, in pixels; without it the page around it says how large. */
  readonly size?: number;
  readonly class?: string;
};

/** A link to scan. What draws it comes with the first one: nobody at a table waits for it. */
export function QrCode({ url, alt, size, class: name }: Props) {
  const drawing = useLoaded(() => fetchPart('qr', () => import('uqr')), 'qr');
  // Its place is kept while it is drawn.
  if (drawing === null || drawing === 'missing') return <img class={name} alt={alt} width={size} height={size} />;
  const picture = `data:image/svg+xml;utf8,${encodeURIComponent(drawing.renderSVG(url, { border: 2 }))}`;
  return <img class={name} src={picture} alt={alt} width={size} height={size} />;
}
