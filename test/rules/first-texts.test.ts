import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { frameTexts } from '../../web/text/en/frame.ts';
import { otherTexts } from '../../web/text/en/other.ts';

/** Screens that come without all texts, each with the groups that the translator does not know by then. */
const screens = {
  'the way in': {
    files: ['web/app/main.tsx', 'web/screens/sign-in/sign-in-screen.tsx'],
    unknown: { ...frameTexts, ...otherTexts },
    filesMin: 50,
  },
  'the frame and the dashboard': {
    files: [
      'web/app/app-frame.tsx',
      'web/app/not-found-screen.tsx',
      'web/screens/dashboard/dashboard-screen.tsx',
    ],
    unknown: otherTexts,
    filesMin: 100,
  },
};

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

it.each(Object.entries(screens))('lets %s say only what the translator knows by then', (_name, one) => {
  const unknown = new RegExp(`['"\`](?:${Object.keys(one.unknown).join('|')})\\.[\\w$]`);
  const files = [...withImports(one.files)].filter((file) => existsSync(file) && file.startsWith('web/'));
  expect(files.length).toBeGreaterThan(one.filesMin);
  expect(files.filter((file) => unknown.test(readFileSync(file, 'utf8')))).toEqual([]);
});
