import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { hashOfRead, keepPass, passesOf } from '../support/kept-passes.ts';

const root = mkdtempSync(join(tmpdir(), 'matchbook-passes-'));
afterAll(() => rmSync(root, { recursive: true }));

const write = (name: string, text: string) => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
};

describe('what a tool passed', () => {
  const file = join(root, '.local/passes.json');

  it('holds for the same sources and for every tool that passed them', () => {
    write('.local/passes.json', JSON.stringify({ hash: 'earlier', names: ['lint', 'types'] }));
    expect(passesOf('now', file)).toEqual([]);
    keepPass('lint', 'now', file);
    keepPass('types', 'now', file);
    keepPass('lint', 'now', file);
    expect(passesOf('now', file)).toEqual(['lint', 'types']);
    expect(passesOf('earlier', file)).toEqual([]);
    expect(passesOf('now', join(root, 'nowhere.json'))).toEqual([]);
  });

  it.each([
    ['a source', 'shared/money.ts'],
    ['a setting in a folder', 'test/rules/layers.cjs'],
    ['a setting at the root', '.oxlintrc.jsonc'],
    ['a package', 'package-lock.json'],
  ])('holds no more once %s changes', (_, name) => {
    write(name, 'before');
    const before = hashOfRead(root);
    write(name, 'after');
    expect(hashOfRead(root)).not.toBe(before);
  });

  it('holds whatever the tools themselves keep', () => {
    const before = hashOfRead(root);
    write('.local/checks/layers-cache', 'new');
    write('dist/index.js', 'new');
    expect(hashOfRead(root)).toBe(before);
  });
});
