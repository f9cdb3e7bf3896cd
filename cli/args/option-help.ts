import type { ListedGame } from '@cifra/games/rules';
import type { OptionSpec } from '@cifra/kernel';
import type { CommandContext } from '../context.ts';

/** The options of a game with their values, the default first named. */
export function optionHelp({ words, language }: CommandContext, { game, tellings }: ListedGame): string {
  const telling = tellings[language];
  const specs = Object.entries(game.options as { readonly [name: string]: OptionSpec });
  if (specs.length === 0) return `\n${words.noOptions(telling.name)}`;
  const lines = specs.map(([name, spec]) => {
    // The list of games forgets which options a game has; these names are its own.
    const { label, help } = telling.option(name as never);
    return `  ${name}=${values(spec)}\n      ${label}. ${help} ${words.byDefault(defaultOf(spec))}`;
  });
  return `\n${words.options(telling.name)}\n${lines.join('\n')}`;
}

function values(spec: OptionSpec): string {
  switch (spec.kind) {
    case 'flag':
      return 'on|off';
    case 'choice':
      return spec.choices.join('|');
    case 'limit':
      return `off|${spec.min}…${spec.max}`;
    case 'list':
      return '…,…|@file';
  }
}

function defaultOf(spec: OptionSpec): string {
  if (spec.kind === 'flag') return spec.default ? 'on' : 'off';
  return spec.kind === 'list' ? spec.default.join(',') || '–' : String(spec.default);
}
