import { DiceExample, SheetExample } from './examples.tsx';

export function Rules() {
  return (
    <>
      <p>
        Fill three rows with rising numbers. Every number that anybody rolls is everybody’s. The twelve lines across the
        rows are numbered; on an upright phone the sheet is turned, so that they go from top to bottom.
      </p>
      <h2>A turn</h2>
      <ol>
        <li>Whoever’s turn it is rolls one, two or three dice, and may once roll all of those again.</li>
        <li>
          The number is the sum. Everybody decides at the same time, unseen: write it, or write nothing. Until the last
          one has decided, you may change your mind.
        </li>
        <li>It goes into an empty cell of a row whose die was rolled.</li>
      </ol>
      <DiceExample language="en" caption="Orange 4 and purple 2: a 6 for the orange or the purple row." />
      <h2>Where a number fits</h2>
      <ul>
        <li>Along a row numbers rise from its beginning to its end. Cells may stay empty and be filled later.</li>
        <li>In a line no number stands twice; the order there is free.</li>
        <li>Whoever rolled and writes nothing marks a fail. The others never do.</li>
      </ul>
      <SheetExample language="en" caption="Line 3 is full (3, 5, 6): it scores the number in its pentagon, 6." />
      <h2>The end and the points</h2>
      <ul>
        <li>It ends when somebody has filled two rows or marked a fourth fail.</li>
        <li>A full row scores its last number. In any other row each number is worth one point.</li>
        <li>A full line of three cells (3, 4, 8, 9 or 10) scores the number in its pentagon.</li>
        <li>Each fail costs five points. Most points win; equal points share the victory.</li>
      </ul>
      <p>Alone you are always the one who rolls, and play for the score.</p>
    </>
  );
}
