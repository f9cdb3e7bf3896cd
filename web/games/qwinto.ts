import { board } from '@cifra/qwinto/board';
import { tellings } from '@cifra/qwinto/board/text';
import { qwinto as game } from '@cifra/qwinto/rules';

export const parts = { game, tellings, board };
