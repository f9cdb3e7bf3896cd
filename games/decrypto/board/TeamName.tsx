import type { ComponentChildren } from 'preact';
import type { Team } from '../rules/index.ts';

/** A team's name, or a heading about it, with the team's sign: a ring for white, a disc for black. */
export function TeamName({ team, children }: { readonly team: Team; readonly children: ComponentChildren }) {
  return (
    <span class="decrypto-team" data-team={team}>
      {children}
    </span>
  );
}
