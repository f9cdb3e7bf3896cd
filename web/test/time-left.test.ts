import { expect, test } from 'vitest';
import { timeLeft, timeLeftInWords } from '../table/time/time-left.ts';

test.each([
  [9, '0:09', '9 segundos'],
  [80, '1:20', '1 minuto y 20 segundos'],
  [3_600, '1 h 0 min', '1 hora y 0 minutos'],
  [86_399, '23 h 59 min', '23 horas y 59 minutos'],
  [6 * 86_400 + 5 * 3_600, '6 d 5 h', '6 días y 5 horas'],
])('%i seconds are shown as %s and said as «%s»', (seconds, shown, said) => {
  expect(timeLeft(seconds)).toBe(shown);
  expect(timeLeftInWords(seconds, 'es')).toBe(said);
});
