import type { FindHint } from '@cifra/mind-kit/review';
import type { Decrypto } from '../rules/judge/index.ts';
import { encryptorTask } from './bot.ts';
import { codesInsight, type ModelInsight, takenFor } from './insight.ts';
import { LEVEL_SETTINGS } from './levels.ts';
import { readSituation } from './situation.ts';

/** For whoever writes clues, what those who listen take each keyword for; for whoever looks for a code, which ones are likely. */
export type ModelHint =
  | { readonly type: 'words'; readonly takenFor: readonly (string | null)[] }
  | Extract<ModelInsight, { type: 'codes' }>;

export const hint: FindHint<Decrypto> = (view) => {
  switch (view.table.phase) {
    case 'clues':
      return {
        type: 'words',
        takenFor: takenFor(encryptorTask(view, readSituation(view), LEVEL_SETTINGS.master.fears)),
      };
    case 'answers':
      return codesInsight(view);
    case 'names':
    case 'judging':
    case 'over':
      return null;
  }
};
