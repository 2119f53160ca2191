import type { TextField } from '../../../../shared/model/document.ts';
import { certainty } from '../evidence/certainty.ts';
import { stretch, type TextLine } from '../../text/text-line.ts';

type Clue = readonly [currency: string, pattern: RegExp, weight: number];

/** What names a currency, and what only hints at its country: tax names, addresses, tax ids. */
const CLUES: readonly Clue[] = [
  ['MYR', /(?<![a-z])RM\s?\d|\bMYR\b|\(RM\)|\bRM\b|ringgit/g, 4],
  ['MYR', /sdn\.?\s?bhd|jalan|kuala\s?lumpur|selangor|johor|malaysia/gi, 2.4],
  ['EUR', /€|\bEUR\b|\beuros?\b/gi, 4],
  ['EUR', /\bMwSt|\bTVA\b|\bBTW\b|\bUSt-?Id/gi, 1],
  // VAT numbers of the euro's countries, as the EU's VIES writes them; recognised photographs often lack the € itself.
  [
    'EUR',
    /\b(?:IE ?\d[A-Z\d]\d{5}[A-W][A-I]?|DE ?\d{9}|FR ?[A-Z\d]{2} ?\d{9}|NL ?\d{9}B\d{2}|IT ?\d{11}|ESX?[A-Z]\d{7}[A-Z\d]|ATU\d{8}|BE ?[01]\d{9})\b/g,
    2.5,
  ],
  ['EUR', /\bDublin\b|\bCo\. ?(?:Cork|Galway|Kerry|Limerick|Mayo|Kildare|Meath|Wicklow|Donegal)\b/gi, 1],
  ['GBP', /£|\bGBP\b|\bpounds? sterling\b/gi, 4],
  ['GBP', /\bGB ?\d{3} ?\d{4} ?\d{2}\b/g, 2.5],
  ['GBP', /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|\bVAT\s?(?:reg|no)|United Kingdom/g, 1],
  ['INR', /₹|\bINR\b|\bRs\.?\s?-?\d/g, 4],
  ['INR', /\bGSTIN\b|\bIndia\b|\bPvt\b/gi, 1],
  ['SGD', /\bSGD\b|S\$|\bSingapore\b/g, 3],
  ['CAD', /\bCAD\b|CA\$|C\$\s?\d|\bCanadian dollars?\b|\bdollars canadiens\b/gi, 4],
  [
    'CAD',
    /\b\d{9} ?RT ?\d{4}\b|\bHST\b|\bQST\b|\bTVQ\b|\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b|\bCanada\b|\b(?:Ontario|Québec|Alberta)\b/g,
    2.5,
  ],
  ['AUD', /\bAUD\b|AU?\$\s?\d|\bAustralian dollars?\b/gi, 4],
  ['AUD', /\bABN\b|\b(?:NSW|VIC|QLD|TAS) \d{4}\b|Australia/g, 2.5],
  ['NZD', /\bNZD\b|NZ\$|\bNew Zealand dollars?\b/gi, 4],
  ['NZD', /\bNZBN\b|New Zealand|Auckland|Wellington/g, 2.5],
  ['USD', /\bUSD\b|US\$|\bU\.?S\.? dollars?\b/gi, 4],
  [
    'USD',
    /\b(?:A[LKZR]|C[AOT]|DE|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY]),? \d{5}(?:-\d{4})?\b|Sales Tax/g,
    2,
  ],
];

/** Currencies whose sign is a bare $; the organisation's own is preferred, then the largest. */
const DOLLARS = ['USD', 'CAD', 'AUD', 'NZD', 'SGD'];
const DOLLAR_WEIGHT = 2;
const REPEATS_MAX = 3;

/** The document's currency (ISO 4217) by its signs, words, addresses and tax names; `own` is the organisation's, a weak hint. */
export function findCurrency(lines: readonly TextLine[], own: string | undefined): TextField | null {
  const clues = CLUES.flatMap((clue) => lines.flatMap((line) => hits(line, clue)));
  const dollar = lines.flatMap((line) => hits(line, ['$', /(?<![A-Z])\$\s?\d/g, DOLLAR_WEIGHT]));
  const scores = new Map<string, number>();
  for (const [currency] of CLUES)
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

function hits(line: TextLine, [currency, pattern, weight]: Clue): Hit[] {
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
