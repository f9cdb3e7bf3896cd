import { board } from '@cifra/coda/board';
import { tellings } from '@cifra/coda/board/text';
import { coda as game } from '@cifra/coda/rules';

export const parts = { game, tellings, board };
