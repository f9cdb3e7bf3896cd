import { chooseHouse, THREE_PROCESSES } from './house-kinds.ts';

// Everything that the interface promises, asked of three processes in turn.
chooseHouse(THREE_PROCESSES);
await import('./api.test.ts');
