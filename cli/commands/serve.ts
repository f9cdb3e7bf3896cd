import { printError, printLine } from '../context.ts';
import { EXIT } from '../terminal/io.ts';
import { defineCommand } from './command.ts';

const value = { type: 'string' } as const;

/** Opens the house on this computer until it is told to stop. */
export const serve = defineCommand({
  name: 'serve',
  flags: {
    port: value,
    host: value,
    data: value,
    'public-url': value,
    proxies: value,
    log: value,
    thinkers: value,
    'room-idle': value,
    'rooms-per-hour': value,
    'messages-per-second': value,
    'requests-per-minute': value,
    'sockets-per-address': value,
  },
  run: async ({ values }, context) => {
    // Only this command needs the server, and it is the largest part of the house.
    const { openHouse, parseSettings, refusalText } = await import('@cifra/server');
    const { io, language, words } = context;
    const settings = parseSettings(io.env, { ...values });
    if (!settings.ok) {
      await printError(context, refusalText(language, settings.refusal));
      return EXIT.usage;
    }
    const opened = await openHouse(settings.value);
    if (!opened.ok) {
      await printError(context, refusalText(language, opened.refusal));
      return EXIT.wrong;
    }
    await printLine(context, words.serving(opened.value.url));
    await untilStopped(io.interrupt);
    await opened.value.stop();
    return EXIT.ok;
  },
});

/** Ctrl-C, or whoever runs services asks it to end. */
function untilStopped(interrupt: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (interrupt.aborted) resolve();
    interrupt.addEventListener('abort', () => resolve(), { once: true });
    process.once('SIGTERM', () => resolve());
  });
}
