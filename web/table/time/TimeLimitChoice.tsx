import { language } from '@cifra/kit';
import { isSlow, type RoomOrder, type RoomTable, TIME_LIMITS } from '@cifra/room';
import { durationText } from '@cifra/room/words';
import { words } from '../../words/index.ts';

type Props = {
  readonly table: RoomTable;
  readonly isHost: boolean;
  readonly order: (order: RoomOrder) => void;
};

/** How long everybody has for each decision, in words (T1); who is no host reads what was chosen. */
export function TimeLimitChoice({ table, isHost, order }: Props) {
  const { clock } = words.value;
  const { timeLimit } = table;
  const limits = (slow: boolean) => TIME_LIMITS.filter((limit) => isSlow(limit) === slow);
  const help = timeLimit === null ? clock.noneHelp : isSlow(timeLimit) ? clock.slowHelp : clock.liveHelp;
  if (!isHost)
    return (
      <div class="option">
        <p class="option-name">
          <strong>{clock.label}</strong>
          <small>{help}</small>
        </p>
        <p class="option-value">{timeLimit === null ? clock.none : durationText(language.value, timeLimit)}</p>
      </div>
    );
  return (
    <div class="option">
      <label class="field">
        <span>{clock.label}</span>
        <select
          class="input"
          value={String(timeLimit)}
          aria-describedby="help-time-limit"
          onChange={(event) => {
            const chosen = TIME_LIMITS.find((limit) => String(limit) === event.currentTarget.value) ?? null;
            order({ type: 'time-limit', timeLimit: chosen });
          }}
        >
          <option value="null">{clock.none}</option>
          {[false, true].map((slow) => (
            <optgroup key={String(slow)} label={slow ? clock.slow : clock.live}>
              {limits(slow).map((limit) => (
                <option key={limit} value={String(limit)}>
                  {durationText(language.value, limit)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <p class="muted small" id="help-time-limit">
        {help}
      </p>
    </div>
  );
}
