import { type BoardProps, Icon } from '@cifra/kit';
import { colourOf, numberOf, type Tile } from '../rules/tiles.ts';
import type { BreakTheCode } from '../rules/types.ts';
import { boardWords } from '../words/board.ts';
import { en } from '../words/en.ts';
import { es } from '../words/es.ts';
import { answerText, questionText } from '../words/text.ts';
import { lowestAfter } from './guess.ts';
import type { BoardModel } from './model.ts';

type Props = { readonly board: BoardProps<BreakTheCode>; readonly model: BoardModel };
type Said = { readonly line: string; readonly help: string };

/** While a guess is made: what hangs on it, or why it is a foolish one. It takes the place of my row. */
export function Notice({ board, model }: Props) {
  const said = saidOf(board, model);
  if (said === null) return null;
  const isWarning = model.mode === 'pass' || model.warning !== null;
  return (
    <section class="btc-notice" role="status" data-warns={isWarning}>
      <Icon name={isWarning ? 'warning' : 'target'} />
      <p>
        <b>{said.line}</b>
        {said.help !== '' && <small>{said.help}</small>}
      </p>
    </section>
  );
}

function saidOf({ language, view }: BoardProps<BreakTheCode>, { mode, warning }: BoardModel): Said | null {
  const words = boardWords[language];
  const game = language === 'es' ? es : en;
  const named = (tile: Tile) => words.tile(numberOf(tile), colourOf(tile));
  if (mode === 'pass') return { line: words.passAsk, help: words.passHelp };
  if (mode !== 'guess') return null;
  const { warn } = words;
  switch (warning?.type) {
    case 'order':
      return {
        line: warn.order(String(numberOf(warning.tile)), warning.place, String(numberOf(warning.after)), warning.at),
        help: warn.orderHelp(warning.place, lowestAfter(warning.after)),
      };
    case 'failed':
      return { line: warn.failed, help: warn.failedHelp };
    case 'contradicts': {
      const { asked, answer } = warning.heard;
      return {
        line: warn.contradicts,
        help: warn.contradictsHelp(questionText(game, asked), answerText(game, asked, answer)),
      };
    }
    case 'impossible':
      return { line: warn.impossible(named(warning.tile), warning.place), help: warn.impossibleHelp };
    case undefined:
      return noticeOf(view.table, words);
  }
}

function noticeOf({ seats, options, phase }: BreakTheCode['Table'], words: (typeof boardWords)['en']): Said {
  if (seats > 2) return { line: words.noticeOnce, help: words.noticeOnceHelp };
  if (options.oneGuess) return { line: words.noticeLoses, help: '' };
  if (phase !== 'free') return { line: words.noticeOnly, help: '' };
  return { line: words.noticeFree, help: words.noticeFreeHelp };
}
