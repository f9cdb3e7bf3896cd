import { describe, expect, test } from 'vitest';
import { plain, readName } from '../index.ts';
import { ANA, BEN, house, Table } from './house.ts';

describe('names', () => {
  test.each(['\u3164', '\u2800\u2800', '\u034f', '\u115f\u1160', '\uffa0', '\u{e0100}', '\ufe0f', ' \u00ad ', '...'])(
    'that show nothing are refused: %j (S14)',
    async (name) => {
      expect(readName(name)).toBeNull();
      const room = await Table.open(house().rooms, ANA, { game: 'qwinto' });
      expect(await room.tries({ id: 'x', name }, { type: 'sit' })).toBe('bad-name');
    },
  );

  test.each([
    ['Ada\u3164', 'Ada'],
    ['A\u034fda', 'Ada'],
    ['Ａｄａ', 'Ada'],
    ['José', 'José'],
    ['❤️ Ada', '❤️ Ada'],
    ['👩‍🚀', '👩‍🚀'],
    ['1️⃣', '1️⃣'],
    ['می‌خواهم', 'می‌خواهم'],
  ])('are read as people see them: %j', (raw, name) => expect(readName(raw)).toBe(name));

  test('talk of nothing but fillers says nothing', () => expect(plain('\u3164 \u2800')).toBe(''));

  test.each(['Ana', 'ana', 'Аnа', 'A n a', 'Ana\u2800', 'Ａna', 'Ána', 'Ana.', '"Ana"', '-Ana-', 'ᴀna', 'Anɑ', 'Αna'])(
    'a twin of somebody at the table is refused: %j (S14)',
    async (name) => {
      const room = await Table.open(house().rooms, ANA, { game: 'qwinto', seats: 3 });
      await room.does(ANA, { type: 'sit' });
      expect(await room.tries({ ...BEN, name }, { type: 'sit' })).toBe('name-taken');
      expect(await room.tries({ ...BEN, name }, { type: 'say', to: 'all', text: 'it is me' })).toBe('name-taken');
      await room.does(BEN, { type: 'sit' });
      expect(await room.tries({ ...BEN, name }, { type: 'rename' })).toBe('name-taken');
      // Whoever is called so already goes on being called so.
      await room.does(ANA, { type: 'say', to: 'all', text: 'no, me' });
      await room.does({ ...ANA, name: 'Anita' }, { type: 'rename' });
      await room.does({ ...BEN, name }, { type: 'rename' });
    },
  );

  test.each(['Anna', 'Ana 2', 'Ana🌸', 'Eva', 'Ян', 'アナ'])(
    'who is called otherwise sits down beside Ana: %j',
    async (name) => {
      const room = await Table.open(house().rooms, ANA, { game: 'qwinto', seats: 3 });
      await room.does(ANA, { type: 'sit' });
      await room.does({ ...BEN, name }, { type: 'sit' });
      expect((await room.table()).seats[1]?.person?.name).toBe(name);
    },
  );
});
