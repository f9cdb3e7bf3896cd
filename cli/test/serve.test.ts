import { writeFileSync } from 'node:fs';
import type { NetworkInterfaceInfo } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { addressesOf } from '../serve/addresses.ts';
import { cifra, temporaryFolder } from './harness.ts';

const at = (address: string, internal = false): NetworkInterfaceInfo[] => [
  { address, internal, family: 'IPv4', netmask: '255.255.255.0', mac: '00:00:00:00:00:00', cidr: null },
];
const NETWORK = {
  lo: at('127.0.0.1', true),
  docker: at('172.17.0.1'),
  wlan: at('192.168.1.20'),
  lost: at('169.254.1.1'),
};

describe('the addresses of a house', () => {
  test.each([
    ['0.0.0.0', null, 'http://localhost:80', ['http://192.168.1.20:80', 'http://172.17.0.1:80']],
    ['::', null, 'http://localhost:80', ['http://192.168.1.20:80', 'http://172.17.0.1:80']],
    ['127.0.0.1', null, 'http://127.0.0.1:80', []],
    ['::1', null, 'http://[::1]:80', []],
    ['0.0.0.0', 'https://cifra.example', 'https://cifra.example', []],
  ])('listening on %s, known as %s', (host, publicUrl, here, nearby) => {
    expect(addressesOf({ host, port: 80, publicUrl }, NETWORK)).toEqual({ here, nearby });
  });
});

/** Opens a house and closes it once it has said where it is. */
async function served(args: readonly string[], { terminal = false } = {}) {
  const stop = new AbortController();
  const ended = cifra(['serve', '--port=0', `--data=${temporaryFolder()}`, ...args], {
    terminal,
    interrupt: stop.signal,
    onOutput: (text) => text.includes('open at') && stop.abort(),
  });
  return ended;
}

describe('cifra serve', () => {
  test('on a terminal prints addresses that can be opened, and a code for phones', async () => {
    const { out, code } = await served(['--log=silent', '--host=0.0.0.0', '--public-url=https://cifra.example'], {
      terminal: true,
    });
    expect(out).toContain('The house is open at https://cifra.example');
    expect(out).toMatch(/[▀▄█]{10}/);
    expect(code).toBe(0);
  });

  test('never names an address that nobody can open', async () => {
    const { out } = await served(['--log=silent']);
    expect(out).toContain('http://localhost:');
    expect(out).not.toContain('0.0.0.0');
  });

  test('leaves standard output to the log where the log is on', async () => {
    const { out, err } = await served(['--host=127.0.0.1']);
    expect(out).toBe('');
    expect(err).toContain('open at http://127.0.0.1:');
  });

  test('asked to stop while it is still opening, it opens and closes as always (S14)', async () => {
    const asking = new AbortController();
    const ended = cifra(['serve', '--port=0', '--log=silent', `--data=${temporaryFolder()}`], {
      interrupt: asking.signal,
    });
    // A listener of ours keeps the signal from ending the tests, whatever the command does.
    const heard = () => {};
    process.on('SIGTERM', heard);
    await expect.poll(() => process.listenerCount('SIGTERM'), { interval: 1 }).toBe(2);
    process.kill(process.pid, 'SIGTERM');
    expect((await ended).code).toBe(0);
    expect(process.listenerCount('SIGTERM')).toBe(1);
    process.off('SIGTERM', heard);
  });

  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  test.each<[string, readonly string[], number, RegExp, RegExp]>([
    ['a word too many', ['extra'], 2, /What is “extra” for/, /¿Para qué es «extra»|extra/],
    ['a host that is none', ['--host=999.1.1.1'], 1, /does not let us listen on 999\.1\.1\.1/, /999\.1\.1\.1/],
    [
      'a folder that cannot be made',
      ['--data=/proc/nope/data'],
      1,
      /\/proc\/nope\/data cannot be used: it cannot be made/,
      /no se puede crear/,
    ],
    ['a folder without pages', ['--site=/nowhere'], 1, /no pages in \/nowhere/, /En \/nowhere no hay páginas/],
    ['a file in the way', [`--data=${file}`], 1, /cannot be used: a file of that name is in the way/, /hay un archivo/],
  ])('says in a sentence: %s', async (_, args, code, english, spanish) => {
    for (const [language, sentence] of [
      ['en', english],
      ['es', spanish],
    ] as const) {
      const ran = await cifra([
        'serve',
        '--port=0',
        '--log=silent',
        `--data=${temporaryFolder()}`,
        ...args,
        '--lang',
        language,
      ]);
      expect(ran.err).toMatch(sentence);
      expect(ran.err).not.toMatch(/ {4}at /);
      expect(ran.code).toBe(code);
    }
  });
});
