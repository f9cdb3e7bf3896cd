export { someOptions } from '@cifra/kernel';
export { type ContractKit, contract, matchFile } from './contract.ts';
export { lessonHolds } from './lesson.ts';
export { type Extras, type Playout, playout } from './playout.ts';
export { Scenario, type Scene } from './scenario.ts';
export type { SecrecyKit } from './secrecy.ts';
export { type Move, noChance, playWorld, seedBytes, type World } from './world.ts';
