import { language } from '@cifra/kit';
import { isSlow, type RoomOrder, type RoomTable, TIME_LIMITS } from '@cifra/room';
import { durationText } from '@cifra/room/words';
import { words } from '../words/index.ts';

type Props = {
  readonly table: RoomTable;
  readonly isHost: boolean;
  readonly order: (order: RoomOrder) => void;
};

/** How long everybody has for each decision, in words (T1). */
export function TimeLimitChoice({ table, isHost, order }: Props) {
  const { clock } = words.value;
  const { timeLimit } = table;
  const limits = (slow: boolean) => TIME_LIMITS.filter((limit) => isSlow(limit) === slow);
  const help = timeLimit === null ? clock.noneHelp : isSlow(timeLimit) ? clock.slowHelp : clock.liveHelp;
  return (
    <div class="option">
      <label class="field">
        <span>{clock.label}</span>
        <select
          class="input"
          value={String(timeLimit)}
          disabled={!isHost}
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
