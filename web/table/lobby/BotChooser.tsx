import { findCharacter, findManifest } from '@cifra/games/manifests';
import type { BotName } from '@cifra/kernel';
import { Button, Dialog, language } from '@cifra/kit';
import type { RoomTable } from '@cifra/room';
import { useSignal } from '@preact/signals';
import { words } from '../../words/index.ts';
import { CharacterList } from '../people/CharacterList.tsx';

type Props = {
  readonly table: RoomTable;
  /** Who is looked at first. */
  readonly first: BotName;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onChoose: (bot: BotName) => void;
};

/** Who comes when a bot is asked for: every character with its face and a sentence. */
export function BotChooser({ table, first, isOpen, onClose, onChoose }: Props) {
  const { lobby, close: closeLabel } = words.value;
  const manifest = findManifest(table.game);
  const looking = useSignal<BotName | null>(null);
  const looked = looking.value ?? first;
  const done = (then: () => void) => {
    looking.value = null;
    then();
  };
  return (
    <Dialog title={lobby.whoSits} isOpen={isOpen} onClose={() => done(onClose)} isSheet closeLabel={closeLabel}>
      <CharacterList
        label={lobby.whoSits}
        characters={manifest?.characters ?? []}
        note={manifest?.botsNote?.(table.options)?.[language.value]}
        value={looked}
        onChoose={(bot) => {
          looking.value = bot;
        }}
      />
      <Button kind="primary" onPress={() => done(() => onChoose(looked))}>
        {lobby.thisBot(findCharacter(table.game, looked)?.name ?? looked)}
      </Button>
    </Dialog>
  );
}
