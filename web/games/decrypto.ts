import { board } from '@cifra/decrypto/board';
import { tellings } from '@cifra/decrypto/board/text';
import { decrypto as game } from '@cifra/decrypto/rules';

export const parts = { game, tellings, board };
