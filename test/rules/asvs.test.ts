import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const text = readFileSync('test/rules/asvs.md', 'utf8');
const standings = ['met', 'not applicable', 'missing'] as const;

/** Each requirement with how it stands, and the files that are named for it. */
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) +\| (.+?) +\| (.+?) +\| (.+) \|$/gm)].map(
  ([, number = '', , standing = '', because = '']) => ({
    number,
    standing,
    because,
    files: filesIn(because),
  }),
);

function filesIn(told: string): string[] {
  return [...told.matchAll(/`([\w.-]+(?:\/[\w.-]+)*\.(?:tsx?|md|json))`/g)].flatMap(([, file]) => file ?? []);
}

it('tells of each requirement of ASVS 5.0 levels 1 and 2 once, how it stands and why', () => {
  // Levels 1 and 2 of 5.0.0 have so many.
  expect(new Set(rows.map(({ number }) => number)).size).toBe(253);
  expect(rows).toHaveLength(253);
  expect(rows.filter(({ standing }) => !standings.some((one) => one === standing))).toEqual([]);
});

it('names a file for whatever is met, and every file that it names exists', () => {
  const unproven = rows.filter(({ standing, files }) => standing === 'met' && files.length === 0);
  expect(unproven.map(({ number, because }) => `${number}: ${because}`)).toEqual([]);
  expect(filesIn(text).filter((file) => !existsSync(file))).toEqual([]);
});

it('counts right', () => {
  const [met, inapplicable, missing] = standings.map(
    (one) => rows.filter(({ standing }) => standing === one).length,
  );
  expect(text).toContain(
    `Of 253, ${met} are met, ${inapplicable} are not applicable and ${missing} are missing`,
  );
});
