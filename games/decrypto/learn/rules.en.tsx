import { Clues, Keywords } from './examples.tsx';

export function Rules() {
  return (
    <>
      <p>Two teams send codes in plain sight: clear enough for their own side, too vague for the other.</p>
      <h2>The secret of a team</h2>
      <p>Each team has four keywords, numbered 1 to 4, for the whole match. The other team never sees them.</p>
      <Keywords words={['river', 'piano', 'snow', 'lion']} caption="Four keywords on your team’s screen." />
      <h2>A round</h2>
      <ol>
        <li>
          In each team one member encrypts; the role passes on. Each sees a code of their own: three different digits.
        </li>
        <li>
          They write a clue for each digit, in the order of the code. Neither set is shown before both are locked.
        </li>
        <li>
          White’s clues are shown. White, without its encryptor, answers; black tries to intercept. Both in secret.
        </li>
        <li>The code is shown. Then the same with black’s clues.</li>
      </ol>
      <Clues code={[4, 2, 1]} clues={['mane', 'keys', 'bridge']} caption="The code 4-2-1: lion, piano, river." />
      <p>
        After each half the code is known to all, and the sheet gathers the clues under their digits. That is how the
        others find out what your words may be. In the first round nobody intercepts.
      </p>
      <h2>Tokens and the end</h2>
      <ul>
        <li>
          Finding the rivals’ code is an interception: a round lamp goes on. A wrong answer of one’s own team is a miss:
          a square lamp.
        </li>
        <li>Two interceptions win, two misses lose, checked at the end of a round.</li>
        <li>
          If that does not decide, or after eight rounds, interceptions less misses count; then each team names the
          other’s keywords.
        </li>
      </ul>
      <h2>Clues</h2>
      <ul>
        <li>A word or a phrase about what the keyword means: not its letters, length, place or sound.</li>
        <li>Never a keyword of your own, its translation or a form of it; never the same clue twice.</li>
        <li>The game refuses what it can recognise, and says why.</li>
      </ul>
      <h2>The sand timer</h2>
      <p>
        Whoever locks their clues first turns it: the other encryptor has 30 seconds left (or 60, 90, or all the time,
        as the table likes). When it has run out, what is written counts and the rest stays blank, which costs no token.
        Answers may have a limit too: no answer in time is a miss, no interception is none.
      </p>
      <h2>Said aloud</h2>
      <p>
        Where the table allows it, whoever encrypts may say the clues aloud when their half comes, instead of typing
        them. The sheet says “said”; they can be written down later, or never. The same rules hold for them. Bots do not
        hear, so none sits at such a table.
      </p>
      <h2>Three players</h2>
      <p>
        Two are a team and take turns to encrypt; the third intercepts alone, with a light for each right interception
        and each wrong answer. Two lights within five rounds win.
      </p>
    </>
  );
}
