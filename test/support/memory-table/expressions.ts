import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { tableKeys } from '../../../shared/cloud-names.ts';
import { sumOf, differenceOf } from './numbers.ts';
import { invalid, unserved } from './refusals.ts';
import {
  checkDepthOfGiven,
  compareValues,
  isSame,
  keptValue,
  type StoredItem,
  type Value,
} from './values.ts';

/** What the placeholders of a request's expressions stand for. */
export interface Placeholders {
  readonly ExpressionAttributeNames?: Record<string, string> | undefined;
  readonly ExpressionAttributeValues?: Record<string, AttributeValue> | undefined;
}

/** An item with what the placeholders stand for. */
interface Subject {
  readonly item: StoredItem;
  readonly names: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, Value>>;
}
type Operand = (subject: Subject) => Value | undefined;
type Test = (subject: Subject) => boolean;
type Change = (subject: Subject, changed: Map<string, Value>) => void;

/** An expression that was read once, with its words that must be given, changed, numbers, or of a kind that has an order. */
interface Read<T> extends Demands {
  readonly run: T;
}
interface Demands {
  readonly placeholders: ReadonlySet<string>;
  readonly targets: readonly string[];
  readonly numbers: readonly string[];
  readonly ordered: readonly string[];
}

const KEY_NAMES: readonly string[] = [tableKeys.partition, tableKeys.sort];
const KEY_ATTRIBUTE = /^[ps]k\d?$/;
const TOKEN = /\s*([#:]\w+|\w+|<>|<=|>=|[=<>(),+-])\s*/y;

/** Reads an expression's words one after the other. */
class Words {
  readonly targets: string[] = [];
  readonly numbers: string[] = [];
  readonly ordered: string[] = [];
  readonly #all: string[];
  #at = 0;

  constructor(expression: string) {
    this.#all = [...expression.matchAll(new RegExp(TOKEN.source, 'g'))].flatMap(([, word]) => word ?? []);
    const read = this.#all.join('').length;
    if (read !== expression.replaceAll(/\s/g, '').length) throw unserved(`the expression ${expression}`);
  }

  get placeholders(): Set<string> {
    return new Set(this.#all.filter((word) => /^[#:]/.test(word)));
  }

  get isDone(): boolean {
    return this.#at >= this.#all.length;
  }

  next(): string {
    const word = this.#all[this.#at];
    if (word === undefined) throw invalid('Syntax error; the expression ends too early');
    this.#at += 1;
    return word;
  }

  /** Takes the next word where it is this one. */
  takes(word: string): boolean {
    const isNext = this.#all[this.#at]?.toUpperCase() === word.toUpperCase();
    if (isNext) this.#at += 1;
    return isNext;
  }

  expect(word: string): void {
    if (!this.takes(word))
      throw invalid(`Syntax error; ${word} expected before ${this.#all[this.#at] ?? 'the end'}`);
  }
}

const COMPARISONS: Readonly<Record<string, (a: Value | undefined, b: Value | undefined) => boolean>> = {
  '=': isSame,
  '<>': (a, b) => !isSame(a, b),
  '<': (a, b) => (compareValues(a, b) ?? 0) < 0,
  '>': (a, b) => (compareValues(a, b) ?? 0) > 0,
  '<=': (a, b) => (compareValues(a, b) ?? 1) <= 0,
  '>=': (a, b) => (compareValues(a, b) ?? -1) >= 0,
};

const conditions = new Map<string, Read<Test>>();
const updates = new Map<string, Read<Change>>();

/** Whether an item (an empty one where there is none) is as a condition says; throws where the expression is none. */
export function conditionOf(expression: string): Read<Test> {
  return readOnce(conditions, expression, disjunction);
}

/** What an update expression makes of an item. */
export function updateOf(expression: string): Read<Change> {
  return readOnce(updates, expression, sections);
}

function readOnce<T>(known: Map<string, Read<T>>, expression: string, read: (words: Words) => T): Read<T> {
  const before = known.get(expression);
  if (before) return before;
  const words = new Words(expression);
  const run = read(words);
  const { placeholders, targets, numbers, ordered } = words;
  const made = { run, placeholders, targets, numbers, ordered };
  if (new Set(targets).size < targets.length) throw invalid('Two document paths overlap with each other');
  if (!words.isDone) throw unserved(`what follows in the expression ${expression}`);
  known.set(expression, made);
  return made;
}

function disjunction(words: Words): Test {
  const tests = [conjunction(words)];
  while (words.takes('OR')) tests.push(conjunction(words));
  return (subject) => tests.some((test) => test(subject));
}

function conjunction(words: Words): Test {
  const tests = [negation(words)];
  while (words.takes('AND')) tests.push(negation(words));
  return (subject) => tests.every((test) => test(subject));
}

function negation(words: Words): Test {
  if (!words.takes('NOT')) return assertion(words);
  const test = negation(words);
  return (subject) => !test(subject);
}

function assertion(words: Words): Test {
  if (words.takes('(')) {
    const test = disjunction(words);
    words.expect(')');
    return test;
  }
  if (words.takes('attribute_exists')) return existence(words, true);
  if (words.takes('attribute_not_exists')) return existence(words, false);
  const [left, comparison] = [operand(words), words.next()];
  const holds = COMPARISONS[comparison];
  if (!holds) throw unserved(`the comparison ${comparison}`);
  const right = operand(words, /[<>]=?$/.test(comparison) && comparison !== '<>' ? words.ordered : undefined);
  return (subject) => holds(left(subject), right(subject));
}

function existence(words: Words, isWanted: boolean): Test {
  words.expect('(');
  const name = attribute(words.next());
  words.expect(')');
  return ({ item, names }) => name(names) in item === isWanted;
}

/** A value or an attribute's; a value that must be of some kind is noted among those that must. */
function operand(words: Words, kind?: string[]): Operand {
  const word = words.next();
  if (word.startsWith(':')) {
    kind?.push(word);
    return ({ values }) => values[word];
  }
  const name = attribute(word);
  return ({ item, names }) => item[name(names)];
}

/** An attribute by its placeholder; of those named outright only keys, for AWS reserves hundreds of words. */
function attribute(word: string): (names: Subject['names']) => string {
  if (word.startsWith('#')) return (names) => names[word] ?? '';
  if (!KEY_ATTRIBUTE.test(word)) throw unserved(`the word ${word}, which AWS may reserve`);
  return () => word;
}

/** An attribute that is changed. */
function target(words: Words): (names: Subject['names']) => string {
  const word = words.next();
  words.targets.push(word);
  return attribute(word);
}

function sections(words: Words): Change {
  const changes: Change[] = [];
  while (!words.isDone) {
    const section = words.next();
    const read = SECTIONS[section];
    if (!read) throw unserved(`updates that say ${section}`);
    do changes.push(read(words));
    while (words.takes(','));
  }
  if (changes.length === 0) throw invalid('The expression can not be empty');
  return (subject, changed) => {
    for (const change of changes) change(subject, changed);
  };
}

const SECTIONS: Readonly<Record<string, (words: Words) => Change>> = {
  SET: assignment,
  ADD: increase,
  REMOVE: (words) => {
    const name = target(words);
    return ({ names }, changed) => {
      changed.delete(name(names));
    };
  },
};

function assignment(words: Words): Change {
  const name = target(words);
  words.expect('=');
  const value = sum(words);
  return (subject, changed) => {
    const set = value(subject);
    if (!set) throw invalid('The provided expression refers to an attribute that does not exist in the item');
    changed.set(name(subject.names), set);
  };
}

function sum(words: Words): Operand {
  const first = term(words);
  const isSum = words.takes('+');
  if (!isSum && !words.takes('-')) return first;
  const second = operand(words, words.numbers);
  const reckon = isSum ? sumOf : differenceOf;
  return (subject) => {
    const [a, b] = [first(subject), second(subject)];
    if (!a || !b) return undefined;
    if (!('N' in a && 'N' in b))
      throw invalid('An operand in the update expression has an incorrect data type');
    return { N: reckon(a.N, b.N) };
  };
}

function term(words: Words): Operand {
  if (!words.takes('if_not_exists')) return operand(words);
  words.expect('(');
  const standing = operand(words);
  words.expect(',');
  const otherwise = operand(words);
  words.expect(')');
  return (subject) => standing(subject) ?? otherwise(subject);
}

function increase(words: Words): Change {
  const [name, value] = [target(words), operand(words, words.numbers)];
  return (subject, changed) => {
    const [standing, more] = [subject.item[name(subject.names)] ?? { N: '0' }, value(subject)];
    if (!more || !('N' in more && 'N' in standing))
      throw invalid('An operand in the update expression has an incorrect data type');
    changed.set(name(subject.names), { N: sumOf(standing.N, more.N) });
  };
}

/** The values and names that a request gives its expressions; throws where they are not what those demand. */
export function given(
  { ExpressionAttributeNames: names = {}, ExpressionAttributeValues = {} }: Placeholders,
  expressions: readonly Demands[],
): Omit<Subject, 'item'> {
  const values: StoredItem = {};
  for (const [word, value] of Object.entries(ExpressionAttributeValues)) values[word] = keptValue(value);
  checkDepthOfGiven(values);
  for (const { placeholders } of expressions)
    for (const word of placeholders)
      if (!(word in names || word in values)) throw invalid(`${word}, used in an expression, is not defined`);
  checkUsed(names, expressions);
  checkUsed(values, expressions);
  checkKinds(values, expressions);
  const isKey = (word: string) => KEY_NAMES.includes(names[word] ?? word);
  if (expressions.some(({ targets }) => targets.some(isKey)))
    throw invalid('Cannot update an attribute that is part of the key');
  return { names, values };
}

function checkUsed(words: object, expressions: readonly Demands[]): void {
  for (const word in words)
    if (!expressions.some(({ placeholders }) => placeholders.has(word)))
      throw invalid(`${word} is unused in expressions`);
}

function checkKinds(values: StoredItem, expressions: readonly Demands[]): void {
  const isOf = (word: string, kinds: readonly string[]) => kinds.some((kind) => kind in (values[word] ?? {}));
  const misfit = expressions.flatMap(({ numbers, ordered }) => [
    ...numbers.filter((word) => !isOf(word, ['N'])),
    ...ordered.filter((word) => !isOf(word, ['N', 'S'])),
  ]);
  if (misfit.length > 0) throw invalid(`Incorrect operand type for operator or function: ${misfit.join()}`);
}
