export { refusalText } from '../words/index.ts';
export { type Backup, backUp } from './backup.ts';
export type { Contents } from './contents.ts';
export { planRestore, type Restored, type RestorePlan, restore } from './restore.ts';
