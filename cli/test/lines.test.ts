import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { type InputLine, readLines } from '../terminal/lines.ts';

async function lines(
  chunks: readonly (string | Buffer)[],
  maxBytes = 100,
): Promise<readonly (string | InputLine['kind'])[]> {
  const read: (string | InputLine['kind'])[] = [];
  const input = Readable.from(chunks.map((chunk) => Buffer.from(chunk)));
  for await (const line of readLines(input, maxBytes)) read.push(line.kind === 'line' ? line.text : line.kind);
  return read;
}

describe('lines of a stream', () => {
  test('come whole, however the stream was cut', async () => {
    const text = Buffer.from('uno\ndós\r\n\ntres');
    const whole = ['uno', 'dós', '', 'tres'];
    expect(await lines([text])).toEqual(whole);
    expect(await lines([...text].map((byte) => Buffer.of(byte)))).toEqual(whole);
    expect(await lines(['a\n'])).toEqual(['a']);
    expect(await lines([])).toEqual([]);
  });

  test('a line at the limit passes, one beyond it is reported once and the next one is read', async () => {
    expect(await lines([`${'x'.repeat(100)}\nshort`])).toEqual(['x'.repeat(100), 'short']);
    expect(await lines([`${'x'.repeat(101)}\nshort`])).toEqual(['too-long', 'short']);
    expect(await lines(['x'.repeat(60), 'x'.repeat(60), 'x'.repeat(600), 'x\nshort\n'])).toEqual(['too-long', 'short']);
  });

  test('an endless line does not fill the memory', async () => {
    function* endless() {
      for (let at = 0; at < 20_000; at++) yield Buffer.alloc(64 * 1024, 'x');
    }
    const before = process.memoryUsage().rss;
    const read: string[] = [];
    for await (const { kind } of readLines(Readable.from(endless()), 1024 * 1024)) read.push(kind);
    expect(read).toEqual(['too-long']);
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024);
  });

  test('bytes that are no UTF-8 are said to be none', async () => {
    expect(await lines([Buffer.of(0xff, 0xfe, 0x0a), 'next'])).toEqual(['not-utf8', 'next']);
  });
});
