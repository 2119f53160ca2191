import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** Attributes that are read by or to a person, and the names under which parts of screens hand such words on. */
const SAID =
  /^(aria-(label|description|roledescription|valuetext)|alt|label|placeholder|title)$|(Label|Title)$/;

/** What stands on a key is what the handler listens for, whatever the language. */
const isKey = (node: ts.JsxText): boolean =>
  ts.isJsxElement(node.parent) && node.parent.openingElement.tagName.getText() === 'Key';

const screens = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'web'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file.endsWith('.tsx') && existsSync(file));

/** The texts that an expression may come to: its literals, also those chosen between or joined, but none given to a call. */
function literalsIn(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [
      node.head.text,
      ...node.templateSpans.flatMap((span) => [...literalsIn(span.expression), span.literal.text]),
    ];
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(literalsIn);
  if (ts.isBinaryExpression(node)) return binaryLiterals(node);
  if (ts.isParenthesizedExpression(node) || ts.isJsxExpression(node))
    return node.expression ? literalsIn(node.expression) : [];
  return [];
}

/** Of a comparison nothing is shown; of `a && b` and `a + b` what stands in it may be. */
function binaryLiterals({ left, right, operatorToken }: ts.BinaryExpression): string[] {
  switch (operatorToken.kind) {
    case ts.SyntaxKind.AmpersandAmpersandToken:
      return literalsIn(right);
    case ts.SyntaxKind.BarBarToken:
    case ts.SyntaxKind.QuestionQuestionToken:
    case ts.SyntaxKind.PlusToken:
      return [left, right].flatMap(literalsIn);
    default:
      return [];
  }
}

/** What a screen's source says in words of its own, instead of taking them from `web/text`. */
function wordsOf(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && !isKey(node)) found.push(node.text.trim());
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) found.push(...literalsIn(node));
    if (ts.isJsxAttribute(node) && SAID.test(node.name.getText()) && node.initializer)
      found.push(...literalsIn(node.initializer));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.filter((words) => /\p{L}/u.test(words));
}

describe('a screen', () => {
  it('says nothing in words of its own: they stand in the catalogue', () => {
    const stray = screens.flatMap((file) =>
      wordsOf(file, readFileSync(file, 'utf8')).map((words) => `${file}: ${words}`),
    );
    expect(screens.length).toBeGreaterThan(50);
    expect(stray).toEqual([]);
  });
});

describe('the search for stray words', () => {
  const wordsIn = (jsx: string) => wordsOf('planted.tsx', `const planted = ${jsx};`);

  it('finds text, and what stands in braces', () => {
    expect(wordsIn('<p>Well <b>done</b></p>')).toEqual(['Well', 'done']);
    expect(wordsIn("<p>{isDone ? 'Done' : `Left: ${count}`}</p>")).toEqual(['Done', 'Left: ']);
    expect(wordsIn("<p>{isDone && 'Done'}{name ?? 'nobody'}</p>")).toEqual(['Done', 'nobody']);
  });

  it('finds what attributes say', () => {
    const spoken = ['aria-label', 'title', 'placeholder', 'alt', 'label', 'submitLabel', 'errorTitle'];
    for (const name of spoken) expect(wordsIn(`<Part ${name}="Done" />`)).toEqual(['Done']);
    expect(wordsIn("<Part title={isDone ? 'Done' : t('left')} />")).toEqual(['Done']);
  });

  it('leaves signs, keys of the catalogue, comparisons and what nobody reads', () => {
    const silent = `<p title={t('done')} color="fg" key={kind === 'done' ? 1 : 2}>· {t('left', { count })} → {12} <Key>C</Key></p>`;
    expect(wordsIn(silent)).toEqual([]);
  });
});
