import './board.css';
import './rows.css';
import './tracks.css';
import './cards.css';
import './pad.css';
import './answers.css';
import './layouts.css';
import './screen.css';
import type { BoardProps } from '@cifra/kit';
import { useRef } from 'preact/hooks';
import type { BreakTheCode } from '../rules/types.ts';
import { boardWords } from '../words/board.ts';
import { AnswerTable } from './AnswerTable.tsx';
import { AskPanel } from './AskPanel.tsx';
import { isCrowd } from './codes.ts';
import { Notice } from './Notice.tsx';
import { PadPanel } from './PadPanel.tsx';
import { CardFace } from './QuestionCard.tsx';
import { RowRack } from './RowRack.tsx';
import { RowTabs } from './RowTabs.tsx';
import { StoryLine } from './StoryLine.tsx';
import { useKeys } from './use-keys.ts';
import { useTable } from './use-table.ts';

/** The hunted row is the note sheet; my own beneath it, and cards, marks and guess at the thumb. */
export function Board(props: BoardProps<BreakTheCode>) {
  const { view, language, slots, names, people } = props;
  const { table } = view;
  const words = boardWords[language];
  const root = useRef<HTMLDivElement>(null);
  const state = useTable(props);
  const { model, choice } = state;
  useKeys(root, state);
  const isMany = isCrowd(table);
  // Whoever follows a replay is none of those who played.
  const isMe = model.mine !== null && people(model.mine.seat ?? 0).isMe;
  const rival = isMany ? null : (model.rivals[0]?.seat ?? null);
  return (
    <div
      class="btc"
      ref={root}
      data-seats={table.seats}
      data-crowd={isMany}
      data-mode={model.mode}
      data-table={choice.isTable}
      data-watched={model.mine === null}
      data-pad={model.pad !== null}
      data-mine={props.isMyTurn}
    >
      <StoryLine board={props} />
      {isMany && <RowTabs board={props} state={state} />}
      <div class="btc-rivals">
        {model.rivals.map((row) => (
          <RowRack key={row.code} board={props} row={row} state={state} isLooked={model.looked === row.code} />
        ))}
      </div>
      {model.centre !== null && (
        <RowRack board={props} row={model.centre} state={state} isLooked={model.looked === 'centre'} />
      )}
      {model.mine !== null && (
        <div class="btc-mine">
          <p class="btc-knows" aria-hidden="true">
            {model.mine.spoken !== null && rival !== null ? (
              // The tiles are what the rival says, and not the row itself.
              <b>
                {model.mine.spoken.isRight === null ? words.saysYours(names(rival)) : words.saidYours(names(rival))}
              </b>
            ) : (
              <>
                {isMe ? words.myRow : names(model.mine.seat ?? 0)}.{' '}
                <b>{words.knows(rival === null ? null : names(rival))}</b>
                {model.mine.writings.length === 0 && ` ${words.nothingKnown}`}
              </>
            )}
          </p>
          {/* Answers are laid out anew with each one: none of them is seen to move. */}
          <RowRack key={model.mine.writings.length} board={props} row={model.mine} state={null} />
        </div>
      )}
      <Notice board={props} model={model} />
      <div class="btc-drawer">
        <AskPanel board={props} state={state} />
        {model.pad !== null && <PadPanel board={props} state={state} pad={model.pad} />}
      </div>
      {isMany && (
        <AnswerTable
          board={props}
          answers={model.answers}
          onPoint={(at) => state.choose({ line: choice.line === at ? null : at })}
        />
      )}
      {slots.aside !== null && <div class="btc-aside">{slots.aside}</div>}
      {model.flying !== null && (
        <div
          class="btc-flying"
          aria-hidden="true"
          data-to={model.flying.answers[0]?.seat === view.viewer ? 'me' : 'rival'}
        >
          <span class="btc-card">
            <CardFace card={model.flying.card} size={table.size} language={language} />
          </span>
        </div>
      )}
    </div>
  );
}
