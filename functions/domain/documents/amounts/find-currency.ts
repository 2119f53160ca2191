import type { TextField } from '../../../../shared/model/document.ts';
import { certainty } from '../evidence/certainty.ts';
import { stretch, type TextLine } from '../../text/text-line.ts';
import { currencyClues, type CurrencyClue } from './currency-clues.ts';

/** Currencies whose sign is a bare $; the organisation's own is preferred, then the largest. */
const DOLLARS = ['USD', 'CAD', 'AUD', 'NZD', 'SGD'];
const DOLLAR_WEIGHT = 2;
const BARE_DOLLAR: CurrencyClue = { currency: '$', pattern: /(?<![A-Z])\$\s?\d/g, weight: DOLLAR_WEIGHT };
const REPEATS_MAX = 3;

/** The document's currency (ISO 4217) by its signs, words, addresses and tax names; `own` is the organisation's, a weak hint. */
export function findCurrency(lines: readonly TextLine[], own: string | undefined): TextField | null {
  const stands = (pattern: RegExp): boolean => lines.some(({ text }) => pattern.test(text));
  const clues = currencyClues
    .filter(({ beside }) => beside === undefined || stands(beside))
    .flatMap((clue) => lines.flatMap((line) => hits(line, clue)));
  const dollar = lines.flatMap((line) => hits(line, BARE_DOLLAR));
  const scores = new Map<string, number>();
  for (const currency of new Set(clues.map((hit) => hit.currency)))
    scores.set(currency, points(clues.filter((hit) => hit.currency === currency)));
  if (dollar.length > 0)
    for (const each of DOLLARS) add(scores, each, DOLLAR_WEIGHT + (each === 'USD' ? 0.2 : 0));
  if (own !== undefined) add(scores, own, 0.5);
  const ranked = [...scores].sort((a, b) => b[1] - a[1]);
  const [currency, score] = ranked[0] ?? ['', 0];
  const margin = score - (ranked[1]?.[1] ?? 0);
  const hit = clues.find((each) => each.currency === currency) ?? dollar[0];
  if (!hit || score < 1) return null;
  const { legibility, ...place } = stretch(hit.line, hit.from, hit.to);
  return { value: currency, ...place, confidence: certainty(0.9 * margin - 0.4, legibility) };
}

interface Hit {
  currency: string;
  weight: number;
  line: TextLine;
  from: number;
  to: number;
}

function hits(line: TextLine, { currency, pattern, weight }: CurrencyClue): Hit[] {
  return [...line.text.matchAll(pattern)].map((match) => ({
    currency,
    weight,
    line,
    from: match.index,
    to: match.index + match[0].length,
  }));
}

/** The strongest clue counts whole, repeats a little. */
function points(found: readonly Hit[]): number {
  const strongest = Math.max(0, ...found.map((hit) => hit.weight));
  const rest = found.reduce((sum, hit) => sum + hit.weight, 0) - strongest;
  return strongest + Math.min(REPEATS_MAX, rest) * 0.3;
}

function add(scores: Map<string, number>, currency: string, more: number): void {
  scores.set(currency, (scores.get(currency) ?? 0) + more);
}
