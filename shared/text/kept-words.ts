import { english } from './en/english.ts';
import { wordsFor } from './words-for.ts';
import type { Words } from './words.ts';

/* Signs that no line from a person may hold: what stands between them was kept to be worded, and no one can type it. */
const BEGIN = '\u0002';
const END = '\u0003';
const KEPT = new RegExp(`${BEGIN}([^${END}]*)${END}`, 'g');

/** Of these something is kept; all others are said at once. */
type Group = Exclude<
  keyof Words,
  | 'accountantPackage'
  | 'archive'
  | 'codeMails'
  | 'contact'
  | 'dataExports'
  | 'feedback'
  | 'fields'
  | 'invitations'
  | 'invoiceSheet'
  | 'ledgers'
  | 'notices'
  | 'receiptDocumentation'
  | 'reports'
  | 'security'
  | 'sharedPages'
>;

const kept = (group: Group, code: string, facts?: object): string =>
  `${BEGIN}${JSON.stringify({ ...facts, group, code })}${END}`;

/** The texts of a group, each as its name and facts instead of a sentence. */
function groupToKeep<G extends Group>(group: G): Words[G] {
  const texts: unknown = Object.fromEntries(
    Object.entries(english[group]).map(([code, text]: [string, unknown]) => [
      code,
      typeof text === 'function' ? (facts?: object) => kept(group, code, facts) : kept(group, code),
    ]),
  );
  return texts as Words[G];
}

/**
 * Texts for what is kept with the books: each is its name with its facts, so that everybody reads it in their own language
 * (`wordKept`), also what was kept before they chose one.
 */
export const wordsToKeep: Pick<Words, Group> = {
  bounceAdvice: groupToKeep('bounceAdvice'),
  bounces: groupToKeep('bounces'),
  categories: groupToKeep('categories'),
  entries: groupToKeep('entries'),
  files: groupToKeep('files'),
  matches: groupToKeep('matches'),
  pairs: groupToKeep('pairs'),
  problems: groupToKeep('problems'),
  refusals: groupToKeep('refusals'),
  rows: groupToKeep('rows'),
};

/** A text with whatever in it was kept to be worded as sentences in a language: that of the reader. */
export function wordKept(text: string, words: Words = wordsFor()): string {
  return text.includes(BEGIN)
    ? text.replaceAll(KEPT, (whole, json: string) => sentenceOf(json, words) ?? whole)
    : text;
}

/** Undefined for what was never kept by us, such as a bank's text that holds the same signs. */
function sentenceOf(json: string, words: Words): string | undefined {
  const said = saidIn(json);
  if (said === undefined) return undefined;
  const { group, code, ...facts } = said;
  const text = (words as Readonly<Record<string, Readonly<Record<string, unknown>>>>)[String(group)]?.[
    String(code)
  ];
  if (typeof text === 'string') return text;
  if (typeof text !== 'function') return undefined;
  const worded = Object.entries(facts).map(([name, fact]) => [
    name,
    typeof fact === 'string' ? wordKept(fact, words) : fact,
  ]);
  const sentence: unknown = Reflect.apply(text, undefined, [Object.fromEntries(worded)]);
  return typeof sentence === 'string' ? sentence : undefined;
}

function saidIn(json: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const said: unknown = JSON.parse(json);
    return typeof said === 'object' && said !== null
      ? (said as Readonly<Record<string, unknown>>)
      : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
