import { type Attack, pause } from './attack.ts';
import { head, raw } from './raw.ts';

const CONNECTIONS = 8;
/** As many as the house takes on one connection before it hangs up. */
const BREATH = 4;
const RECONNECTIONS = 2_000;

/** S2: what has no limit of its own, asked for as fast as it is answered. */
const PATHS = ['/docs', '/metrics', '/', '/api/openapi.json', '/nothing.png', 'bearer'] as const;

export const floods: Attack = async ({ port, until }) => {
  let answered = 0;
  let opened = 0;
  const one = async (number: number): Promise<void> => {
    const path = PATHS[number % PATHS.length] ?? '/';
    const asked =
      path === 'bearer'
        ? head('GET', '/api/bot/view', { Authorization: `Bearer ${'x'.repeat(43)}` })
        : head('GET', path);
    for (let tries = 0; tries < RECONNECTIONS && Date.now() < until; tries++) {
      const socket = raw(port);
      opened++;
      await new Promise<void>((resolve) => {
        let waiting = 0;
        const next = () => {
          if (Date.now() >= until) socket.destroy();
          else {
            waiting = BREATH;
            socket.write(asked.repeat(BREATH));
          }
        };
        socket.once('connect', next);
        socket.once('close', () => resolve());
        socket.on('data', (chunk) => {
          const answers = chunk.toString('latin1').split('HTTP/1.1 ').length - 1;
          answered += answers;
          waiting -= answers;
          if (waiting <= 0) next();
        });
        setTimeout(() => socket.destroy(), Math.max(1, until - Date.now())).unref();
      });
      await pause(5);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, number) => one(number)));
  return { answers: answered, connections: opened };
};
