// @ts-check
// TypeScript cannot glob project references: those of the games are written here, from the folders that there are.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const games = fileURLToPath(new URL('../games', import.meta.url));

/** Every project below a folder, as paths from `games/`. @param {string} folder @returns {string[]} */
function projectsIn(folder) {
  return readdirSync(`${games}${folder}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['dist', 'node_modules', 'test'].includes(entry.name))
    .flatMap(({ name }) => {
      const inner = `${folder}/${name}`;
      const isProject = readdirSync(`${games}${inner}`).includes('tsconfig.json');
      return [...(isProject ? [`.${inner}`] : []), ...projectsIn(inner)];
    })
    .sort();
}

const file = `${games}/tsconfig.json`;
const before = readFileSync(file, 'utf8');
const paths = ['../kernel', '../mind-kit', '../kit', ...projectsIn('')].map((path) => `    { "path": "${path}" }`);
const after = before.replace(/"references": \[[^\]]*\]/, `"references": [\n${paths.join(',\n')}\n  ]`);
if (after !== before) writeFileSync(file, after);
