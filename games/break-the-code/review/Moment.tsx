import { seatHand } from '@cifra/kernel';
import { Tile } from '@cifra/kit';
import { type ComparedOption, Comparison, type MomentProps, TileChip } from '@cifra/kit/review';
import { MARK } from '../board/RowTile.tsx';
import type { HuntInsight } from '../mind/insight.ts';
import { colourOf, numberOf } from '../rules/tiles.ts';
import type { BreakTheCode, Command } from '../rules/types.ts';
import { boardWords } from '../words/board.ts';
import { reviewWords } from '../words/review.ts';
import { CardsThere } from './CardsThere.tsx';
import { commandsOf, figuresOf, leavesAbout } from './figures.ts';
import { HuntedRow } from './HuntedRow.tsx';
import { shortQuestion, tellsMore } from './telling.ts';
import './review.css';

/** A question or a guess: the hunted row as it was known, how much each card would have left, and one's own row. */
export function Moment(props: MomentProps<BreakTheCode>) {
  const { decision, before, seat, language } = props;
  const words = reviewWords[language];
  const { made } = commandsOf(decision);
  const hand = before.hands[seatHand(seat)];
  return (
    <div class="btc-moment" data-game="break-the-code">
      <HuntedRow
        {...props}
        view={before}
        hunt={props.insight as unknown as HuntInsight | null}
        note={words.note(before.seats > 2)}
      />
      {made.type === 'ask' ? <Questions {...props} /> : <Guesses {...props} />}
      {before.table.cards.length > 0 && before.table.phase === 'free' && <CardsOfMoment {...props} />}
      {hand !== undefined && (
        <div class="btc-own">
          <span>{words.yourRow}</span>
          {hand.tiles.map((tile, at) => (
            <Tile
              key={at}
              mark={MARK[colourOf(tile)]}
              value={String(numberOf(tile))}
              label={boardWords[language].tile(numberOf(tile), colourOf(tile))}
              size="2rem"
            />
          ))}
        </div>
      )}
    </div>
  );
}

/** Marked with what was asked and what was best. */
function CardsOfMoment({ decision, before, language }: MomentProps<BreakTheCode>) {
  const { made, best } = commandsOf(decision);
  return (
    <CardsThere
      title={reviewWords[language].cards}
      view={before}
      figures={figuresOf(decision)}
      markOf={(card) => {
        if (made.type === 'ask' && made.card === card) return { ...made, mark: decision.grade };
        return best.type === 'ask' && best.card === card ? { ...best, mark: 'best' } : null;
      }}
      language={language}
    />
  );
}

/** How many rows were left before, after, and after the best question. */
function Questions({ decision, before, names, seat, language }: MomentProps<BreakTheCode>) {
  const words = reviewWords[language];
  const { made, best } = commandsOf(decision);
  const figures = figuresOf(decision);
  if (made.type !== 'ask') return null;
  const { size } = before.table;
  const after = figures.after ?? figures.before;
  const normal = leavesAbout(figures, made);
  const better = decision.loss > 0 && best.type === 'ask' ? leavesAbout(figures, best) : null;
  const rows = (left: number) => left / figures.before;
  const bars: ComparedOption[] = [
    { label: words.before, share: 1, figure: words.count(figures.before), mark: null },
    {
      label: words.made(names(seat), shortQuestion(language, size, made)),
      share: rows(after),
      figure: words.count(after),
      mark: decision.grade,
      tick: normal === null ? undefined : rows(normal),
    },
  ];
  if (better !== null && best.type === 'ask')
    bars.push({
      label: words.better(shortQuestion(language, size, best)),
      share: rows(better),
      figure: (
        <>
          <small>{words.about(Math.round(better))}</small> {words.count(Math.round(better))}
        </>
      ),
      mark: 'best',
    });
  const isByRows = better === null || best.type !== 'ask' || tellsMore(figures, best, made);
  const isFar = normal !== null && Math.abs(Math.log2(after / normal)) > 0.5;
  return (
    <section class="card review-card">
      <h3>{words.howMany}</h3>
      <Comparison options={bars} />
      {!isByRows && <p class="review-said">{words.notByRows[before.seats === 2 ? 'duel' : 'crowd']}</p>}
      {isFar && (
        <p class="review-said">
          {words.normal(words.count(Math.max(1, Math.round(normal))), words.count(after), after > normal)}
        </p>
      )}
    </section>
  );
}

const SHOWN = 4;

/** What could be done instead of this guess, with what it was worth. */
function Guesses({ decision, before, language }: MomentProps<BreakTheCode>) {
  const words = reviewWords[language];
  const { options, command, grade } = decision;
  const { size } = before.table;
  const isMade = (one: unknown) => JSON.stringify(one) === JSON.stringify(command);
  const listed = options.filter((one, at) => at < SHOWN || isMade(one.command));
  const label = (one: Command) => {
    switch (one.type) {
      case 'ask':
        return words.ask(shortQuestion(language, size, one));
      case 'pass':
        return words.pass;
      case 'guess':
        return (
          <span class="btc-guess">
            {one.tiles.map((tile, at) => (
              <TileChip
                key={at}
                mark={MARK[colourOf(tile)]}
                value={String(numberOf(tile))}
                label={boardWords[language].tile(numberOf(tile), colourOf(tile))}
              />
            ))}
          </span>
        );
    }
  };
  if (listed.length === 0) return null;
  return (
    <section class="card review-card">
      <header>
        <h3>{words.guesses}</h3>
        <small>{words.wins}</small>
      </header>
      <Comparison
        options={listed.map((one, at) => ({
          label: label(one.command as Command),
          share: one.value,
          figure: Math.round(100 * one.value),
          mark: isMade(one.command) ? grade : at === 0 ? 'best' : null,
        }))}
      />
    </section>
  );
}
