import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { english as words } from '../../shared/text/en/english.ts';
import { french as frenchWords } from '../../shared/text/fr/french.ts';
import { english } from '../../web/text/en/index.ts';
import { french } from '../../web/text/fr/index.ts';

const isGroup = (node: unknown): node is Record<string, unknown> => typeof node === 'object' && node !== null;

/** The texts of a catalogue by their keys; those made of facts as they are written. */
function textsOf(node: unknown, path = ''): readonly (readonly [key: string, text: string])[] {
  if (!isGroup(node)) return [[path, String(node)]];
  return Object.entries(node).flatMap(([name, inner]) =>
    textsOf(inner, path === '' ? name : `${path}.${name}`),
  );
}

const inEnglish = textsOf(english);
const inFrench = new Map(textsOf(french));

/** What is put into a text, and what is drawn around its words. */
const gapsOf = (text: string): string[] =>
  [...text.matchAll(/\{\{\w+\}\}|<\/?\w+>/g)].map(([gap]) => gap).toSorted();

describe('French', () => {
  it('says what English says, no more and no less', () => {
    expect([...inFrench.keys()].toSorted()).toEqual(inEnglish.map(([key]) => key).toSorted());
    expect(textsOf(frenchWords).map(([key]) => key)).toEqual(textsOf(words).map(([key]) => key));
  });

  it('puts the same into each text', () => {
    const otherwise = inEnglish.filter(
      ([key, text]) => gapsOf(text).join() !== gapsOf(inFrench.get(key) ?? '').join(),
    );
    expect(otherwise).toEqual([]);
  });

  it('is French: no sentence of it is the English one', () => {
    const isSentence = (text: string) =>
      (text.replace(/\{\{\w+\}\}/g, '').match(/\p{L}{2,}/gu) ?? []).length > 2;
    expect(inEnglish.filter(([key, text]) => isSentence(text) && inFrench.get(key) === text)).toEqual([]);
  });

  it('is set as in Québec: quotation marks and spaces that hold, and none before ; ! ?', () => {
    const wrong = [...inFrench].filter(([, text]) =>
      /["“”']| [:;!?%»]|« |[\u00a0\u202f][;!?]|\.\.\./.test(text),
    );
    expect(wrong).toEqual([]);
  });
});

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    (file) => /^(web|shared|functions)\/.*\.tsx?$/.test(file) && !/^(web|shared)\/text\/(en|fr)\//.test(file),
  )
  .filter((file) => existsSync(file));

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What some files say between quotes: as it is, and as patterns where values are put in. */
function saidIn(files: readonly string[]): { literals: ReadonlySet<string>; patterns: readonly RegExp[] } {
  const [literals, patterns] = [new Set<string>(), new Set<string>()];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) literals.add(node.text);
    if (ts.isTemplateExpression(node)) {
      const pieces = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
      if (/^[\w.-]+$/.test(pieces.join(''))) patterns.add(`^${pieces.map(escaped).join('[\\w.-]+')}$`);
    }
    ts.forEachChild(node, visit);
  };
  for (const file of files)
    visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
  return { literals, patterns: [...patterns].map((pattern) => new RegExp(pattern)) };
}

/** The keys that nothing asks for. */
function unused(keys: readonly string[], files: readonly string[]): string[] {
  const { literals, patterns } = saidIn(files);
  return keys.filter((key) => !literals.has(key) && !patterns.some((pattern) => pattern.test(key)));
}

describe('the catalogue', () => {
  it('holds no text that no screen says', () => {
    // The terms are drawn as they stand, one section after the other.
    const keys = textsOf({ ...english, legal: {} }).map(([key]) => key.replace(/_(one|other)$/, ''));
    expect(
      unused(
        [...new Set(keys)],
        sources.filter((file) => file.startsWith('web/')),
      ),
    ).toEqual([]);
  });

  it('holds no text that no function says', () => {
    const codes = Object.entries(words)
      .filter(
        ([group]) =>
          ![
            ...['accountantPackage', 'archive', 'ledgers', 'reports', 'feedback', 'codeMails'],
            ...['notices', 'receiptDocumentation', 'sharedPages', 'contact', 'dataExports', 'invoiceSheet'],
          ].includes(group),
      )
      .flatMap(([, texts]) => Object.keys(texts));
    const said = sources.filter((file) => !file.startsWith('shared/text/'));
    const named = said.map((file) => readFileSync(file, 'utf8')).join('\n');
    expect(unused([...new Set(codes)], said).filter((code) => !named.includes(`.${code}(`))).toEqual([]);
  });
});
