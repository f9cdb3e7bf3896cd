import type { Json, OptionSpec } from '@cifra/kernel';
import { language } from '@cifra/kit';
import type { ChangedThing, TableChange } from '@cifra/room';
import { durationText } from '@cifra/room/words';
import type { LoadedGame } from '../../games/load-game.ts';
import { doorWords } from '../../words/door.ts';
import { hintWords } from '../../words/hint.ts';
import { words } from '../../words/index.ts';
import { seldomWords } from '../../words/seldom.ts';
import { languageName, valueText } from './option-text.ts';

/** What the host changed, as a sentence in the reader's language. */
export function changeText(loaded: LoadedGame, { by, what }: TableChange): string {
  const door = doorWords();
  const [name, value] = 'option' in what ? optionText(loaded, what.option, what.value) : settingText(what);
  return door.changed(by ?? door.theHost, name, value);
}

function optionText({ game, tellings }: LoadedGame, name: string, value: Json): readonly [string, string] {
  const spec = (game.options as { readonly [name: string]: OptionSpec })[name];
  const { label } = tellings[language.value].option(name as never);
  return [label, spec === undefined ? String(value) : valueText(spec, value)];
}

function settingText({ setting, value }: Extract<ChangedThing, { setting: string }>): readonly [string, string] {
  const { room, lobby, clock } = words.value;
  const { gathering } = seldomWords();
  const door = doorWords();
  const yesOrNo = (isOn: boolean) => (isOn ? lobby.yes : lobby.no);
  switch (setting) {
    case 'seats':
      return [door.seats, String(value)];
    case 'timeLimit':
      return [clock.label, value === null ? clock.none : durationText(language.value, Number(value))];
    case 'pace':
      return [room.pace, yesOrNo(Number(value) > 0)];
    case 'listed':
      return [room.listed, yesOrNo(value === true)];
    case 'takeover':
      return [room.takeover, yesOrNo(value === 'asked')];
    case 'hints':
      return [hintWords.value.option, yesOrNo(value === true)];
    case 'language':
      return [door.language, languageName(String(value))];
    case 'door':
      return [door.label, door.nameForGuests[value === 'ask' ? 'ask' : 'open']];
    case 'gathering':
      return [gathering.label, gathering.name[value as keyof typeof gathering.name]];
  }
}
