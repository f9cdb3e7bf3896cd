import type { BoardModule } from '@cifra/kit';
import type { Coda } from '../rules/types.ts';
import { confirm, prompt } from './ask.ts';
import { Board } from './Board.tsx';

export const board: BoardModule<Coda> = { Board, prompt, confirm };
