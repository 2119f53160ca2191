import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { areas, contract, fileNameOf } from '../../shared/contract/index.ts';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|tsx)$/.test(file) && existsSync(file));
const apiTests = files
  .filter((file) => file.startsWith('test/api/'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const ownIntentions = (
  ['books', 'categories', 'exports', 'jobs', 'ledger', 'mail', 'matching', 'receipts'] as const
).flatMap((area) => Object.keys(areas[area]).map((name) => [area, name] as const));

describe('the house', () => {
  it.each(Object.keys(contract))('serves %s with a handler and proves it with a test', (name) => {
    expect(existsSync(`functions/http/${fileNameOf(name)}.ts`), 'handler').toBe(true);
    expect(apiTests, 'a test in test/api that names the route').toMatch(new RegExp(`\\b${name}\\b`));
  });

  it.each(ownIntentions)(
    'keeps what a person can ask of %s, %s, in a file of its name',
    async (area, name) => {
      const file = new URL(`../../functions/use-cases/${area}/${fileNameOf(name)}.ts`, import.meta.url);
      const exported: unknown = await import(file.href);
      expect(exported).toHaveProperty(name, expect.any(Function));
    },
  );

  const banned = new RegExp(
    [
      '\\bTO' + 'DO\\b',
      '\\bFIX' + 'ME\\b',
      '\\b(it|test|describe)\\.(only|skip|todo)\\b',
      ': an' + 'y\\b',
      '\\bas an' + 'y\\b',
      'as unknown ' + 'as',
      '@ts-(ignore|nocheck)',
    ].join('|'),
  );
  it.each(files)('%s leaves nothing for later and sets no type aside', (file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    expect(
      lines.flatMap((line, index) => (banned.test(line) ? [`${index + 1}: ${line.trim()}`] : [])),
    ).toEqual([]);
  });

  it('names no machine', () => {
    const named = files.filter((file) =>
      new RegExp('/' + 'work/|/' + 'root/').test(readFileSync(file, 'utf8')),
    );
    expect(named).toEqual([]);
  });

  it.each(files)('%s has a name in kebab case', (file) => {
    expect(file.split('/').at(-1)).toMatch(/^[a-z0-9]+([-.][a-z0-9]+)*\.(ts|tsx)$/);
  });
});
