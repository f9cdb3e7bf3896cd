import { Button, language } from '@cifra/kit';
import { dayText } from '@cifra/room/words';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api, type MyHoliday, type Reply } from '../connection/api.ts';
import { holidayWords } from '../words/holiday.ts';
import { words } from '../words/index.ts';

/** A day as its field has it, by this device's own calendar. */
function fieldOf(day: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** The midnight at which a day of a field begins here, so many days later; null where it is none. */
function midnight(field: string, later = 0): number | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(field) ?? [];
  if (day === undefined) return null;
  return new Date(Number(year), Number(month) - 1, Number(day) + later).getTime();
}

function takenText({ from, until }: NonNullable<MyHoliday['holiday']>): string {
  const text = holidayWords();
  const [first, last] = [dayText(language.value, from), dayText(language.value, until - 1)];
  return first === last ? text.takenOne(first) : text.taken(first, last);
}

/** Days on which my slow clocks stand (T6): whole days of this device's own calendar. */
export function HolidayForm() {
  const { unreachable } = words.value;
  const text = holidayWords();
  const known = useSignal<MyHoliday | null>(null);
  const trouble = useSignal<string | null>(null);
  const from = useSignal(fieldOf(new Date()));
  const to = useSignal(fieldOf(new Date()));
  const take = (reply: Reply<MyHoliday>) => {
    trouble.value = reply.ok ? null : reply.trouble.message || unreachable;
    if (reply.ok) known.value = reply.value;
  };
  useEffect(() => {
    void api.holiday().then(take);
  }, []);
  const ask = async (event: Event) => {
    event.preventDefault();
    const [begins, ends] = [midnight(from.value), midnight(to.value, 1)];
    if (begins !== null && ends !== null) take(await api.takeHoliday({ from: begins, until: ends }));
  };
  if (known.value === null) return null;
  const { holiday, left, season } = known.value;
  const field = (label: string, value: typeof from) => (
    <label class="field">
      <span>{label}</span>
      <input
        class="input"
        type="date"
        required
        min={fieldOf(new Date())}
        value={value.value}
        onInput={(event) => {
          value.value = event.currentTarget.value;
          if (to.value < from.value) to.value = from.value;
        }}
      />
    </label>
  );
  return (
    <form class="card stack holiday-form" aria-labelledby="holidays" onSubmit={(event) => void ask(event)}>
      <h2 id="holidays">{text.title}</h2>
      <p>{text.help(season)}</p>
      {holiday !== null && (
        <div class="row" role="status">
          <strong>{takenText(holiday)}</strong>
          <Button onPress={async () => take(await api.endHoliday())}>
            {holiday.from <= Date.now() ? text.end : text.callOff}
          </Button>
        </div>
      )}
      <div class="row">
        {field(text.from, from)}
        {field(text.to, to)}
        <button type="submit" class="button">
          {text.take}
        </button>
      </div>
      <small class="muted">{text.left(left)}</small>
      {trouble.value !== null && <p role="alert">{trouble.value}</p>}
    </form>
  );
}
