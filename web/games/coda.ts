import { board } from '@cifra/coda/board';
import { coda as game } from '@cifra/coda/rules';
import { tellings } from '@cifra/coda/words/text';

export const parts = { game, tellings, board };
