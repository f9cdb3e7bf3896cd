import { act, type Bot, LANGUAGES, rng as makeRng, open, sealedChance, view } from '@cifra/kernel';
import { seedBytes } from '@cifra/testkit';
import { describe, expect, test } from 'vitest';
import { listenerTo } from '../mind/half.ts';
import { advise, bots, characters, why } from '../mind/index.ts';
import { LEVEL_SETTINGS } from '../mind/levels.ts';
import { sourceOf } from '../mind/source.ts';
import { type Clues, type Decrypto, decrypto, type Options } from '../rules/judge/index.ts';
import { reasons } from '../words/why.ts';
import { answer, clues, confirm, draft, encrypt, given, type Match } from './build.ts';

const NAMES = ['tula', 'pio', 'minerva', 'bruno'];
const everybody: { readonly [name: string]: Bot<Decrypto> } = { ...characters, ...bots };
/** Enough for clues, answers and interceptions of everybody. */
const MOVES = 14;

/** A match between four characters, asked about every move before it is made. */
function played(language: 'en' | 'es', each: (state: Parameters<typeof decrypto.decide>[0], seat: number) => void) {
  const options = decrypto.parseOptions({ language });
  if (!options.ok) throw new Error(options.refusal.code);
  const chance = sealedChance(seedBytes(`why ${language}`));
  const rng = makeRng(3);
  let { state } = open(decrypto, 4, options.value as Options, chance);
  for (let move = 0; move < MOVES; move++) {
    const [seat = 0] = decrypto.toAct(state.table);
    each(state, seat);
    const command = everybody[NAMES[seat] ?? '']?.(view(decrypto, state, seat), rng);
    const step = act(decrypto, state, seat, command ?? { type: 'time-up' }, chance);
    if (!step.ok) throw new Error(step.refusal.code);
    state = step.value.state;
  }
}

describe('why', () => {
  test.each(LANGUAGES)('%s: every move of a bot has a sentence, which quotes a clue that is there', (language) => {
    const quoted = language === 'es' ? /«([^»]+)»/g : /“([^”]+)”/g;
    played(language, (state, seat) => {
      const seen = view(decrypto, state, seat);
      const name = NAMES[seat] ?? '';
      const command = everybody[name]?.(seen, makeRng(1)) ?? { type: 'time-up' };
      const reason = why(seen, command, name);
      expect(reason).not.toBeNull();
      if (reason === null) return;
      const sentence = reasons[language](reason);
      expect(sentence).toMatch(/^\S.*\.$/);
      if (command.type === 'confirm' && (reason.code === 'reads' || reason.code === 'hears')) {
        const shown = state.table.sheet[state.table.half ?? 'white'].at(-1)?.clues ?? [];
        expect(shown).toContain([...sentence.matchAll(quoted)][0]?.[1]);
      }
      if (command.type === 'encrypt') for (const clue of command.clues) expect(sentence).toContain(clue);
    });
  });

  test('[D21] whoever finds a whole code dialled says that it gave way', () => {
    const match = heard(given({ seats: 6 }));
    match.when(2, draft(1, 2, 4));
    const seen = view(decrypto, match.state, 4);
    expect(why(seen, confirm(124), 'minerva')?.code).toMatch(/^(agrees|gives-way)$/);
  });

  test('[D16] what rivals have said is none of their keywords', () => {
    const { keywords } = sourceOf('es', 'both');
    const past = [{ clues: ['fruta', 'perro', 'nieve'], code: [3, 1, 2], answer: null }] as const;
    const suspected = (clues: Clues) => {
      const heard = { language: 'es', words: [], past, clues } as const;
      return keywords[listenerTo(heard, LEVEL_SETTINGS.master).suspect('naranja', 3)];
    };
    // Only whoever has not heard it said believes that it is the word.
    expect(suspected([null, null, null])).toBe('naranja');
    expect(suspected(['naranja', null, null])).not.toBe('naranja');
  });

  test('nobody answers for a bot that is not known', () => {
    expect(why(view(decrypto, given().state, 0), encrypt('noche', 'lago', 'copa'), 'nobody')).toBeNull();
  });
});

/** White's clues are shown: for «negro», «sombrero» and «cóctel». */
function heard(match: Match, third = 'copa'): Match {
  return match.when(0, encrypt('noche', 'cabeza', third)).when(1, encrypt('museo', 'perro', 'mañana'));
}

describe('what a bot says to its partner', () => {
  const about = { round: 1, team: 'white' } as const;
  const line = (match: Match, viewer: number, seat = 2) => {
    const reason = advise(view(decrypto, match.state, viewer), seat, 'tula', about);
    return reason === null ? null : reasons.es(reason);
  };

  test('[D21] one line with its code, what moved it, and how sure it is', () => {
    expect(line(heard(given()), 0)).toBe('«noche» suena a negro: 1. Yo diría 1·4·3, creo.');
  });

  test('[D5] its partners hear it, and nobody else', () => {
    const match = heard(given({ seats: 6 }));
    expect(line(match, 2, 4)).not.toBeNull();
    expect(line(match, 2, 4)).toBe(line(match, 0, 4));
    for (const rival of [1, 3, 5]) expect(line(match, rival, 4)).toBeNull();
    expect(advise(view(decrypto, match.state, 'spectator'), 4, 'tula', about)).toBeNull();
  });

  test('a word that it does not know is named, not hidden', () => {
    expect(line(heard(given(), 'zurriburri'), 0)).toContain('No conozco «zurriburri».');
    const strange = given({ chance: { words: ['xiuhtlán', 'libélula', 'cóctel', 'sombrero', 'a', 'b', 'c', 'd'] } });
    expect(line(heard(strange), 0)).toContain('No conozco nuestra palabra «xiuhtlán».');
  });

  test('[D5] when the code is known it speaks of what was answered, from what was known then', () => {
    const match = answer(heard(given()), 'white', 143);
    expect(line(match, 0)).toBe('«noche» me sonó a negro: 1. Me parecía que sí, nada más.');
  });

  test('[D6] nothing to say about clues that are not shown', () => {
    expect(line(given(), 0)).toBeNull();
    expect(line(clues(given()), 0)).not.toBeNull();
  });
});
