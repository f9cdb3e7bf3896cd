import { join } from 'node:path';
import { LANGUAGES } from '@cifra/kernel';
import { expect, test } from 'vitest';
import { openHouse, parseSettings, refusalText } from '../index.ts';
import { Counts } from '../metrics.ts';
import { openEmbedded } from '../store/embedded.ts';
import { openSqlite } from '../store/sqlite.ts';
import { temporaryFolder } from './house.ts';
import { append, entry } from './store-contract.ts';

test('data of a newer version are left alone, and a sentence says why', async () => {
  const settings = parseSettings({ HOST: '127.0.0.1', PORT: '0', CIFRA_LOG: 'silent', CIFRA_DATA: temporaryFolder() });
  if (!settings.ok) throw new Error(settings.refusal.code);
  const first = await openHouse(settings.value);
  if (!first.ok) throw new Error(first.refusal.code);
  await first.value.stop();

  const database = await openSqlite(join(settings.value.data, 'cifra.db'));
  database.exec("insert into kysely_migration values ('9999-to-come', '2099-01-01T00:00:00.000Z')");
  database.close();

  const second = await openHouse(settings.value);
  if (second.ok) throw new Error('opened');
  expect(second.refusal.code).toBe('data-newer');
  for (const language of LANGUAGES) expect(refusalText(language, second.refusal)).toMatch(/newer version|más nueva/);
  // The folder is free again for the version that wrote it.
  const third = await openHouse({ ...settings.value });
  expect(third).toMatchObject({ ok: false, refusal: { code: 'data-newer' } });
});

test('an update of the tables that was killed in the middle is done again from the start', async () => {
  const folder = temporaryFolder();
  const first = await openEmbedded(folder, new Counts(), Date.now);
  await first.store.append('room', append(entry(1)));
  await first.close();
  const database = await openSqlite(join(folder, 'cifra.db'));
  // As 0.1 left it, and one table further.
  database.exec(
    "delete from kysely_migration where name > '0002'; drop table bans; drop table seen; drop table codes;",
  );
  database.close();
  const second = await openEmbedded(folder, new Counts(), Date.now);
  expect(await second.store.read('room', 0, 10)).toEqual([entry(1)]);
  expect([await second.records.bans(), await second.records.known()]).toEqual([[], []]);
  await second.close();
});
