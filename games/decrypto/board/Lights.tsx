import { classes } from '@cifra/kit';
import type { Table, Team } from '../rules/index.ts';
import { hasLoneInterceptor } from '../rules/index.ts';
import type { BoardWords } from '../words/board.ts';

/** Two of a kind end a match, so each kind has two lights (D11). */
const LIGHTS = 2;

/** A team's tokens as lights; a lit one also carries a sign. */
export function Lights({
  table,
  team,
  words,
}: {
  readonly table: Table;
  readonly team: Team;
  readonly words: BoardWords;
}) {
  const { interceptions, miscommunications } = table.tokens[team];
  // Only the interceptor collects then, also what the others miss (D20).
  const isAlone = hasLoneInterceptor(table);
  if (isAlone && team === 'white') return null;
  return (
    <div class="decrypto-lights">
      <Row
        kind="interception"
        name={isAlone ? words.tokens : words.interceptions}
        count={interceptions}
        words={words}
      />
      {!isAlone && (
        <Row
          kind="miss"
          name={words.miscommunications}
          short={words.miscommunicationsShort}
          count={miscommunications}
          words={words}
        />
      )}
    </div>
  );
}

function Row({
  kind,
  name,
  short = name,
  count,
  words,
}: {
  readonly kind: 'interception' | 'miss';
  readonly name: string;
  /** What is written beside the lights, where a phone has no room for the name. */
  readonly short?: string;
  readonly count: number;
  readonly words: BoardWords;
}) {
  const all = Math.max(LIGHTS, count);
  return (
    <span class="decrypto-light-row">
      <span aria-hidden="true">{short}</span>
      <span role="img" class="decrypto-bulbs" aria-label={words.lights(name, count, all)}>
        {Array.from({ length: all }, (_, at) => (
          <span key={at} class={classes('bulb', kind, at < count && 'is-lit')}>
            {at < count ? (kind === 'miss' ? '✕' : '✓') : ''}
          </span>
        ))}
      </span>
    </span>
  );
}
