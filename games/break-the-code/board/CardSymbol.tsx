import type { Card } from '../rules/cards.ts';

type Look = 'plain' | 'on' | 'dark' | 'light';
/** A small tile, with what stands on it; a step is a tile that rises. */
type Piece = { readonly look: Look; readonly text?: string; readonly step?: number } | { readonly sign: string };

const on = (text: string): Piece => ({ look: 'on', text });
const sum: Piece = { sign: '+' };
const dark: Piece = { look: 'dark' };
const light: Piece = { look: 'light' };

/** A row of so many tiles, of which some are meant. */
function row(size: number, isMeant: (at: number) => boolean): readonly Piece[] {
  return Array.from({ length: size }, (_, at) => ({ look: isMeant(at) ? 'on' : 'plain' }));
}

function piecesOf(card: Card, size: number): readonly Piece[] {
  switch (card) {
    case 'where-0':
      return [on('0')];
    case 'where-5':
      return [on('5')];
    case 'where-1-2':
      return [on('1'), on('2')];
    case 'where-3-4':
      return [on('3'), on('4')];
    case 'where-6-7':
      return [on('6'), on('7')];
    case 'where-8-9':
      return [on('8'), on('9')];
    case 'consecutive':
      return [0, 1, 2].map((step) => ({ look: 'on', step }));
    case 'same-colour':
      return [light, dark, dark, light];
    case 'odd':
      return ['1', '3', '5'].map(on);
    case 'even':
      return ['0', '2', '4'].map(on);
    case 'black':
      return [dark];
    case 'white':
      return [light];
    case 'pairs':
      return [on('7'), { sign: '=' }, on('7')];
    case 'sum':
      return [sum, ...row(size, () => true)];
    case 'sum-left':
      return [sum, ...row(size, (at) => at < 3)];
    case 'sum-right':
      return [sum, ...row(size, (at) => at >= size - 3)];
    case 'sum-centre':
      return [sum, ...row(size, (at) => at > 0 && at < size - 1)];
    case 'sum-black':
      return [sum, dark];
    case 'sum-white':
      return [sum, light];
    case 'c-over-4':
      return [on('c'), { sign: '>' }, { sign: '4' }];
    case 'spread':
      return [on('9'), { sign: '−' }, on('0')];
  }
}

const HEIGHT = 15;
const TOP = 3;
const GAP = 2;

/** Tiles of a whole row are narrow, so that five of them and a sign fit on a card. */
function widthOf(piece: Piece): number {
  if ('sign' in piece) return 9;
  return piece.look === 'plain' || piece.text === undefined ? 9 : 11;
}

/** A card's symbol, drawn of small tiles as they stand in a row; the text beside it says the same. */
export function CardSymbol({ card, size }: { readonly card: Card; readonly size: number }) {
  let end = 1;
  const pieces = piecesOf(card, size).map((piece) => {
    const x = end;
    const width = widthOf(piece);
    end += width + GAP;
    return { piece, x, width };
  });
  return (
    <svg class="btc-symbol" viewBox={`0 0 ${end - 1} 21`} aria-hidden="true">
      {pieces.map(({ piece, x, width }) => {
        const middle = x + width / 2;
        if ('sign' in piece)
          return (
            <text key={x} class="sign" x={middle} y={16}>
              {piece.sign}
            </text>
          );
        const y = TOP + 3 - 3 * (piece.step ?? 1);
        return (
          <g key={x} data-look={piece.look}>
            <rect x={x} y={y} width={width} height={HEIGHT} rx={2.2} />
            {piece.look === 'dark' && <path d={`M${middle - 2} ${y + 11.5}h4`} />}
            {piece.look === 'light' && <circle cx={middle} cy={y + 11} r={1.5} />}
            {piece.text !== undefined && (
              <text x={middle} y={y + 11.2}>
                {piece.text}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
