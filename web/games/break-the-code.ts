import { board } from '@cifra/break-the-code/board';
import { tellings } from '@cifra/break-the-code/board/text';
import { breakTheCode as game } from '@cifra/break-the-code/rules';

export const parts = { game, tellings, board };
