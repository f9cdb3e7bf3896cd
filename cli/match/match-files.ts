import { access, constants, mkdir, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import type { ListedGame } from '@cifra/games/rules';
import {
  accept,
  type MatchFile,
  parseMatchFile,
  type Refusal,
  type Result,
  refuse,
  type Shape,
  unreadText,
} from '@cifra/kernel';
import { gameCalled } from '../args/choices.ts';
import { parseJson } from '../args/parse-json.ts';
import { type CommandContext, printError, refusalText } from '../context.ts';
import { EXIT } from '../terminal/io.ts';

export type ReadMatch = { readonly file: MatchFile<Shape>; readonly listed: ListedGame };

/** A match file from disk, and the game that it is one of. */
export async function readMatch(path: string): Promise<Result<ReadMatch>> {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return refuse('unreadable', { file: path });
  const json = parseJson(text);
  if (!json.ok) return { ok: false, refusal: unreadText(text) };
  const file = parseMatchFile(json.value);
  if (!file.ok) return file;
  const listed = gameCalled(file.value.game);
  return listed.ok ? accept({ file: file.value, listed: listed.value }) : listed;
}

/** Makes the folder, before much work is done that could not be written there. */
export async function makeFolder(path: string | undefined): Promise<Result<string | undefined>> {
  if (path === undefined) return accept(path);
  const made = await mkdir(path, { recursive: true }).catch(() => null);
  return made === null ? refuse('unwritable', { file: path }) : accept(path);
}

/** Whether a file can be written there, before a match is played that would be lost. Leaves everything as it was. */
export async function checkWritable(path: string | undefined): Promise<Result<string | undefined>> {
  if (path === undefined) return accept(path);
  try {
    const made = await open(path, 'ax').catch(() => null);
    if (made !== null) {
      await made.close();
      await rm(path);
    } else {
      // Not opened: a pipe would wait for its reader.
      await access(path, constants.W_OK);
      if ((await stat(path)).isDirectory()) return refuse('unwritable', { file: path });
    }
    return accept(path);
  } catch {
    return refuse('unwritable', { file: path });
  }
}

export async function writeMatch(path: string, file: MatchFile<Shape>): Promise<void> {
  await writeFile(path, `${JSON.stringify(file)}\n`);
}

/** A file that is not there is a mistake of the caller's; one that is no match file is itself wrong. */
export async function reportUnreadable(path: string, refusal: Refusal, context: CommandContext): Promise<number> {
  await printError(context, `${path}: ${refusalText(context, refusal)}`);
  return refusal.code === 'unreadable' ? EXIT.usage : EXIT.wrong;
}
