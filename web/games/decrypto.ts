import { board } from '@cifra/decrypto/board';
import { decrypto as game } from '@cifra/decrypto/rules';
import { tellings } from '@cifra/decrypto/words/text';

export const parts = { game, tellings, board };
