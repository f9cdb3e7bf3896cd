import type { CommandContext } from '../context.ts';
import { usageError } from '../context.ts';

/** The words after a command: what to do, and with what. */
export type Chosen = { readonly verb: string; readonly objects: readonly string[] };

/** Reads `close <room> …`: null, once it has been said, where the verb is none or takes another number of words. */
export async function chooseVerb(
  context: CommandContext,
  positionals: readonly string[],
  verbs: { readonly [verb: string]: 'none' | 'one' | 'several' },
): Promise<Chosen | null> {
  const [verb = 'list', ...objects] = positionals;
  const takes = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
  if (takes === undefined) {
    await usageError(context, { code: 'unknown-verb', verb: verb.slice(0, 40), known: Object.keys(verbs).join(', ') });
    return null;
  }
  const most = takes === 'none' ? 0 : takes === 'one' ? 1 : 1_000;
  if (objects.length > most) {
    await usageError(context, { code: 'too-many-words', word: (objects[most] ?? '').slice(0, 40) });
    return null;
  }
  if (takes !== 'none' && objects.length === 0) {
    await usageError(context, { code: 'verb-needs-object', verb });
    return null;
  }
  return { verb, objects };
}
