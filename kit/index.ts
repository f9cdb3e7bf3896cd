export {
  type BoardModule,
  type BoardProps,
  type BoardSlots,
  type Ending,
  HELP_LEVELS,
  type Help,
  NO_SLOTS,
  type TableSeat,
} from './board.ts';
export { Dialog } from './Dialog.tsx';
export { classes } from './dom.ts';
export { Icon } from './Icon.tsx';
export { LiveRegions } from './LiveRegions.tsx';
export { chooseLanguage, language, remember, remembered } from './language.ts';
export { say } from './live.ts';
export { Tile, type TileMark } from './Tile.tsx';
export { chooseTheme, keepTheme, THEMES, type Theme, theme } from './theme.ts';
