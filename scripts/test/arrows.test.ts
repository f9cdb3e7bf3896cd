import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { againstArrows, importsOf, impureRules, packageFolders, targetOf } from '../arrows.ts';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => path !== '');
const folders = packageFolders(files.filter((path) => /^(games\/)?[^/]+\/package\.json$/.test(path)));

describe('the import arrows of the design', () => {
  test('every import goes downwards', () => {
    const sources = files.filter((path) => /\.tsx?$/.test(path) && !path.includes('/dist/'));
    expect(sources.length).toBeGreaterThan(50);
    const wrong = sources.flatMap((path) =>
      importsOf(readFileSync(path, 'utf8')).flatMap((specifier) => {
        const target = targetOf(path, specifier, folders);
        return [impureRules(path, specifier), target === null ? null : againstArrows(path, target)].filter(
          (why) => why !== null,
        );
      }),
    );
    expect(wrong).toEqual([]);
  });

  test.each([
    ['kernel/fold.ts', '@cifra/qwinto/rules'],
    ['kit/Tile.tsx', '@cifra/qwinto/rules'],
    ['games/qwinto/rules/fold.ts', '../words/en.ts'],
    ['games/qwinto/rules/fold.ts', '../../coda/rules/fold.ts'],
    ['games/qwinto/mind/bot.ts', '../words/text.ts'],
    ['games/qwinto/words/text.ts', '../board/index.tsx'],
    ['games/qwinto/rules/fold.ts', '@cifra/testkit'],
  ])('an arrow that goes up is caught: %s imports %s', (path, specifier) => {
    const target = targetOf(
      path,
      specifier,
      new Map([...folders, ['@cifra/qwinto', 'games/qwinto'], ['@cifra/testkit', 'testkit']]),
    );
    expect(target === null ? null : againstArrows(path, target)).not.toBeNull();
  });

  test('a Node module in pure code is caught', () => {
    expect(impureRules('kernel/chance.ts', 'node:crypto')).not.toBeNull();
    expect(impureRules('server/main.ts', 'node:crypto')).toBeNull();
  });

  test('imports of every kind are read', () => {
    const source = `import a from './a.ts';\nexport { b } from "./b.ts";\nimport './c.ts';\nconst d = await import('./d.ts');\nimport type {\n  E,\n} from './e.ts';`;
    expect(importsOf(source)).toEqual(['./a.ts', './b.ts', './c.ts', './d.ts', './e.ts']);
  });
});
