import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** Words that banks and documents print: read, never said. And how pages look, which is no sentence at all. */
const READ_NOT_SAID = [
  'functions/domain/categories/merchant-vocabulary.ts',
  'functions/domain/categories/mixed-houses.ts',
  'functions/domain/categories/sure-brands.ts',
  'functions/domain/categories/sure-merchants.ts',
  'functions/domain/documents/kinds/mail-kind.ts',
  'functions/domain/documents/vendor/known-houses.ts',
  'functions/domain/text/bank-noise.ts',
  'functions/domain/text/month-names.ts',
  'functions/domain/text/name-key.ts',
  'functions/domain/text/place-tail.ts',
  'functions/domain/duplicates/alike-texts.ts',
  'functions/domain/pages/styles.ts',
];

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /^functions\/(domain|use-cases)\/.*\.ts$/.test(file))
  .filter((file) => existsSync(file) && !READ_NOT_SAID.includes(file));

/** Three words side by side as no key or pattern has them, or a capital with a full stop at the end. */
const isSentence = (text: string): boolean =>
  /\p{L}[\p{L}’']+,? +\p{Ll}[\p{L}’']+ +\p{Ll}[\p{L}’']*/u.test(text) ||
  /^\p{Lu}[^]* \p{Ll}[^]*[.!?]$/u.test(text);

/** Errors and lines of the log are for those who look after the product. */
function isForOurselves(node: ts.Node): boolean {
  if (ts.isThrowStatement(node) || ts.isImportDeclaration(node)) return true;
  return ts.isCallExpression(node) && /\blog\.\w+$/.test(node.expression.getText());
}

/** What a file says in sentences, a template with a gap for each of its values. */
function sentencesOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isForOurselves(node)) return;
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    if (ts.isTemplateExpression(node))
      found.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…'));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.filter(isSentence).map((text) => `${file}: ${text}`);
}

describe('domain and use cases', () => {
  it('answer codes: what a person is told stands in the catalogue', () => {
    expect(sources.flatMap(sentencesOf)).toEqual([]);
  });
});
