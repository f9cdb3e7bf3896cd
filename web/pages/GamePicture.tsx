import { Tile } from '@cifra/kit';
import type { GameId } from '../games/game-ids.ts';

/** A game at a glance, drawn with the same pieces that it is played with. Decoration: it says nothing by itself. */
export function GamePicture({ game }: { readonly game: GameId }) {
  return (
    <div aria-hidden="true" class="row">
      {PICTURES[game]}
    </div>
  );
}

const lamp = (colour: string, text: string) => (
  <span
    class="digits"
    style={{ background: '#14110a', color: colour, padding: '0.35em 0.55em', borderRadius: '8px', fontSize: '1.3rem' }}
  >
    {text}
  </span>
);
const die = (colour: string, face: number) => (
  <span
    class="digits"
    style={{
      background: colour,
      color: '#fff',
      inlineSize: '2.6rem',
      blockSize: '2.6rem',
      display: 'grid',
      placeItems: 'center',
      borderRadius: '10px',
      fontSize: '1.3rem',
    }}
  >
    {face}
  </span>
);

const PICTURES = {
  'break-the-code': (
    <>
      <Tile mark="moon" value="2" label="" size="2.4rem" />
      <Tile mark="leaf" value="5" label="" size="2.4rem" />
      <Tile mark="sun" value={null} label="" size="2.4rem" />
      <Tile mark="moon" value="9" label="" size="2.4rem" />
    </>
  ),
  coda: (
    <>
      <Tile mark="moon" value={null} label="" size="2.4rem" />
      <Tile mark="sun" value="4" label="" size="2.4rem" />
      <Tile mark="moon" value="7" label="" size="2.4rem" />
      <Tile mark="sun" value={null} label="" size="2.4rem" />
    </>
  ),
  decrypto: (
    <>
      {lamp('#ffb938', '4')}
      {lamp('#ffb938', '2')}
      {lamp('#ffb938', '1')}
    </>
  ),
  qwinto: (
    <>
      {die('#b84a08', 3)}
      {die('#8f6800', 6)}
      {die('#7a3f9f', 5)}
    </>
  ),
} as const;
