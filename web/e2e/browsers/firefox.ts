import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';
import type { Drive } from './drive.ts';

/** Firefox by its own protocol, WebDriver BiDi, over a socket of its own: no driver has to be fetched. */
export async function openFirefox(path: string): Promise<Drive> {
  const profile = mkdtempSync(join(tmpdir(), 'cifra-firefox-'));
  const program = spawn(
    path,
    [
      '--headless',
      '--no-remote',
      '--profile',
      profile,
      '--remote-debugging-port',
      '0',
      '--width',
      '390',
      '--height',
      '844',
    ],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const address = await new Promise<string>((found, failed) => {
    program.once('exit', () => failed(new Error('Firefox did not start')));
    program.stderr.on('data', (data: Buffer) => {
      const [, url] = /WebDriver BiDi listening on (ws:\S+)/.exec(String(data)) ?? [];
      if (url !== undefined) found(`${url}/session`);
    });
  });
  const socket = new WebSocket(address);
  await new Promise((opened, failed) => socket.once('open', opened).once('error', failed));
  const waiting = new Map<
    number,
    { readonly done: (result: unknown) => void; readonly failed: (error: Error) => void }
  >();
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as { id?: number; type: string; result?: unknown; message?: string };
    const asked = message.id === undefined ? undefined : waiting.get(message.id);
    if (message.type === 'error') asked?.failed(new Error(message.message));
    else asked?.done(message.result);
  });
  let last = 0;
  const ask = <R>(method: string, params: object): Promise<R> =>
    new Promise((done, failed) => {
      const id = ++last;
      waiting.set(id, { done: done as (result: unknown) => void, failed });
      socket.send(JSON.stringify({ id, method, params }));
    });
  await ask('session.new', { capabilities: {} });
  const { context } = await ask<{ context: string }>('browsingContext.create', { type: 'tab' });
  await ask('browsingContext.setViewport', { context, viewport: { width: 390, height: 844 } });
  return {
    goto: async (url) => void (await ask('browsingContext.navigate', { context, url, wait: 'complete' })),
    evaluate: async <A, R>(run: (argument: A) => R, argument: A) => {
      const expression = `JSON.stringify((${run})(${JSON.stringify(argument)}) ?? null)`;
      const { result, exceptionDetails } = await ask<{
        result?: { value: string };
        exceptionDetails?: { text: string };
      }>('script.evaluate', { expression, target: { context }, awaitPromise: true });
      if (result === undefined) throw new Error(exceptionDetails?.text);
      return JSON.parse(result.value) as R;
    },
    picture: async () => {
      const { data } = await ask<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    close: async () => {
      socket.close();
      const gone = new Promise((resolve) => program.once('exit', resolve));
      program.kill();
      await gone;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
