import type { Names, Seat, Shape } from '@cifra/kernel';
import { Button, Dialog, language, type TableSeat } from '@cifra/kit';
import type { HintProps } from '@cifra/kit/review';
import { hintWords } from '../../words/hint.ts';
import { words } from '../../words/index.ts';
import type { HintAtTable, ShownHint } from './use-hint.ts';

type Props = {
  readonly hint: HintAtTable;
  readonly seat: Seat;
  readonly names: Names;
  readonly people: (seat: Seat) => TableSeat;
};

/** What was asked for, drawn as a review draws it: a sheet on a phone, beside the board on a desk. */
export function HintSheet({ hint, ...who }: Props) {
  const { value: shown } = hint.shown;
  return (
    <Dialog
      title={hintWords.value.title}
      isOpen={shown !== null}
      onClose={hint.close}
      closeLabel={words.value.close}
      isSheet
    >
      {shown !== null && <Content hint={hint} shown={shown} {...who} />}
    </Dialog>
  );
}

function Content({ hint, shown, ...who }: Props & { readonly shown: ShownHint }) {
  const text = hintWords.value;
  if (shown.state === 'question')
    return (
      <>
        <p>{text.askHelp}</p>
        <Button kind="primary" onPress={hint.ask}>
          {text.ask}
        </Button>
      </>
    );
  if (shown.state !== 'there')
    return (
      <p role="status" aria-busy={shown.state === 'counting'}>
        {text[shown.state]}
      </p>
    );
  const { module, view, figures } = shown;
  const props: HintProps<Shape> = { ...who, view, figures, language: language.value };
  const { Hint } = module;
  return (
    <>
      <p role="status" class="hint-said">
        {module.said(props)}
      </p>
      <Hint {...props} />
    </>
  );
}
