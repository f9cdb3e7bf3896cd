import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';
import { SETTING_FLAGS } from '../args/setting-flags.ts';
import { type CommandContext, printError, usageError } from '../context.ts';
import { type Addresses, addressesOf } from '../serve/addresses.ts';
import { EXIT, isTerminal, write } from '../terminal/io.ts';
import { defineCommand } from './command.ts';

/** Opens the house on this computer until it is told to stop. */
export const serve = defineCommand({
  name: 'serve',
  flags: {
    ...SETTING_FLAGS,
    'house-link': { type: 'boolean' },
  },
  run: async ({ values: { 'house-link': showsLink, ...values }, positionals }, context) => {
    const [stranger] = positionals;
    if (stranger !== undefined) return usageError(context, { code: 'too-many-words', word: stranger.slice(0, 40) });
    // Only this command needs the server, and it is the largest part of the house.
    const { openHouse, parseSettings, refusalText } = await import('@cifra/server');
    const { io, language } = context;
    const settings = parseSettings(io.env, { ...values });
    if (!settings.ok) {
      await printError(context, refusalText(language, settings.refusal));
      return EXIT.usage;
    }
    // Heard from here on: whoever stops a house that is just opening gets a farewell too.
    const stopping = listenForStop(io.interrupt);
    const opened = await openHouse(settings.value, { warmsUp: true });
    if (!opened.ok) {
      stopping.done();
      await printError(context, refusalText(language, opened.refusal));
      return EXIT.wrong;
    }
    const { port } = opened.value;
    const addresses = addressesOf({ ...settings.value, port }, networkInterfaces());
    const link = showsLink === true ? `${addresses.here}/house#${await opened.value.operatorToken()}` : null;
    await greet(context, addresses, settings.value.log, link);
    const isAsked = Promise.race([stopping.asked, opened.value.stopAsked]).then(() => true);
    const isWell = await Promise.race([isAsked, opened.value.diskFailed.then(() => false)]);
    stopping.done();
    await opened.value.stop();
    if (isWell) return EXIT.ok;
    // Whoever keeps services running starts it again.
    await printError(context, context.words.diskFailed);
    return EXIT.wrong;
  },
});

/**
 * Tells people where the house is. Whoever reads the log as JSON from standard output finds nothing else there: then
 * the sentence goes to the errors' stream.
 */
async function greet(
  { io, words }: CommandContext,
  { here, nearby }: Addresses,
  log: string,
  link: string | null,
): Promise<void> {
  const isForPeople = isTerminal(io.stdout);
  const operator = link === null ? [] : [words.servingHouse(link)];
  const lines = [words.serving(here), ...nearby.map(words.servingNearby), ...operator];
  await write(isForPeople || log === 'silent' ? io.stdout : io.stderr, `${lines.join('\n')}\n`);
  // A phone reads it off the screen; an address that only this computer knows would lead it nowhere.
  const far = nearby[0] ?? (/\/\/(localhost|127\.|\[::1\])/.test(here) ? null : here);
  if (isForPeople && far !== null) await write(io.stdout, `\n${renderUnicodeCompact(far, { border: 2 })}\n\n`);
}

/** Ctrl-C, or whoever runs services asks it to end; a second time it ends at once. */
function listenForStop(interrupt: AbortSignal): { readonly asked: Promise<void>; done(): void } {
  const stop = new AbortController();
  const ask = () => stop.abort();
  process.once('SIGTERM', ask);
  interrupt.addEventListener('abort', ask, { once: true });
  if (interrupt.aborted) ask();
  const asked = new Promise<void>((resolve) => {
    if (stop.signal.aborted) resolve();
    else stop.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  return { asked, done: () => process.off('SIGTERM', ask) };
}
