export { someOptions } from '@cifra/kernel';
export { type ContractKit, contract } from './contract.ts';
export { lessonHolds } from './lesson.ts';
export { matchFile } from './match-file.ts';
export { often } from './often.ts';
export { type Extras, type Playout, playout } from './playout.ts';
export { Scenario, type ScenarioSetup } from './scenario.ts';
export type { SecrecyKit } from './secrecy.ts';
export { noChance, playWorld, seedBytes, type TestMove, type TestWorld } from './world.ts';
