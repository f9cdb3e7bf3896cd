type Props = { readonly words: readonly string[]; readonly caption: string };

const screen = {
  background: '#17130b',
  color: '#ffbf47',
  borderRadius: '10px',
  padding: '0.5rem 0.8rem',
  border: '1px solid #4a3a17',
} as const;

/** Four keywords as they stand on a team's screen. */
export function Keywords({ words, caption }: Props) {
  return (
    <figure>
      <ol class="tiles" style={{ listStyle: 'none', padding: 0 }}>
        {words.map((word, at) => (
          <li key={word} style={screen}>
            <span class="digits">{at + 1}</span> {word}
          </li>
        ))}
      </ol>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** A code and its three clues. */
export function Clues({
  code,
  clues,
  caption,
}: {
  readonly code: readonly number[];
  readonly clues: readonly string[];
  readonly caption: string;
}) {
  return (
    <figure>
      <ul class="tiles" style={{ listStyle: 'none', padding: 0 }}>
        {clues.map((clue, at) => (
          <li key={clue} style={screen}>
            {clue} → <span class="digits">{code[at]}</span>
          </li>
        ))}
      </ul>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
