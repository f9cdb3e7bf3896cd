import { board } from '@cifra/qwinto/board';
import { qwinto as game } from '@cifra/qwinto/rules';
import { tellings } from '@cifra/qwinto/words/text';

export const parts = { game, tellings, board };
