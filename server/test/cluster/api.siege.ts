import { chooseHouse, POSTGRES } from '../house-kinds.ts';

// Everything that the interface promises, asked of one process over PostgreSQL.
chooseHouse(POSTGRES);
await import('../api.test.ts');
