import { type BoardProps, Button, IconButton, SeatFace } from '@cifra/kit';
import { colourOf, numberOf, type Tile } from '../rules/tiles.ts';
import type { BreakTheCode } from '../rules/types.ts';
import { boardWords } from '../words/board.ts';
import type { BoardWords } from '../words/board-words.ts';
import { type CodeKey, isCrowd, seatOf } from './codes.ts';
import { numbersIn } from './knowledge.ts';
import type { PadModel } from './pad.ts';
import { TileKey } from './TileKey.tsx';
import type { TableState } from './use-table.ts';

type Props = { readonly board: BoardProps<BreakTheCode>; readonly state: TableState; readonly pad: PadModel };

/** The twenty tiles as keys: to cross out, to say which one it is, to say whose it is, to guess. */
export function PadPanel({ board, state, pad }: Props) {
  const { language, people, names, view } = board;
  const words = boardWords[language];
  const nameOf = (code: CodeKey) => {
    const seat = seatOf(code);
    return seat === null ? words.centre : names(seat);
  };
  const face = (code: CodeKey, size: string) => {
    const seat = seatOf(code);
    return seat === null ? (
      <span class="btc-centre-sign" />
    ) : (
      <SeatFace seat={seat} person={people(seat)} size={size} />
    );
  };
  return (
    <section class="btc-pad" data-type={pad.type} aria-label={titleOf(pad, words)}>
      <PadHead board={board} state={state} pad={pad} words={words} />
      <ul class="key-pad btc-keys">
        {pad.keys.map((key) => (
          <TileKey
            key={key.tile}
            pad={key}
            words={words}
            owners={key.state.type === 'owned' ? key.state.owners.map((code) => face(code, '1.35rem')) : []}
            ownerNames={key.state.type === 'owned' ? key.state.owners.map(nameOf) : []}
            onPress={() => state.pressKey(key.tile)}
          />
        ))}
      </ul>
      {isCrowd(view.table) && pad.type === 'owner' && (
        <div class="btc-owners">
          {pad.owners === null ? (
            <p>{words.ownersHelp}</p>
          ) : (
            pad.owners.choices.map(({ code, isChosen }) => (
              <button
                key={code}
                type="button"
                class="btc-owner"
                aria-pressed={isChosen}
                onClick={() => state.pressOwner(code)}
              >
                {face(code, '1.6rem')}
                <span class="visually-hidden">{pad.owners === null ? '' : tileName(pad.owners.tile, words)}</span>
                <span>{nameOf(code)}</span>
              </button>
            ))
          )}
        </div>
      )}
      <PadFoot board={board} state={state} pad={pad} words={words} />
    </section>
  );
}

const tileName = (tile: Tile, words: BoardWords) => words.tile(numberOf(tile), colourOf(tile));

function titleOf({ type, place }: PadModel, words: BoardWords): string {
  return type === 'owner' ? words.owners : words.place(place);
}

type Part = Props & { readonly words: BoardWords };

function PadHead({ board, state, pad, words }: Part) {
  const { size } = board.view.table;
  const sub =
    pad.type === 'guess'
      ? words.chooseTile
      : pad.type === 'owner'
        ? ''
        : words.leftAt(numbersIn(pad.left), pad.isSetting);
  return (
    <div class="btc-head">
      {pad.type !== 'owner' && (
        <IconButton
          icon="back"
          label={words.otherPlace((pad.place + size - 1) % size)}
          onPress={() => state.step(-1)}
        />
      )}
      <p>
        <b>{titleOf(pad, words)}</b>
        <small>{sub}</small>
      </p>
      {pad.type !== 'owner' && (
        <IconButton icon="forward" label={words.otherPlace((pad.place + 1) % size)} onPress={() => state.step(1)} />
      )}
      {state.undo !== null && <IconButton icon="undo" label={words.undo} onPress={state.undo} />}
    </div>
  );
}

function PadFoot({ board, state, pad, words }: Part) {
  const { isBusy, view } = board;
  const { model } = state;
  if (model.mode === 'pass')
    return (
      <div class="thumb btc-foot">
        <Button isLarge onPress={() => state.choose({ mode: 'guess' })}>
          {words.back}
        </Button>
        <Button kind="primary" isLarge isBusy={isBusy} onPress={state.play}>
          {words.pass}
        </Button>
      </div>
    );
  if (pad.type === 'guess') {
    const missing = model.line.filter((tile) => tile === null).length;
    const digits = model.command?.type === 'guess' ? model.command.tiles.map(numberOf).join(' ') : '';
    return (
      <div class="thumb btc-foot" data-warned={model.warning !== null}>
        {model.canAsk ? (
          <Button isLarge onPress={state.letGo}>
            {words.back}
          </Button>
        ) : (
          model.canPass && (
            <Button isLarge onPress={() => state.choose({ mode: 'pass' })}>
              {words.pass}
            </Button>
          )
        )}
        {model.command === null ? (
          <Button isLarge onPress={() => {}} missing={words.missing(missing)}>
            {words.say}
          </Button>
        ) : (
          <Button kind="primary" isLarge isBusy={isBusy} onPress={state.play}>
            {model.warning === null ? words.sayRow(digits) : words.sayAnyway}
          </Button>
        )}
      </div>
    );
  }
  return (
    <div class="thumb btc-foot">
      {pad.type === 'mark' ? (
        <Button
          isLarge
          isPressed={pad.isSetting}
          onPress={() => state.choose({ isSetting: !pad.isSetting, mode: 'mark', place: pad.place })}
        >
          {words.itIs}
        </Button>
      ) : (
        <Button isLarge onPress={() => state.choose({ mode: 'mark', place: state.choice.place ?? 0 })}>
          {words.toPlace(state.choice.place ?? 0)}
        </Button>
      )}
      {isCrowd(view.table) && pad.type === 'mark' && (
        <Button isLarge onPress={() => state.choose({ mode: 'owner' })}>
          {words.toOwners}
        </Button>
      )}
      <Button kind="primary" isLarge onPress={state.letGo}>
        {words.done}
      </Button>
    </div>
  );
}
