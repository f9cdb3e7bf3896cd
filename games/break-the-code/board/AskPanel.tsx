import { type BoardProps, Button, Segments } from '@cifra/kit';
import { useRef } from 'preact/hooks';
import type { Card } from '../rules/cards.ts';
import type { BreakTheCode } from '../rules/types.ts';
import { boardWords } from '../words/board.ts';
import { en } from '../words/en.ts';
import { es } from '../words/es.ts';
import { GUESS } from '../words/points-at.ts';
import { QuestionCard } from './QuestionCard.tsx';
import type { TableState } from './use-table.ts';

type Props = { readonly board: BoardProps<BreakTheCode>; readonly state: TableState };

/** The cards face up, the question of the chosen one, and the button that asks it. */
export function AskPanel({ board, state }: Props) {
  const { view, language, prompt, isMyTurn, isBusy, pointsAt } = board;
  const { table, viewer } = view;
  const { model, choice } = state;
  const words = boardWords[language];
  const game = language === 'es' ? es : en;
  const { card, number } = choice;
  const places = usePlaces(model.cards.map((one) => one.card));
  // On a desk cards stay in sight beside the pad, also where there is nothing left to ask (B9, B14).
  const isGuessOnly = model.canGuess && !model.canAsk;
  const isPlaying = viewer !== 'spectator' && board.isLive && table.end === null;
  return (
    <section class="btc-ask" aria-label={words.cards}>
      <ul class="btc-cards" data-count={model.cards.length}>
        {model.cards.length === 0 && <li class="btc-no-cards">{words.noCards}</li>}
        {model.cards.length > 0 &&
          places.map((place, at) => {
            const one = model.cards.find(({ card }) => card === place);
            return one === undefined ? (
              <li key={at} aria-hidden="true" />
            ) : (
              <li key={one.card}>
                <QuestionCard
                  {...one}
                  size={table.size}
                  language={language}
                  onPress={() => state.chooseCard(one.card)}
                />
              </li>
            );
          })}
      </ul>
      <div class="btc-question">
        <p>
          {card === null ? (board.isLive ? prompt : '') : game.question(card, number === null ? '…' : String(number))}
        </p>
        {card !== null && model.numbers.length > 0 && (
          <Segments
            label={words.whichNumber}
            value={String(number)}
            choices={model.numbers.map((one) => ({ value: String(one), text: <b class="digits">{one}</b> }))}
            onChoose={(one) => state.choose({ number: Number(one) })}
          />
        )}
      </div>
      {isPlaying && !(isGuessOnly && model.mode === 'guess') && (
        <div class="thumb btc-foot" key={isMyTurn ? 'mine' : 'theirs'} data-pointed={pointsAt === GUESS}>
          {model.canGuess && (
            <Button
              kind={isGuessOnly ? 'primary' : 'plain'}
              isLarge
              onPress={() => state.choose({ mode: 'guess', card: null, number: null, place: null })}
            >
              {words.guess}
            </Button>
          )}
          {isGuessOnly ? null : model.command?.type === 'ask' ? (
            <Button kind="primary" isLarge isBusy={isBusy} onPress={state.play}>
              {number === null ? words.ask : words.askNumber(number)}
            </Button>
          ) : (
            <Button isLarge onPress={() => {}} missing={isMyTurn ? words.chooseCard : words.waitHelp}>
              {isMyTurn ? words.ask : words.wait}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

/** Where each card lies. One that is asked leaves its place to the next of the pile, or empty: the others do not move. */
function usePlaces(cards: readonly Card[]): readonly (Card | null)[] {
  const places = useRef<readonly (Card | null)[]>([]);
  const before = places.current;
  const dealt = cards.filter((card) => !before.includes(card));
  const kept = before.map((card) => (card !== null && cards.includes(card) ? card : (dealt.shift() ?? null)));
  places.current = [...kept, ...dealt];
  return places.current;
}
