import type { ComponentChildren } from 'preact';
import { Face } from '../people/Face.tsx';
import { Die, PIP_SHAPES } from '../pieces/Die.tsx';
import { Key } from '../pieces/Key.tsx';
import { Pips } from '../pieces/Pips.tsx';
import { Rack } from '../pieces/Rack.tsx';
import { Tile, type TileMark } from '../pieces/Tile.tsx';
import { TilePile } from '../pieces/TilePile.tsx';
import type { Exhibit } from './exhibit.ts';

const MARKS: readonly TileMark[] = ['moon', 'sun', 'leaf', 'blank'];
const nothing = () => {};

const tall = { '--tile-ratio': '1.75', '--tile-size': '2.6rem' };

/** Tiles on felt, which is where they stand. */
const tray = (children: ComponentChildren) => <div class="tray">{children}</div>;

const tiles: Exhibit = {
  name: 'tile',
  states: [
    {
      name: 'standing',
      show: () => tray(MARKS.map((mark) => <Tile key={mark} mark={mark} value="8" label={`8, ${mark}`} />)),
    },
    { name: 'back', show: () => tray(MARKS.map((mark) => <Tile key={mark} mark={mark} value={null} label={mark} />)) },
    {
      name: 'flat',
      show: () => tray(MARKS.map((mark) => <Tile key={mark} mark={mark} value="11" label={mark} posture="flat" />)),
    },
    { name: 'dash', show: () => tray(MARKS.map((mark) => <Tile key={mark} mark={mark} value="–" label="dash" />)) },
    {
      name: 'can be pressed, pressed, glowing, disabled',
      show: () =>
        tray(
          <>
            <Tile mark="moon" value={null} label="press me" onPress={nothing} />
            <Tile mark="moon" value={null} label="pressed" onPress={nothing} isPressed />
            <Tile mark="sun" value="4" label="hit" isGlowing />
            <Tile mark="sun" value="4" label="not now" onPress={nothing} isDisabled />
          </>,
        ),
    },
    {
      name: 'with notes',
      show: () =>
        tray(
          <>
            <Tile mark="moon" value={null} label="0 or 2" size="4rem">
              <span class="tile-note">0·2</span>
            </Tile>
            <Tile mark="blank" value={null} label="a: 5, 6 or 7" size="4rem">
              <span class="tile-letter">a</span>
              <span class="tile-note">5·6·7</span>
            </Tile>
            <Tile mark="blank" value="9" label="e: 9" size="4rem">
              <span class="tile-letter">e</span>
            </Tile>
          </>,
        ),
    },
    {
      name: 'pile',
      show: () =>
        tray(
          [4, 2, 1].map((left) => (
            <TilePile key={left} mark={left === 2 ? 'sun' : 'moon'} left={left}>
              <Tile mark={left === 2 ? 'sun' : 'moon'} value={null} label={`${left} left`} onPress={nothing} />
            </TilePile>
          )),
        ),
    },
  ],
};

const ROW = ['s0', 'm', 'm3', 'm', 's', 'm', 's8', 'm'] as const;

const racks: Exhibit = {
  name: 'rack',
  states: [
    {
      name: 'a rival',
      show: () => (
        <div style={{ paddingBlockStart: '3.5rem' }}>
          <Rack
            name="Blas"
            head={<Face who={{ animal: 'owl' }} />}
            rail={<Pips standing={5} fallen={3} />}
            aside="5 en pie"
          >
            {ROW.map((tile, at) => {
              const mark = tile.startsWith('m') ? 'moon' : 'sun';
              const value = tile.slice(1) || null;
              return (
                <li key={`${tile}${at}`} style={tall}>
                  {value === null ? (
                    <Tile mark={mark} value={null} label={mark} isPressed={at === 5} onPress={nothing} />
                  ) : (
                    <Tile mark={mark} value={value} label={value} posture="flat" />
                  )}
                </li>
              );
            })}
          </Rack>
        </div>
      ),
    },
    {
      name: 'mine, in turn',
      show: () => (
        <Rack name="Tú" isTurn rail={<Pips standing={4} fallen={0} />} aside="4 en pie">
          {(['moon', 'sun', 'leaf', 'blank'] as const).map((mark, at) => (
            <li key={mark}>
              <Tile mark={mark} value={String(at * 3)} label={mark} size="4rem" />
            </li>
          ))}
        </Rack>
      ),
    },
  ],
};

const keys: Exhibit = {
  name: 'key-pad',
  states: (['moon', 'sun', 'leaf'] as const).map((mark) => ({
    name: mark,
    show: () => (
      <div class="key-pad">
        <Key mark={mark} value="0" label="0" why="no cabe" onPress={nothing} />
        <Key mark={mark} value="1" label="1" why="tuya" onPress={nothing} />
        <Key mark={mark} value="5" label="5" onPress={nothing} />
        <Key mark={mark} value="7" label="7" why="fallaste" isFailed onPress={nothing} />
        <Key mark={mark} value="8" label="8" isPressed onPress={nothing} />
        <Key mark={mark} value="11" label="11" isMarked onPress={nothing} />
        <Key mark={mark} value="–" label="dash" isWide onPress={nothing} />
      </div>
    ),
  })),
};

const DICE = [
  { '--die': '#e2611a', '--die-lo': '#a83d06', '--pip': '#ffffff' },
  { '--die': '#f6bd20', '--die-lo': '#bd8300', '--pip': '#2a1c00' },
  { '--die': '#7440a0', '--die-lo': '#4a2370', '--pip': '#ffffff' },
];

const dice: Exhibit = {
  name: 'die',
  states: [
    {
      name: 'faces',
      show: () => (
        <div class="row">
          {[1, 2, 3, 4, 5, 6].map((value) => (
            <Die key={value} value={value} label={String(value)} />
          ))}
          <Die value={null} label="not thrown" />
        </div>
      ),
    },
    {
      name: 'shapes of pips',
      show: () => (
        <div class="row">
          {PIP_SHAPES.map((pips, at) => (
            <span key={pips} style={DICE[at]}>
              <Die value={4 + at} label={pips} pips={pips} lean={at === 1 ? 'right' : 'left'} />
            </span>
          ))}
        </div>
      ),
    },
  ],
};

export const pieces: readonly Exhibit[] = [tiles, racks, keys, dice];
