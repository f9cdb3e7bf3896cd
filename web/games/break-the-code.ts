import { board } from '@cifra/break-the-code/board';
import { breakTheCode as game } from '@cifra/break-the-code/rules';
import { tellings } from '@cifra/break-the-code/words/text';

export const parts = { game, tellings, board };
