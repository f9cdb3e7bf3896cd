import type { AnyManifest } from '@cifra/games/manifests';
import type { Json, Refusal } from '@cifra/kernel';
import { language, remember, remembered } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { myName } from '../browser/my-name.ts';
import { go } from '../browser/router.ts';
import { type LoadedGame, loadGame } from '../games/load-game.ts';
import { GameOptions } from '../table/lobby/GameOptions.tsx';
import { companyOf } from '../table/people/company.ts';
import { teamName } from '../table/people/team-name.ts';
import { GamePicture } from '../ui/GamePicture.tsx';
import { words } from '../words/index.ts';
import './pass-setup.css';

const KEY = 'cifra.pass';
const LONGEST = 24;

/** Those who played around this device last time. */
function namesBefore(): readonly string[] {
  try {
    const raw: unknown = JSON.parse(remembered(KEY) ?? '[]');
    return Array.isArray(raw) ? raw.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

/** Who plays around this one device, how many bots with them, and by which of the game's options. */
export function PassSetup({ game }: { readonly game: AnyManifest }) {
  const { pass, room, device, unreachable } = words.value;
  const { min, max } = game.seats;
  const names = useSignal<readonly string[]>(firstNames(Math.max(2, Math.min(min, 4)), max));
  const bots = useSignal(Math.max(0, min - names.value.length));
  const trouble = useSignal<string | null>(null);
  const isBusy = useSignal(false);
  const people = names.value.length;
  const loaded = useLoaded(game);
  const teams = loaded?.game.teams(people + bots.value) ?? [];
  const options = useSignal({ ...game.firstOptions?.(language.value), ...game.sharedOptions } as {
    readonly [name: string]: Json;
  });
  const tell = (refusal: Refusal) =>
    loaded?.tellings[language.value].refusal(refusal) ?? device.trouble[refusal.code] ?? unreachable;
  const set = (next: readonly string[]) => {
    names.value = next;
    bots.value = Math.min(Math.max(bots.value, min - next.length), max - next.length);
  };
  const start = async (event: Event) => {
    event.preventDefault();
    const called = names.value.map((name) => name.trim().replace(/\s+/g, ' '));
    const missing = called.indexOf('');
    const twin = called.findIndex((name, at) => called.indexOf(name) !== at);
    trouble.value =
      missing >= 0 ? pass.nameMissing(missing + 1) : twin >= 0 ? pass.nameTwice(called[twin] ?? '') : null;
    const chosen = loaded?.game.parseOptions(options.value);
    if (chosen?.ok === false) trouble.value ??= tell(chosen.refusal);
    if (trouble.value !== null) return;
    remember(KEY, JSON.stringify(called));
    isBusy.value = true;
    const { openHere } = await import('../device/device.ts');
    const answer = await openHere({
      game: game.id,
      options: options.value,
      people: called,
      bots: companyOf(game.characters, game.characters[0]?.id ?? 'novice', bots.value),
    });
    isBusy.value = false;
    if (answer.ok) go(`/r/${answer.value.id}`);
    else trouble.value = tell(answer);
  };
  return (
    <form class="pass-setup" data-game={game.id} onSubmit={(event) => void start(event)}>
      <div class="pass-head">
        <GamePicture game={game} />
        <h1>{pass.title(game.name[language.value])}</h1>
        <p>{pass.how}</p>
      </div>
      <fieldset class="choices">
        <legend>{pass.who}</legend>
        {names.value.map((name, at) => (
          <div class="pass-name" key={at}>
            <input
              class="input"
              type="text"
              aria-label={pass.name(at + 1)}
              placeholder={pass.name(at + 1)}
              maxLength={LONGEST}
              autocomplete="off"
              value={name}
              onInput={({ currentTarget: { value } }) => set(names.value.with(at, value))}
            />
            {teams.length > 0 && (
              <span class="pass-team">
                {teamName(
                  teams.findIndex((seats) => seats.includes(at)),
                  people + bots.value,
                )}
              </span>
            )}
            {people > 2 && (
              <button
                type="button"
                class="button quiet"
                aria-label={pass.without(name || pass.name(at + 1))}
                onClick={() => set(names.value.toSpliced(at, 1))}
              >
                ×
              </button>
            )}
          </div>
        ))}
        {people < max && (
          <button type="button" class="button" onClick={() => set([...names.value, ''])}>
            {pass.more}
          </button>
        )}
      </fieldset>
      {people < max && (
        <label class="pass-bots">
          {pass.bots}
          <select
            class="input"
            value={bots.value}
            onChange={({ currentTarget: { value } }) => {
              bots.value = Number(value);
            }}
          >
            {Array.from({ length: max - Math.max(people, min) + 1 }, (_, at) => Math.max(0, min - people) + at).map(
              (count) => (
                <option key={count} value={count}>
                  {count}
                </option>
              ),
            )}
          </select>
        </label>
      )}
      {loaded !== null && (
        <details class="pass-options">
          <summary>{room.options}</summary>
          <div class="option-list">
            <GameOptions
              loaded={loaded}
              options={options.value}
              change={(next) => {
                options.value = next;
              }}
            />
          </div>
        </details>
      )}
      {trouble.value !== null && (
        <p class="banner trouble" role="alert">
          {trouble.value}
        </p>
      )}
      <button type="submit" class="button primary large" disabled={isBusy.value}>
        {room.start}
      </button>
    </form>
  );
}

/** The game, once it is here; without it the form works all the same. */
function useLoaded({ id }: AnyManifest): LoadedGame | null {
  const loaded = useSignal<LoadedGame | null>(null);
  useEffect(() => {
    loadGame(id).then(
      (one) => {
        loaded.value = one;
      },
      () => {},
    );
  }, [id, loaded]);
  return loaded.value;
}

function firstNames(count: number, max: number): readonly string[] {
  const before = namesBefore().slice(0, max);
  if (before.length >= 2) return before;
  return Array.from({ length: count }, (_, at) => (at === 0 ? myName() : ''));
}
