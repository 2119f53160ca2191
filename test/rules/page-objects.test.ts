import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = 'test/e2e';
const specs = readdirSync(folder).filter((file) => file.endsWith('.spec.ts'));

/** How Playwright is asked for something on a page, or within something that was found there. */
const SELECTOR = /\b(?:getBy(?:Role|Label|Text|Title|Placeholder|TestId|AltText)|(?:frameL|l)ocator)\s*\(/;

/** The lines of a spec that look for something themselves, each with its place. */
const selectorsOf = (file: string): readonly string[] =>
  readFileSync(`${folder}/${file}`, 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      SELECTOR.test(line) ? [`${folder}/${file}:${index + 1}: ${line.trim()}`] : [],
    );

it('leaves it to page objects to find what is on a screen: a spec says what is done there and seen', () => {
  expect(specs.length).toBeGreaterThan(30);
  expect(specs.flatMap(selectorsOf)).toEqual([]);
});
