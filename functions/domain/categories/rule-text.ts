import { withoutAchFields } from '../text/ach-originator.ts';
import { bankNoise, faintWords, isPlaceWord, isStateCode } from '../text/bank-noise.ts';
import { foldText } from '../text/fold-text.ts';
import { letterShape } from '../text/letter-shape.ts';
import { purposeOfText } from './merchant-vocabulary.ts';
import { isKnownPlace } from './place-text.ts';

/** A word of a description as written, with where it stands; codes and signs divide runs of words. */
interface Word {
  readonly from: number;
  readonly to: number;
  readonly shape: string;
  readonly isTelling: boolean;
}

/** Words of a description without a code or sign between them. */
type Run = readonly Word[];

/** What is neither blank nor one of the signs that banks put between a merchant and a code. */
const TOKEN = /[^\s*#/|]+/gu;
const SIGNS = /[*#/|]/;

/**
 * What a rule for rows like this one looks for: the run of words that names the merchant, as written. Never a place alone or the bank's own
 * words alone, and nothing that the others don't have too, letter case apart. The whole description where nothing names anybody.
 */
export function ruleText(text: string, others: readonly string[]): string {
  const description = withoutAchFields(text);
  const all = others.map((other) => other.toLowerCase());
  const isShared = (text: string): boolean => all.every((other) => other.includes(text.toLowerCase()));
  const runs = runsOf(description);
  const named = runs.find((run) => run.some(({ isTelling }) => isTelling));
  const texts = [...(named ? [merchantIn(named)] : []), ...runs.map(merchantIn)]
    .flatMap(partsOf)
    .map((run) => textOf(description, run))
    .filter((text) => !isKnownPlace(text));
  return [...productIn(description), ...texts].find(isShared) ?? wordWithLetters(description) ?? description;
}

/** A product that its house writes behind a sign and that is known for something of its own (`UBER *EATS`): the rule is about that alone. */
function productIn(description: string): string[] {
  const [whole, house = '', product = ''] = /(\p{L}+) *\* *(\p{L}+)/u.exec(description) ?? [];
  const phrase = foldText(`${house} ${product}`);
  return whole !== undefined && purposeOfText(phrase, false)?.word === phrase ? [whole] : [];
}

/** Neighbouring words: a word with digits, and a sign between two words, end a run. */
function runsOf(description: string): Run[] {
  const runs: Word[][] = [[]];
  let end = 0;
  for (const { 0: text, index } of description.matchAll(TOKEN)) {
    const to = index + text.length;
    if (SIGNS.test(description.slice(end, index))) runs.push([]);
    end = to;
    if (/\d/.test(text)) runs.push([]);
    else if (/\p{L}/u.test(text)) runs.at(-1)?.push({ from: index, to, ...judged(text) });
  }
  return runs.filter((run) => run.length > 0);
}

/** Letters that are a name together: three or more by hyphens or points (`H-E-B`), or any by an ampersand (`B&Q`, `AT&T`). */
const INITIALS = /^(?:\p{L}(?:[-.]\p{L}){2,}|\p{L}{1,2}(?:&\p{L})+)\.?$/u;

function judged(text: string): Pick<Word, 'shape' | 'isTelling'> {
  const shapes = foldText(text).split(' ').map(letterShape);
  const isTelling = shapes.some(
    (shape) => shape.length > 1 && !bankNoise.has(shape) && !faintWords.has(shape),
  );
  return { shape: shapes.join(' '), isTelling: isTelling || INITIALS.test(text) };
}

/**
 * A run from its first word that tells something to its last, with the place in front that is part of the name (`TORONTO STAR`), without
 * the town before a state.
 */
function merchantIn(run: Run): Run {
  const told = run.findIndex(({ isTelling }) => isTelling);
  const first = isNamedAfterPlace(run, told) ? told - 1 : told;
  const words = first < 0 ? run : run.slice(first);
  let to = words.length;
  while (to > 1 && !words[to - 1]?.isTelling) to -= 1;
  // No list holds every town: what stands before a state, behind the name, is one.
  const state = words[to]?.shape ?? '';
  return words.slice(0, to > 1 && isStateCode(state) ? to - 1 : to);
}

/** Trades that say nothing alone: a place in front of them is part of the name. */
const TRADES = new Set(
  'star|sun|times|post|water|hydro|power|gas|electric|energy|transit|drugs|airport|airways|parking|university|college|hospital|club|marine|airlines'
    .split('|')
    .map(letterShape),
);

/** Whether the first telling word is a trade, at the end of its run, behind a place (`TORONTO STAR`): elsewhere a place in front tells where. */
function isNamedAfterPlace(run: Run, told: number): boolean {
  const [place, trade] = [run[told - 1], run[told]];
  return (
    place !== undefined &&
    trade !== undefined &&
    isPlaceWord(place.shape) &&
    !bankNoise.has(place.shape) &&
    TRADES.has(trade.shape)
  );
}

/** A run and, where others lack some of it, what is left of it from its end, then from its beginning; the longest first. */
function partsOf(run: Run): Run[] {
  const heads = run.map((_, at) => run.slice(0, run.length - at));
  const tails = run.slice(1).map((_, at) => run.slice(at + 1));
  const tells = (part: Run): boolean => part.some(({ isTelling }) => isTelling);
  return [...heads, ...tails].filter(tells);
}

function textOf(description: string, run: Run): string {
  return description.slice(run[0]?.from ?? 0, run.at(-1)?.to ?? description.length);
}

/** A name that has digits in it (7-ELEVEN) is better than a text that no other row will have; a bank's own word and a place are none. */
const wordWithLetters = (description: string): string | undefined =>
  [...description.matchAll(TOKEN)]
    .map(([text]) => text)
    .find((text) => /\p{L}{3}/u.test(text) && judged(text).isTelling && !isKnownPlace(text));
