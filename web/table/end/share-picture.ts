import type { ShareMark } from '@cifra/kit';
import { type SharedMatch, shareLabels } from './share-text.ts';

const SIZE = 1080;
const EDGE = 80;
/** Where the rows of signs stand, and the widest that a sign gets. */
const FIELD = { top: 470, bottom: 920 };
const LARGEST = 74;

type Colours = { readonly paper: string; readonly ink: string; readonly muted: string; readonly accent: string };

export type SharedPicture = { readonly blob: Blob; readonly url: string };

/** The card as a picture, drawn on the device: nothing is sent anywhere to make it. */
export async function sharePicture(match: SharedMatch): Promise<SharedPicture | null> {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  await document.fonts.ready;
  draw(pen, match, coloursOf(document.querySelector('.full-table') ?? document.documentElement));
  const blob = await new Promise<Blob | null>((made) => canvas.toBlob(made, 'image/png'));
  // Our pages show pictures of the house and such that stand in their own address, and no others.
  return blob === null ? null : { blob, url: canvas.toDataURL('image/png') };
}

/** The colours of the page as it is now, by day or by night. */
function coloursOf(element: Element): Colours {
  const style = getComputedStyle(element);
  const of = (name: string, otherwise: string) => style.getPropertyValue(name).trim() || otherwise;
  return {
    paper: of('--paper', '#f6f1e6'),
    ink: of('--ink', '#1c2330'),
    muted: of('--muted', '#5b6270'),
    accent: of('--accent', '#4548ad'),
  };
}

function draw(
  pen: CanvasRenderingContext2D,
  { game, headline, card, names, url }: SharedMatch,
  colours: Colours,
): void {
  pen.fillStyle = colours.paper;
  pen.fillRect(0, 0, SIZE, SIZE);
  const write = (text: string, top: number, font: string, colour: string, align: CanvasTextAlign = 'left') => {
    pen.font = font;
    pen.fillStyle = colour;
    pen.textAlign = align;
    pen.fillText(text, align === 'left' ? EDGE : SIZE - EDGE, top, SIZE - 2 * EDGE);
  };
  const title = '"Bitter Variable", Bitter, serif';
  const text = '"Figtree Variable", Figtree, sans-serif';
  write('Cifra', 130, `700 44px ${title}`, colours.ink);
  write(game, 130, `700 44px ${title}`, colours.accent, 'right');
  write(headline, 280, `800 92px ${title}`, colours.ink);
  write(card.line, 360, `500 40px ${text}`, colours.muted);
  write(url.replace(/^https?:\/\//, ''), SIZE - 70, `500 36px ${text}`, colours.muted);

  const labels = shareLabels(card, names);
  pen.font = `600 38px ${text}`;
  const label = Math.min(
    260,
    Math.max(0, ...labels.map((one) => pen.measureText(one).width)) + (labels.some((one) => one !== '') ? 30 : 0),
  );
  const most = Math.max(1, ...card.rows.map(({ marks }) => marks.length));
  const step = Math.min(LARGEST, (SIZE - 2 * EDGE - label) / most, (FIELD.bottom - FIELD.top) / card.rows.length);
  const line = Math.min(step * 1.4, (FIELD.bottom - FIELD.top) / card.rows.length);
  for (const [row, { marks, colour = colours.accent }] of card.rows.entries()) {
    const top = FIELD.top + row * line;
    pen.font = `600 38px ${text}`;
    pen.fillStyle = colours.ink;
    pen.textAlign = 'left';
    pen.fillText(labels[row] ?? '', EDGE, top + step * 0.66, Math.max(0, label - 20));
    for (const [at, mark] of marks.entries()) drawMark(pen, mark, EDGE + label + at * step, top, step, colour);
  }
}

function drawMark(
  pen: CanvasRenderingContext2D,
  mark: ShareMark,
  x: number,
  y: number,
  step: number,
  colour: string,
): void {
  const size = step * 0.84;
  const [middleX, middleY] = [x + size / 2, y + size / 2];
  pen.fillStyle = colour;
  pen.strokeStyle = colour;
  pen.lineWidth = step * 0.09;
  switch (mark) {
    case 'space':
      return;
    case 'bar':
      pen.fillRect(x, middleY - step * 0.06, step, step * 0.12);
      return;
    case 'full':
    case 'empty': {
      const inset = pen.lineWidth / 2;
      pen.beginPath();
      pen.roundRect(x + inset, y + inset, size - 2 * inset, size - 2 * inset, size * 0.24);
      if (mark === 'full') pen.fill();
      pen.stroke();
      return;
    }
    case 'lost':
      pen.beginPath();
      for (const [fromX, toX] of [
        [x + size * 0.2, x + size * 0.8],
        [x + size * 0.8, x + size * 0.2],
      ] as const) {
        pen.moveTo(fromX, y + size * 0.2);
        pen.lineTo(toX, y + size * 0.8);
      }
      pen.stroke();
      return;
    case 'won':
      pen.beginPath();
      for (let point = 0; point < 10; point++) {
        const radius = size * (point % 2 === 0 ? 0.52 : 0.22);
        const angle = (Math.PI * point) / 5 - Math.PI / 2;
        pen.lineTo(middleX + radius * Math.cos(angle), middleY + radius * Math.sin(angle));
      }
      pen.closePath();
      pen.fill();
  }
}
