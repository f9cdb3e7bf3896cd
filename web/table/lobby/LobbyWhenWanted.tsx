import type { ComponentProps } from 'preact';
import { fetchPart } from '../../browser/lazy-parts.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Missing } from '../../ui/Missing.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import type { Lobby } from './Lobby.tsx';

/** The room before the start, fetched when there is one: a match against bots is dealt at once and has to be light. */
export function LobbyWhenWanted(props: ComponentProps<typeof Lobby>) {
  const part = useLoaded(() => fetchPart('lobby', () => import('./Lobby.tsx')), 'lobby');
  if (part === null) return <Loading isTable />;
  if (part === 'missing') return <Missing isTable />;
  return <part.Lobby {...props} />;
}
