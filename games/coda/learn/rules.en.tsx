import { DashRow, OwnRow, TheirRow } from './examples.tsx';

export function Rules() {
  return (
    <>
      <p>
        Everybody sets up a secret row of tiles. Name the tiles of the others; the last one with a hidden tile wins.
      </p>
      <h2>The opening</h2>
      <ul>
        <li>There are 24 tiles: 0 to 11, dark and light. Colours are never secret, numbers are.</li>
        <li>Each takes four tiles (three with four players) and chooses how many of them are dark.</li>
        <li>A row rises from the left. Of two equal numbers the dark one stands left.</li>
      </ul>
      <OwnRow language="en" caption="Your own row: you see its numbers, the others only its colours." />
      <h2>A turn</h2>
      <ol>
        <li>Draw a tile of the colour you like. Only you see its number.</li>
        <li>Attack: point at a hidden tile of somebody else and say its number.</li>
        <li>Right: it lies open for good. Attack again, or stop; then your drawn tile joins your row unseen.</li>
        <li>Wrong: your drawn tile joins your row open, and your turn is over.</li>
      </ol>
      <TheirRow
        language="en"
        caption="The marked tile is light and stands right of a 10: it is 10 or 11. Whoever holds the light 11 knows."
      />
      <h2>The end</h2>
      <ul>
        <li>When the pool is empty you attack without drawing; a wrong attack opens one of your own tiles.</li>
        <li>With all tiles open you are out. The last player with a hidden tile wins at once.</li>
      </ul>
      <h2>Options</h2>
      <DashRow
        language="en"
        caption="Two dashes of the advanced game: one at the end of the row, one between two sevens. Both are allowed."
      />
      <ul>
        <li>
          <strong>Dashes</strong>: two tiles more, which stand wherever their owner wants and are hit by saying “dash”.
          In the opening everybody arranges and says “ready” once, so nobody learns who holds one.
        </li>
        <li>
          <strong>Clock</strong>: 80 seconds for a decision; too late is a wrong attack, or after a right one a stop.
        </li>
        <li>
          <strong>By memory</strong>: only the last attack can be read, and there are no notes.
        </li>
        <li>
          <strong>Tournament</strong>: three rounds for points. A right attack brings 1, a last tile 3 more, the round
          5, and the winner adds up what is still hidden.
        </li>
      </ul>
    </>
  );
}
