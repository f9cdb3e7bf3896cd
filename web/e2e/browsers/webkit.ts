import { spawn } from 'node:child_process';
import type { Drive } from './drive.ts';
import { until } from './drive.ts';

const PORT = 4_500 + (process.pid % 500);

/** WebKit by plain WebDriver: GTK's own small browser, on a screen that nobody sees. */
export async function openWebKit(miniBrowser: string): Promise<Drive> {
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${PORT}`], { stdio: 'ignore', detached: true });
  const call = async <R>(method: string, path: string, body?: object): Promise<R> => {
    const response = await fetch(`http://127.0.0.1:${PORT}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: R & { readonly error?: string; readonly message?: string } };
    if (!response.ok) throw new Error(value.message ?? value.error);
    return value;
  };
  await until(async () => (await call<{ ready: boolean }>('GET', '/status')).ready, 'WebKit’s driver');
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] } },
    },
  });
  const session = `/session/${sessionId}`;
  await call('POST', `${session}/window/rect`, { width: 430, height: 900 }).catch(() => undefined);
  return {
    goto: async (url) => void (await call('POST', `${session}/url`, { url })),
    evaluate: async <A, R>(run: (argument: A) => R, argument: A) =>
      call<R>('POST', `${session}/execute/sync`, { script: `return (${run})(arguments[0])`, args: [argument] }),
    picture: async () => Buffer.from(await call<string>('GET', `${session}/screenshot`), 'base64'),
    close: async () => {
      await call('DELETE', session).catch(() => undefined);
      // The driver and its screen are one group.
      if (driver.pid !== undefined) process.kill(-driver.pid);
    },
  };
}
