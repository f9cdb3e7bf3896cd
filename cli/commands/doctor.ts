import { SETTING_FLAGS } from '../args/setting-flags.ts';
import { printError, printLine, usageError } from '../context.ts';
import { EXIT } from '../terminal/io.ts';
import { defineCommand } from './command.ts';

const MARKS = { well: '✓', watch: '!', bad: '✗' } as const;

/** Looks at everything that may be wrong with a house, and says what to do. */
export const doctor = defineCommand({
  name: 'doctor',
  flags: {
    ...SETTING_FLAGS,
    json: { type: 'boolean' },
  },
  run: async ({ values: { json, ...flags }, positionals }, context) => {
    const [stranger] = positionals;
    if (stranger !== undefined) return usageError(context, { code: 'too-many-words', word: stranger.slice(0, 40) });
    const { checkText, examine, refusalText } = await import('@cifra/server/operator');
    const found = await examine(context.io.env, { ...flags });
    if ('code' in found) {
      const message = refusalText(context.language, found);
      if (json === true) await printLine(context, JSON.stringify({ ok: false, code: found.code, message }));
      else await printError(context, message);
      return EXIT.usage;
    }
    const checks = found.map((check) => ({ ...check, message: checkText(context.language, check) }));
    const ok = checks.every(({ state }) => state !== 'bad');
    if (json === true) await printLine(context, JSON.stringify({ ok, checks }));
    else for (const { state, message } of checks) await printLine(context, `${MARKS[state]} ${message}`);
    return ok ? EXIT.ok : EXIT.wrong;
  },
});
