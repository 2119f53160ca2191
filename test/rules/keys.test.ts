import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const STORE = 'functions/store/';
/** Where the one key stands by which the table's stream picks what it delivers. */
const STREAMED = 'shared/cloud-names.ts';
/** The expressions and faults of the table itself; no keys. */
const NO_KEYS = ['table', 'page-query', 'updates', 'passing-faults'].map((name) => `${STORE}${name}.ts`);

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /^(functions|infra|shared|web)\/.*\.tsx?$/.test(file) && existsSync(file));

/** What a file says between quotes, a template in its pieces. */
function literalsOf(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
  return found;
}

const words = (text: string): string[] => text.match(/\b[A-Z]{3,}(-[A-Z]+)*\b/g) ?? [];

const [table = ''] = /\/\*\n \* Every key[^]*?\*\//.exec(readFileSync(`${STORE}keys.ts`, 'utf8')) ?? [];
const documented = [...new Set(words(table))].toSorted();
const isKept = (file: string): boolean => file.startsWith(STORE) || file === STREAMED;
const stored = sources.filter((file) => isKept(file) && !NO_KEYS.includes(file));

describe('the keys of the table', () => {
  it('are spelled once each, and those of the table in the head comment', () => {
    expect(documented).toContain('TRANSACTION');
    expect(stored.flatMap(literalsOf).flatMap(words).toSorted()).toEqual(documented);
  });

  it('are spelled nowhere but in the store', () => {
    const key = new RegExp(`['"\`#](${documented.join('|')})#`);
    const strangers = sources
      .filter((file) => !isKept(file))
      .filter((file) => key.test(readFileSync(file, 'utf8')));
    expect(strangers).toEqual([]);
  });
});
