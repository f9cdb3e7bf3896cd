export { classes } from './base/classes.ts';
export { chooseLanguage, language } from './base/language.ts';
export { say, sayInstead } from './base/live.ts';
export { animate, isStill } from './base/motion.ts';
export { moveFocus } from './base/move-focus.ts';
export { remember, remembered } from './base/storage.ts';
export { chooseTheme, keepTheme, THEMES, type Theme, theme } from './base/theme.ts';
export { useBoardKeys } from './base/use-board-keys.ts';
export { type MarkSheet, useMarks } from './base/use-marks.ts';
export {
  type BoardModule,
  type BoardProps,
  type BoardSlots,
  type Ending,
  HELP_LEVELS,
  type Help,
  type KeyHelp,
  type Logged,
  NO_SLOTS,
  type ShareCard,
  type ShareMark,
  type TableSeat,
} from './board.ts';
export { type Character, STRENGTHS, type Strength, strengthText } from './character.ts';
export { Button } from './controls/Button.tsx';
export { Dialog } from './controls/Dialog.tsx';
export { Drawer } from './controls/Drawer.tsx';
export { HoldUp } from './controls/HoldUp.tsx';
export { IconButton } from './controls/IconButton.tsx';
export { LiveRegions } from './controls/LiveRegions.tsx';
export { Segments } from './controls/Segments.tsx';
export { Icon, type IconName } from './icons/Icon.tsx';
export { Mark, type MarkName } from './icons/Mark.tsx';
export { ANIMALS, type Animal, animalOf } from './people/animals/names.ts';
export { Bubble } from './people/Bubble.tsx';
export { coinColour, coinLetter } from './people/coin.ts';
export { Face } from './people/Face.tsx';
export { SeatFace } from './people/SeatFace.tsx';
export { Die, PIP_SHAPES, type PipShape } from './pieces/Die.tsx';
export { Key } from './pieces/Key.tsx';
export { Pips } from './pieces/Pips.tsx';
export { Rack } from './pieces/Rack.tsx';
export { Tile, type TileMark } from './pieces/Tile.tsx';
export { TilePile } from './pieces/TilePile.tsx';
export { SOUNDS, type Sound } from './sound/names.ts';
export { keepAudible, playSound, sounds } from './sound/play.ts';
