import { view } from '@cifra/kernel';
import { describe, expect, test } from 'vitest';
import { prompt } from '../board/ask.ts';
import type { RevealShow } from '../board/beats.ts';
import { dialsOf, draftsSeen, ledgerOf, plateModel, roundsOf, windowsOf } from '../board/model.ts';
import { decrypto } from '../rules/judge/index.ts';
import { boardWords } from '../words/board.ts';
import { ALL_123, answer, clues, confirm, draft, given, round, WHITE } from './build.ts';

const level = (seats = 4) => given({ seats, chance: ALL_123 });

describe('the ledger', () => {
  test('[D22] has all rounds from the start, and every clue under its digit', () => {
    const match = clues(round(level()));
    const lines = ledgerOf(match.view(0), 'white');
    expect(lines).toHaveLength(8);
    expect(lines[0]?.cells).toEqual(['algebra', 'historia', 'biologia', null]);
    expect(lines[0]?.code).toEqual([1, 2, 3]);
    expect(lines[1]).toMatchObject({ isNow: true, code: null, unplaced: ['politica', 'economia', 'tradicion'] });
    expect(lines[2]).toMatchObject({ isNow: false, unplaced: null, code: null });
    expect(ledgerOf(round(given({ seats: 3 })).view(0), 'white')).toHaveLength(5);
  });

  test('the encryptor sees their clues under their digits at once, the others do not', () => {
    const match = clues(round(level()));
    expect(ledgerOf(match.view(2), 'white')[1]).toMatchObject({ code: [1, 2, 3], isSecret: true, unplaced: null });
    expect(ledgerOf(match.view(0), 'white')[1]?.code).toBeNull();
    expect(ledgerOf(match.view('spectator'), 'white')[1]?.code).toBeNull();
  });

  test('marks are judged from my side: an interception by the rivals is bad, mine is good', () => {
    const match = round(level());
    round(match, 'intercepted');
    const of = (viewer: number | 'spectator') => ledgerOf(match.view(viewer), 'white')[1];
    expect(of(0)).toMatchObject({
      answer: { isRight: true, tone: 'good' },
      interception: { isRight: true, tone: 'bad' },
    });
    expect(of(1)).toMatchObject({ answer: { isRight: true, tone: 'plain' }, interception: { tone: 'good' } });
    expect(of('spectator')).toMatchObject({ answer: { tone: 'plain' }, interception: { tone: 'plain' } });
  });
});

describe('windows', () => {
  test('[D2] only one’s own words are known; clues are gathered with their rounds', () => {
    const match = round(level());
    expect(windowsOf(match.view(0), 'white').map(({ word }) => word)).toEqual(WHITE);
    expect(windowsOf(match.view(1), 'white').map(({ word }) => word)).toEqual([null, null, null, null]);
    expect(windowsOf(match.view(1), 'white')[1]?.clues).toEqual([{ round: 1, clue: 'historia' }]);
  });
});

describe('dials', () => {
  test('[D21] say who set them, and what I turn is mine at once', () => {
    const match = clues(round(level())).when(1, draft(2, null, 3));
    expect(dialsOf(match.view(3), 'black', null)).toMatchObject([
      { digit: 2, by: 1, taken: [3] },
      { digit: null, by: null, taken: [2, 3] },
      { digit: 3, by: 1, taken: [2] },
    ]);
    expect(dialsOf(match.view(3), 'black', [2, 4, 3]).map(({ by }) => by)).toEqual([1, 3, 1]);
  });

  test('[D5] a team’s dials are its own; a replay with everything open shows both', () => {
    const match = clues(round(level())).when(1, draft(2, null, 3));
    expect(draftsSeen(match.view(1))).toEqual(['black']);
    expect(draftsSeen(match.view('spectator'))).toEqual([]);
    expect(draftsSeen(clues(level()).view(1))).toEqual([]);
    const { state } = match;
    const open = Object.assign(Object.create(Object.getPrototypeOf(match.view('spectator'))), match.view('spectator'), {
      hands: state.hands,
    });
    expect(draftsSeen(open)).toEqual(['white', 'black']);
    expect(dialsOf(open, 'black', null).map(({ digit }) => digit)).toEqual([2, null, 3]);
    expect(ledgerOf(open, 'white')[1]?.code).toEqual([1, 2, 3]);
  });
});

describe('plates', () => {
  test('[D4] the pen is the encryptor’s, a tick is whose part is done', () => {
    const match = level();
    expect(plateModel(match.view(0), 'white', null, true)).toMatchObject({ part: 'writes', isMine: true });
    expect(plateModel(match.view(0), 'white', null, true).crew).toEqual([
      { seat: 0, isEncryptor: true, isDone: false },
      { seat: 2, isEncryptor: false, isDone: false },
    ]);
    clues(match);
    expect(plateModel(match.view(0), 'black', null, true).part).toBe('listens');
    expect(plateModel(match.view(0), 'white', null, true).part).toBe('decodes');
  });

  test('[D7] a lamp is lit when its token has landed, and not before', () => {
    const match = round(level());
    const before = match.table.tokens;
    clues(match);
    answer(match, 'black', 123);
    match.when(0, confirm(123));
    const at = view(decrypto, match.state, 0);
    const show = { before, tokens: at.table.tokens } as RevealShow;
    expect(plateModel(at, 'black', show, false)).toMatchObject({
      tokens: { interceptions: 0 },
      isNew: { interceptions: false },
    });
    expect(plateModel(at, 'black', show, true)).toMatchObject({
      tokens: { interceptions: 1 },
      isNew: { interceptions: true },
    });
    expect(plateModel(at, 'white', show, true).isNew.interceptions).toBe(false);
  });

  test('[D20] five rounds against one', () => {
    expect(roundsOf(given({ seats: 3 }).view(0))).toBe(5);
    expect(plateModel(given({ seats: 3 }).view(0), 'black', null, true)).toMatchObject({
      isAlone: true,
      part: 'listens',
    });
  });
});

describe('what is asked', () => {
  const names = (seat: number) => ['Ana', 'Bruno', 'Carla', 'Dani'][seat] ?? '';
  const asked = (viewer: number, waiting: readonly number[], language: 'en' | 'es') => {
    const at = level().view(viewer);
    return prompt({ ...at, table: { ...at.table, waiting } } as typeof at, language, names);
  };

  test('whoever is waited for is named, one or several, and nobody where all clues are in', () => {
    expect(asked(2, [0, 1], 'es')).toBe('Escriben Ana y Bruno.');
    expect(asked(2, [1], 'es')).toBe('Escribe Bruno.');
    expect(asked(2, [], 'es')).toBe('Ya están todas las pistas.');
    expect(asked(2, [], 'en')).toBe('All clues are in.');
    expect(boardWords.es.promptConfirmed('Bruno y Dani', 2)).toBe('Confirmado. Faltan Bruno y Dani.');
    expect(boardWords.es.promptLocked('Bruno', 1)).toBe('Has entregado. Falta Bruno.');
  });
});
