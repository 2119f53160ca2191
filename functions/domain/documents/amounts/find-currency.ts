import type { TextField } from '../../../../shared/model/document.ts';
import { confidenceOf } from '../evidence/choice.ts';
import { calibration } from '../evidence/weights.ts';
import { stretch, type TextLine } from '../../text/text-line.ts';
import { currencyOfGst } from './gst-share.ts';
import { labelCues } from './total-label.ts';
import { currencyClues, type CurrencyClue } from './currency-clues.ts';

/** Currencies whose sign is a bare $; the organisation's own is preferred, then the largest. */
const DOLLARS = ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'MXN', 'ARS', 'CLP', 'COP'];
const DOLLAR_WEIGHT = 2;
const BARE_DOLLAR: CurrencyClue = {
  currency: '$',
  pattern: /(?<![A-Z])\$\s?\d|\d,\d\d ?\$(?! ?[A-Z]{2}\b)/g,
  weight: DOLLAR_WEIGHT,
};
const REPEATS_MAX = 3;

/** A currency, the clue that shows it, and how likely it is right before calibration (0–1). */
export interface LikelyCurrency {
  readonly currency: string;
  readonly chance: number;
  readonly hit: Hit;
}

/** The document's currency (ISO 4217) by its signs, words, addresses and tax names; `own` is the organisation's, a weak hint. */
export function findCurrency(lines: readonly TextLine[], own: string | undefined): TextField | null {
  const likely = likelyCurrency(lines, own);
  if (!likely) return null;
  const { currency, chance, hit } = likely;
  const { legibility, ...place } = stretch(hit.line, hit.from, hit.to);
  return { value: currency, ...place, confidence: confidenceOf(chance, calibration.currency, legibility) };
}

/** The currency with the strongest clues; the further it is ahead of the next one, the likelier. */
export function likelyCurrency(
  lines: readonly TextLine[],
  own: string | undefined,
): LikelyCurrency | undefined {
  const stands = (pattern: RegExp): boolean => lines.some(({ text }) => pattern.test(text));
  const dollar = lines.flatMap((line) => hits(line, BARE_DOLLAR));
  const all = currencyClues
    .filter(
      ({ beside, sharedWith, unless }) =>
        sharedWith !== (own ?? '') &&
        (beside === undefined || stands(beside)) &&
        (unless === undefined || !stands(unless)),
    )
    .flatMap((clue) => lines.flatMap((line) => hits(line, clue)))
    .concat(ofGst(lines));
  const isWithCents = lines.filter(({ text }) => CENTS.test(text)).length >= CENTS_MIN;
  const clues = (dollar.length < DOLLARS_MIN ? all : all.filter((hit) => isOfDollar(hit, all))).filter(
    ({ currency }) => !isWithCents || !WITHOUT_CENTS.includes(currency),
  );
  const scores = new Map<string, number>();
  for (const currency of new Set(clues.map((hit) => hit.currency)))
    scores.set(currency, points(clues.filter((hit) => hit.currency === currency)));
  for (const each of ofTotals(clues)) add(scores, each, OF_TOTAL);
  if (dollar.length > 0)
    for (const each of DOLLARS) add(scores, each, DOLLAR_WEIGHT + (each === 'USD' && !stands(GST) ? 0.2 : 0));
  if (own !== undefined) add(scores, own, 0.5);
  const ranked = [...scores].sort((a, b) => b[1] - a[1]);
  const [currency, score] = ranked[0] ?? ['', 0];
  const margin = score - (ranked[1]?.[1] ?? 0);
  const hit = clues.find((each) => each.currency === currency) ?? dollar[0];
  if (!hit || score < 1) return undefined;
  const chance = 1 / (1 + Math.exp(-margin));
  if (dollar[0] && isBilledAbroad(currency, clues, all, lines))
    return { currency: 'USD', chance: DISPUTED_MAX, hit: dollar[0] };
  const isDisputed =
    dollar.length > 0 &&
    (isBetweenCountries(currency, clues) || isDollarOfReader(currency, own, clues, lines));
  return { currency, chance: isDisputed ? Math.min(DISPUTED_MAX, chance) : chance, hit };
}

/**
 * Whether a mail's bare dollar may be the reader's own: who sells by mail to many countries asks each in its dollar, and writes the same
 * address below.
 */
function isDollarOfReader(
  currency: string,
  own: string | undefined,
  clues: readonly Hit[],
  lines: readonly TextLine[],
): boolean {
  if (own === undefined || own === currency || ![own, currency].every((each) => DOLLARS.includes(each)))
    return false;
  const isWritten = clues.some((clue) => clue.currency === currency && clue.weight >= WRITTEN_MIN);
  return !isWritten && lines.slice(0, MAIL_HEAD_LINES).some(({ text }) => MAIL_HEAD.test(text));
}

/** A line at the head of a mail that names its subject. */
const MAIL_HEAD = /^\W*(?:subject|betreff|objet|onderwerp|asunto|oggetto|assunto)\s*:\s*\S/i;
const MAIL_HEAD_LINES = 8;

/** A tax that the United States don't have. */
const GST = /(?<!\p{L})G\.?S\.?T(?!\p{L})/u;

/** Nobody's sums in these have cents: their letters on a paper of many cents were misread. */
const WITHOUT_CENTS = ['JPY', 'KRW'];
const CENTS = /\d\.\d\d(?![\d%])/;
const CENTS_MIN = 4;

/** What it says for one of several written currencies that the total is in it, and another one is not. */
const OF_TOTAL = 2;
/** No line of a total is longer; bounds the time. */
const TOTAL_LETTERS_MAX = 200;

/** Of several currencies that are written as such those in which totals stand: sums are told in the others too. */
function ofTotals(clues: readonly Hit[]): string[] {
  const written = clues.filter(({ weight }) => weight >= WRITTEN_MIN);
  const all = new Set(written.map(({ currency }) => currency));
  if (all.size < 2) return [];
  const totals = new Set([...new Set(written.map(({ line }) => line))].filter(isOfTotal));
  const named = new Set(written.filter(({ line }) => totals.has(line)).map(({ currency }) => currency));
  return named.size < all.size ? [...named] : [];
}

function isOfTotal({ text }: TextLine): boolean {
  const said = text.slice(0, TOTAL_LETTERS_MAX);
  const { total, due, subtotal } = labelCues(said);
  return (total === 1 || due === 1) && subtotal !== 1 && !BEFORE_TAX.test(said);
}

/** Nobody pays a total before tax; papers state it again in the money of the customer's tax office. */
const BEFORE_TAX =
  /\b(?:vat|tax|gst)[\s-]*excl|\bex(?:cl(?:uding|usive|uded)?)?\.?\s*(?:of\s*)?(?:vat|tax|gst)\b/i;

/** Of so many signs of dollars not each is a misread letter. */
const DOLLARS_MIN = 2;

/** Currencies that nobody writes $: papers from their countries that bear it ask for dollars. */
const NEVER_DOLLARS = ['EUR', 'GBP', 'CHF', 'SEK', 'NOK', 'DKK', 'PLN', 'CZK'];

/** Whether a clue may stand on a paper whose amounts bear $: it writes its currency, or its country may write $. */
const isOfDollar = ({ currency }: Hit, all: readonly Hit[]): boolean =>
  !NEVER_DOLLARS.includes(currency) ||
  all.some((other) => other.currency === currency && other.weight >= WRITTEN_MIN);

/** What is known of a bare dollar where two countries of dollars stand on the paper. */
const DISPUTED_MAX = 0.4;
/** A clue this strong speaks for a country, or names the currency itself. */
const COUNTRY_MIN = 2;
const WRITTEN_MIN = 4;

/** Whether no dollar is written as such while another country than the likely currency's is named too. */
function isBetweenCountries(currency: string, clues: readonly Hit[]): boolean {
  const isWritten = clues.some((clue) => clue.currency === currency && clue.weight >= WRITTEN_MIN);
  const others = DOLLARS.filter((other) => other !== currency);
  return !isWritten && clues.some((clue) => others.includes(clue.currency) && clue.weight >= COUNTRY_MIN);
}

/** What a country of dollars taxes at home: who bills abroad bills without it, and mostly in dollars of the United States. */
const HOME_TAX = /(?<!\p{L})(?:G\.?S\.?T|HST|PST|QST|TPS|TVQ|tax(?:es)?)(?!\p{L})/iu;

/** Whether a seller in a country of dollars may have billed somebody abroad in another country's: no home tax, no dollar written as such. */
function isBilledAbroad(
  currency: string,
  clues: readonly Hit[],
  all: readonly Hit[],
  lines: readonly TextLine[],
): boolean {
  if (currency === 'USD' || !DOLLARS.includes(currency)) return false;
  const isWritten = clues.some((clue) => clue.currency === currency && clue.weight >= WRITTEN_MIN);
  const isAbroad =
    all.some((clue) => NEVER_DOLLARS.includes(clue.currency) && clue.weight >= COUNTRY_MIN) ||
    lines.some(({ text }) => ABROAD.test(text));
  return !isWritten && isAbroad && !lines.some(({ text }) => HOME_TAX.test(text));
}

/** Countries without dollars, as addresses end with them. */
const ABROAD =
  /(?:^|,\s*|   )(?:Germany|Deutschland|Austria|Österreich|Switzerland|Schweiz|France|Netherlands|Nederland|Belgium|Spain|España|Italy|Italia|Portugal|Sweden|Sverige|Norway|Norge|Denmark|Danmark|Finland|Poland|Polska|Ireland|United Kingdom|India|South Africa)\W*$/u;

/** What the share of a printed GST in the total says. */
const GST_WEIGHT = 2.4;

function ofGst(lines: readonly TextLine[]): Hit[] {
  const known = currencyOfGst(lines);
  if (!known) return [];
  return [
    { currency: known.currency, weight: GST_WEIGHT, line: known.line, from: 0, to: known.line.text.length },
  ];
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
