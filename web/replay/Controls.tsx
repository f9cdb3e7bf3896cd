import { Icon } from '@cifra/kit';
import { words } from '../words/index.ts';

type Props = {
  readonly at: number;
  readonly last: number;
  readonly isRunning: boolean;
  readonly onStep: (to: number) => void;
  readonly onRun: () => void;
};

/** Step, slide, or let it run. */
export function Controls({ at, last, isRunning, onStep, onRun }: Props) {
  const { replay } = words.value;
  const steps = [
    { name: 'first', label: replay.first, to: 0, isAtEnd: at === 0 },
    { name: 'previous', label: replay.previous, to: at - 1, isAtEnd: at === 0 },
  ] as const;
  const onwards = [
    { name: 'next', label: replay.next, to: at + 1, isAtEnd: at === last },
    { name: 'last', label: replay.last, to: last, isAtEnd: at === last },
  ] as const;
  const button = ({ name, label, to, isAtEnd }: (typeof steps)[number] | (typeof onwards)[number]) => (
    <button key={name} type="button" class="button" aria-label={label} disabled={isAtEnd} onClick={() => onStep(to)}>
      <Icon name={name} />
    </button>
  );
  return (
    <div class="replay-controls">
      <label class="field">
        <span class="small">{replay.step(at + 1, last + 1)}</span>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          onInput={(event) => onStep(Number(event.currentTarget.value))}
        />
      </label>
      <div class="replay-buttons">
        {steps.map(button)}
        <button
          type="button"
          class="button primary"
          aria-label={isRunning ? replay.pause : replay.play}
          onClick={onRun}
        >
          <Icon name={isRunning ? 'pause' : 'play'} />
        </button>
        {onwards.map(button)}
      </div>
    </div>
  );
}
