// @ts-check
// A package that is packed carries the licence, which the repository has once.
import { copyFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const licence = fileURLToPath(new URL('../LICENSE', import.meta.url));
if (process.argv[2] === 'copy') copyFileSync(licence, 'LICENSE');
else rmSync('LICENSE', { force: true });
