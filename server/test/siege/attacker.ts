import { ATTACKS } from './attacks/index.ts';

/** One attack in a process of its own, so that it takes nothing from whoever measures: `attacker NAME PORT SECONDS`. */
const [name = '', port = '', seconds = ''] = process.argv.slice(2);
const attack = Object.hasOwn(ATTACKS, name) ? ATTACKS[name] : undefined;
if (attack === undefined) throw new Error(`No attack ${name}; there are ${Object.keys(ATTACKS).join(', ')}`);
const effort = await attack({ port: Number(port), until: Date.now() + Number(seconds) * 1_000 });
process.stdout.write(JSON.stringify(effort), () => process.exit(0));
