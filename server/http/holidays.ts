import { z } from 'zod';
import { DAYS_A_SEASON, type HolidayState } from '../holidays.ts';
import type { House } from '../house.ts';
import type { Api } from './api.ts';
import { errorBody, no } from './refusals.ts';
import { holderOf, mayAsk } from './requester.ts';

const COST = 5;
const time = z.number().describe('In milliseconds since 1970');
const state = z.object({
  holiday: z.object({ from: time, until: time }).nullable().describe('The days off that have begun or come next'),
  left: z.int().describe('How many days are left in this half of the year'),
  season: z.int().describe('How many days everybody has in each half of a year'),
});

const shown = (known: HolidayState): z.infer<typeof state> => ({ ...known, season: DAYS_A_SEASON });

/** Days on which one's slow clocks stand (T6). */
export function holidayRoutes(app: Api, house: House): void {
  app.get(
    '/api/me/holiday',
    { schema: { operationId: 'readHoliday', tags: ['people'], response: { 200: state, '4xx': errorBody } } },
    async (request, reply) => shown(await house.holidays.state(holderOf(house, request, reply).hash)),
  );

  app.put(
    '/api/me/holiday',
    {
      config: { cost: COST },
      schema: {
        operationId: 'takeHoliday',
        tags: ['people'],
        body: z.strictObject({ from: time, until: time }),
        response: { 200: state, '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const { hash } = holderOf(house, request, reply);
      if (!mayAsk(house, request, hash)) return no(request, reply, { code: 'too-many', seconds: 1 });
      const taken = await house.holidays.take(hash, request.body);
      return taken.ok ? shown(taken.value) : no(request, reply, taken.refusal);
    },
  );

  app.delete(
    '/api/me/holiday',
    {
      config: { cost: COST },
      schema: { operationId: 'endHoliday', tags: ['people'], response: { 200: state, '4xx': errorBody } },
    },
    async (request, reply) => {
      const { hash } = holderOf(house, request, reply);
      if (!mayAsk(house, request, hash)) return no(request, reply, { code: 'too-many', seconds: 1 });
      return shown(await house.holidays.end(hash));
    },
  );
}
