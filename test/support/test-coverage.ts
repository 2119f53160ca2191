import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import ts from 'typescript';
import { contract } from '../../shared/contract/index.ts';
import type { RouteShape } from '../../shared/contract/route.ts';
import { english } from '../../web/text/en/index.ts';

/*
 * Which routes and which screen texts the tests name, read from the tests' sources, so that nothing is lost when tests move between
 * levels:
 *
 *   npx -c 'node test/support/test-coverage.ts'                     the counts
 *   npx -c 'node test/support/test-coverage.ts --list'              and what no test names
 *   npx -c 'node test/support/test-coverage.ts --against FOLDER'    and what the tests of another checkout name, and these don't
 *
 * A route is named by its name or by its path in a string; a text by a string or a pattern that is it, or a part of it of at least
 * SHARED_MIN letters.
 */

const SHARED_MIN = 6;
const WORDS = new RegExp(`[\\p{L} ]{${SHARED_MIN},}`, 'gu');
const PLACEHOLDER = /\{\{[^}]+\}\}/;

/** The strings, patterns and identifiers of all test files under a checkout. */
function wordsOf(root: string): { strings: string[]; patterns: RegExp[]; identifiers: Set<string> } {
  const strings = new Set<string>();
  const patterns = new Map<string, RegExp>();
  const identifiers = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) identifiers.add(node.text);
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) strings.add(node.text);
    if (ts.isRegularExpressionLiteral(node)) patterns.set(node.text, patternOf(node.text));
    ts.forEachChild(node, visit);
  };
  for (const file of globSync('test/**/*.{ts,tsx}', { cwd: root })) {
    const text = readFileSync(join(root, file), 'utf8');
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false));
  }
  return { strings: [...strings], patterns: [...patterns.values()], identifiers };
}

/** `/in balance/i` as a pattern. */
function patternOf(literal: string): RegExp {
  const end = literal.lastIndexOf('/');
  return new RegExp(literal.slice(1, end), literal.slice(end + 1).replace('g', ''));
}

/** Every text of the screens by its place: `transactions.title`. */
function textsOf(value: unknown, place: string[] = []): (readonly [string, string])[] {
  if (typeof value === 'string') return [[place.join('.'), value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, [...place, name]));
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

function isTextNamed(text: string, { strings, patterns }: ReturnType<typeof wordsOf>): boolean {
  const whole = new RegExp(`^${text.split(PLACEHOLDER).map(escaped).join('.+?')}$`, 's');
  const sample = text.replaceAll(new RegExp(PLACEHOLDER, 'g'), '7');
  const isPart = (string: string) => string.trim().length >= SHARED_MIN && text.includes(string.trim());
  return (
    strings.some((string) => whole.test(string) || isPart(string)) ||
    // A pattern without words fits anything.
    patterns.some((pattern) => hasWordsOf(text, pattern) && pattern.test(sample))
  );
}

const hasWordsOf = (text: string, { source }: RegExp) =>
  [...source.matchAll(WORDS)].some(([words]) => text.toLowerCase().includes(words.trim().toLowerCase()));

function isRouteNamed(
  name: string,
  { path }: RouteShape,
  { strings, identifiers }: ReturnType<typeof wordsOf>,
): boolean {
  const asked = new RegExp(`^${escaped(path).replaceAll(/\\\{\w+\\\}/g, '[^/]+')}(?:\\?|$)`);
  return identifiers.has(name) || strings.some((string) => string.includes(name) || asked.test(string));
}

interface Named {
  readonly routes: ReadonlySet<string>;
  readonly texts: ReadonlySet<string>;
}

const allTexts = textsOf(english);

/** Which routes and texts of this checkout the tests under a root name. */
function namedBy(root: string): Named {
  const words = wordsOf(root);
  const routes = Object.entries<RouteShape>(contract).filter(([name, route]) =>
    isRouteNamed(name, route, words),
  );
  const texts = allTexts.filter(([, text]) => isTextNamed(text, words));
  return { routes: new Set(routes.map(([name]) => name)), texts: new Set(texts.map(([place]) => place)) };
}

const { values } = parseArgs({ options: { list: { type: 'boolean' }, against: { type: 'string' } } });
const here = namedBy(resolve('.'));
const all: Record<keyof Named, readonly string[]> = {
  routes: Object.keys(contract),
  texts: allTexts.map(([place]) => place),
};
for (const kind of ['routes', 'texts'] as const) {
  console.log(`${kind}: ${here[kind].size} of ${all[kind].length} are named by tests`);
  if (values.list) for (const one of all[kind]) if (!here[kind].has(one)) console.log(`  ${one}`);
}
if (values.against !== undefined) {
  const there = namedBy(resolve(values.against));
  for (const kind of ['routes', 'texts'] as const) {
    const lost = [...there[kind]].filter((one) => !here[kind].has(one));
    console.log(`${kind}: ${there[kind].size} there; ${lost.length} of these no longer named`);
    for (const one of lost) console.log(`  ${one}`);
    if (lost.length > 0) process.exitCode = 1;
  }
}
