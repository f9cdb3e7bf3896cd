import { CardsExample, RowExample } from './examples.tsx';

export function Rules() {
  return (
    <>
      <p>Tiles stand behind screens, and questions lie in the middle. Ask well, and name the hidden row first.</p>
      <h2>The tiles</h2>
      <ul>
        <li>Twenty tiles: every number from 0 to 9 once black and once white. Both 5s are green and look alike.</li>
        <li>A row stands in rising order; of equal numbers the black one stands left.</li>
        <li>Its places are called a, b, c, d, e from the left.</li>
      </ul>
      <RowExample language="en" caption="A row: two 3s, the black one first; the green 5 is neither black nor white." />
      <h2>What you hunt</h2>
      <ul>
        <li>Two players: five tiles each; you hunt your rival’s row.</li>
        <li>Three players: five each, four players: four each; all hunt the row in the centre.</li>
      </ul>
      <h2>A turn: ask or guess</h2>
      <ul>
        <li>
          <strong>Ask</strong> one of the six open cards. The others answer about their own rows, with four players you
          too, and everybody hears it. Some cards carry two numbers: choose one. A card is asked only once.
        </li>
        <li>
          <strong>Guess</strong> with two players aloud and as often as you like, one guess a turn. With three or four
          in secret, and only once.
        </li>
      </ul>
      <h2>The cards</h2>
      <CardsExample
        language="en"
        caption="All twenty-one cards, and what the row above answers to each; where a card has two numbers, to the first. A 5 counts as odd and in sums, but is neither black nor white; among neighbours green is one more colour."
      />
      <h2>The end</h2>
      <ul>
        <li>
          Two players: if the second player is right, that wins. If the first one is, the rival has one guess for a
          draw.
        </li>
        <li>
          More players: after a right guess the round is completed; all who were right win. A wrong guess is out, and
          still answers.
        </li>
        <li>When no card is left the match ends: a draw between two, nobody’s victory among more.</li>
      </ul>
      <h2>Options</h2>
      <ul>
        <li>
          <strong>Shared cards</strong>: the asker too answers about the sum, the third tile and the spread.
        </li>
        <li>
          <strong>Last chance</strong>: when the cards run out everybody still in may guess once more.
        </li>
        <li>
          <strong>One guess</strong>: with two players a wrong guess loses.
        </li>
      </ul>
    </>
  );
}
