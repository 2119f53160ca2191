import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { otherTexts } from '../../web/text/en/other.ts';

const firstScreens = [
  'web/app/main.tsx',
  'web/app/app-frame.tsx',
  'web/app/not-found-screen.tsx',
  'web/screens/sign-in/sign-in-screen.tsx',
  'web/screens/dashboard/dashboard-screen.tsx',
];

/** Files with all that they import before they run; what is fetched later (`later`, the router) brings the other texts. */
function withImports(files: readonly string[]): ReadonlySet<string> {
  const seen = new Set(files);
  for (const file of seen) {
    const code = readFileSync(file, 'utf8');
    for (const [, path = ''] of code.matchAll(/^(?:import|export)(?! type)[^;]*?from '(\.[^']+\.tsx?)';/gm))
      seen.add(join(dirname(file), path));
  }
  return seen;
}

it('lets the first screens say only what the translator knows by then', () => {
  const other = new RegExp(`['"\`](?:${Object.keys(otherTexts).join('|')})\\.[\\w$]`);
  const files = [...withImports(firstScreens)].filter((file) => existsSync(file) && file.startsWith('web/'));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => other.test(readFileSync(file, 'utf8')))).toEqual([]);
});
