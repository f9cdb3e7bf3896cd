import type { AnyManifest } from '@cifra/games/manifests';
import type { BotName } from '@cifra/kernel';
import { Dialog, language, Segments } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { CharacterList } from '../table/people/CharacterList.tsx';
import { suitedTo } from '../table/people/suited.ts';
import { words } from '../words/index.ts';

type Props = { readonly game: AnyManifest; readonly isOpen: boolean; readonly onClose: () => void };

/** Which bots, and how many; whoever does not care taps “play now” and never sees this. */
export function BotChoice({ game, isOpen, onClose }: Props) {
  const { close, bots: text, playNow } = words.value;
  const { min, max } = game.seats;
  const chosen = useSignal<BotName>(suitedTo(game.id, game.characters)?.character.id ?? 'novice');
  const count = useSignal(game.usualBots);
  return (
    <Dialog title={text.title(game.name[language.value])} isOpen={isOpen} onClose={onClose} closeLabel={close}>
      <div class="setting">
        <p aria-hidden="true">{text.who}</p>
        <CharacterList
          label={text.who}
          characters={game.characters}
          note={game.botsNote?.(game.firstOptions?.(language.value) ?? {})?.[language.value]}
          value={chosen.value}
          onChoose={(one) => {
            chosen.value = one;
          }}
        />
      </div>
      <div class="setting">
        <p aria-hidden="true">{text.count}</p>
        <Segments
          label={text.count}
          value={String(count.value)}
          choices={Array.from({ length: max - min + 1 }, (_, at) => String(min - 1 + at)).map((bots) => ({
            value: bots,
            text: bots,
          }))}
          onChoose={(bots) => {
            count.value = Number(bots);
          }}
        />
      </div>
      <a
        class="button primary large"
        data-game={game.id}
        href={`/play/${game.id}?bot=${chosen.value}&bots=${count.value}`}
      >
        {playNow}
      </a>
    </Dialog>
  );
}
