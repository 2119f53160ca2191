import type { TextField } from '../../../shared/model/document.ts';
import { certainty } from './certainty.ts';
import { COLUMN_GAP, stretch, unionBox, type TextLine } from './text-line.ts';

/** Legal forms that end a company's name. */
const LEGAL_FORM =
  /(?:\bs[do]n\.?\s*b\s*h\s*d|\bs\/b|\bbhd|\bltd|\blimited|\binc|\bllc|\bllp|\bcorp(?:oration)?|\bgmbh|\bag|\bb\.?v|\bsarl|\bsas|\bs\.?a|\bpty(?:\s+ltd)?|\bplc|\bpte|\bco|\bcompany)\b\.?/i;
const GLUED_LEGAL_FORM = /sdn\.?\s?bhd/i;
/** Words that businesses call themselves. */
const TRADE =
  /restoran|restaurant|trading|enterprise|hardware|mart\b|market|store|shop|caf[eé]|coffee|bakery|kitchen|stationery|book|pharmacy|hotel|services?\b|station|perniagaan|kedai|syarikat|house|supplies|electrical|salon|clinic|motors?|garage|bar\b|grill|bistro|pizza|foods?\b|company|group|solutions|studio/i;
/** What heads a document beside the name: titles, addresses, ids, contacts, customers. */
const NOT_A_NAME =
  /invoice|receipt|cash\s*(?:sales?|bill)|\bbill\b|rechnung|facture|factuur|statement|welcome|thank|\bdate|\btel\b|\btel[:.]|phone|\bfax|h\/p|reg(?:istration)?\.?\s*(?:no|#|:)|\bgst|\bvat|\btax|\bno\s*[.:]|\bjalan|\bjln|\bstreet|\broad\b|autoroute|highway|\brue\b|stra(?:ß|ss)e\b|boulevard|\bavenue|\bave\b|\bsuite|\blot\b|taman|selangor|kuala\s*lumpur|johor|\bwww|https?:|@|\bpage\b|table|cashier|original|copy|duplicate|customer|order|^\W*(?:sub|grand)?-?\s*total|amount|qty|descri|\bitem|price|account|address|time\b|ship|attn|\bdear\b|all\s+charges|sold\s+by/i;
const CUSTOMER =
  /(?:bill(?:ed|ing)?|sold|ship(?:ped|ping)?|deliver(?:ed|y)?|invoice)\s*(?:to|address)|customer|factuuradres|attn/i;

/** A name stands among the first lines; lower ones (a letter's foot) lose no more than this. */
const PLACE_STEP = 0.55;
const PLACE_MAX = 4.5;
/** Lines closer than this many heights may share one name. */
const JOINED_HEIGHTS = 2;
const SAME_SIZE = 1.5;
/** A line with no more letters than these beside its legal form is the rest of a name. */
const REST_LETTERS_MAX = 18;
const NAME_LETTERS_MAX = 40;
const LINES_BEFORE_MAX = 2;
const LEGIBLE = 0.7;
/** No first page has more lines; bounds the time. */
const LINES_MAX = 300;

interface Candidate {
  line: TextLine;
  from: number;
  to: number;
  score: number;
}

/** Who issued the document. */
export function findVendor(lines: readonly TextLine[]): TextField | null {
  const page = lines.filter((line) => line.page === 1).slice(0, LINES_MAX);
  const domains = domainNames(lines);
  const candidates = page.flatMap((line) =>
    segments(line).map((part) => ({ ...part, score: scoreOf(part, page, domains) })),
  );
  const ranked = candidates.filter(({ score }) => score > -3).sort((a, b) => b.score - a.score);
  const best = ranked[0];
  if (!best) return null;
  const rival = ranked.find(
    (other) => other.line.index > best.line.index + 1 || other.line.index < best.line.index - 1,
  );
  return asField(best, best.score - (rival?.score ?? 0), page);
}

function segments(line: TextLine): Omit<Candidate, 'score'>[] {
  const parts: Omit<Candidate, 'score'>[] = [];
  let from = 0;
  for (const text of line.text.split(COLUMN_GAP)) {
    parts.push({ line, from, to: from + text.length });
    from += text.length + COLUMN_GAP.length;
  }
  return parts;
}

function scoreOf(
  { line, from, to }: Omit<Candidate, 'score'>,
  page: readonly TextLine[],
  domains: readonly string[],
): number {
  const text = line.text.slice(from, to);
  const letters = text.replace(/[^\p{L}]/gu, '');
  const first = page[0]?.index ?? 0;
  const place = -Math.min(PLACE_MAX, PLACE_STEP * (line.index - first));
  const form = hasLegalForm(text) ? 3.5 : 0;
  const trade = TRADE.test(text) ? 1.2 : 0;
  const refused = (NOT_A_NAME.test(cleanName(text)) ? -6 : 0) + (isCustomers(line, from, page) ? -5 : 0);
  const figures = -5 * ((text.match(/\d/g) ?? []).length / Math.max(1, text.length));
  const short = letters.length < 3 ? -5 : 0;
  const long = text.length > 60 ? -3 : 0;
  const script = text === text.toLowerCase() ? -1.5 : 0;
  const domain = domains.some((name) => squeezed(text).startsWith(name)) ? 2.5 : 0;
  const { legibility } = stretch(line, from, to);
  const size = Math.min(2, Math.max(-0.5, (line.box[3] / medianHeight(page) - 1) * 1.5));
  return (
    2 +
    place +
    form +
    trade +
    refused +
    figures +
    short +
    long +
    script +
    domain +
    size +
    (legibility - 0.9) * 5
  );
}

/** Whether the line stands under "bill to" or the like, in the same column. */
function isCustomers(line: TextLine, from: number, page: readonly TextLine[]): boolean {
  const [left] = stretch(line, from).box;
  return page
    .filter((other) => other.index < line.index && other.index >= line.index - 3)
    .some((other) => {
      const label = CUSTOMER.exec(other.text);
      return label !== null && Math.abs(stretch(other, label.index).box[0] - left) < 0.1;
    });
}

/** Names of the web and mail domains on the document (not of mail providers). */
function domainNames(lines: readonly TextLine[]): string[] {
  const text = lines
    .map((line) => line.text)
    .join('\n')
    .toLowerCase();
  const found = [...text.matchAll(/(?:www\.|@|https?:\/\/)([a-z\d-]{4,})\.[a-z]{2,}/g)].map((match) =>
    squeezed(match[1] ?? ''),
  );
  return found.filter(
    (name) => name.length >= 4 && !/^(?:gmail|yahoo|hotmail|outlook|icloud|live)$/.test(name),
  );
}

function squeezed(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\d]/gu, '');
}

function medianHeight(lines: readonly TextLine[]): number {
  const heights = lines.map((line) => line.box[3]).sort((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 1;
}

function asField(best: Candidate, margin: number, page: readonly TextLine[]): TextField {
  const core = stretch(best.line, best.from, best.to);
  const parts = [...beginning(best, page), core, ...continuation(best, page)];
  const text = parts.map((part) => part.text).join(' ');
  const confidence = certainty(
    0.45 * Math.min(5, best.score) + 0.25 * Math.min(4, margin) - 0.8,
    core.legibility,
  );
  return {
    value: cleanName(text),
    text,
    page: core.page,
    box: unionBox(parts.map((part) => part.box)),
    confidence,
  };
}

/** A name too long for its line ends with its legal form on the next. */
function continuation({ line, from, to }: Candidate, page: readonly TextLine[]): TextLine[] {
  const next = page.find((other) => other.index === line.index + 1);
  if (!next || hasLegalForm(line.text.slice(from, to)) || !hasLegalForm(next.text)) return [];
  const isRest = !NOT_A_NAME.test(next.text) && next.text.length < NAME_LETTERS_MAX;
  return isRest && isAlone(line) && standTogether(line, next) ? [next] : [];
}

/** Lines above one that holds little more than the legal form begin the name. */
function beginning({ line, from, to }: Candidate, page: readonly TextLine[]): TextLine[] {
  const text = line.text.slice(from, to);
  if (!hasLegalForm(text) || !isAlone(line) || squeezed(text).length > REST_LETTERS_MAX) return [];
  const lines: TextLine[] = [];
  for (let below = line; lines.length < LINES_BEFORE_MAX; below = lines[0] ?? line) {
    const above = page.find((other) => other.index === below.index - 1);
    if (!above || !startsName(above, text) || !standTogether(above, below)) break;
    lines.unshift(above);
  }
  return lines;
}

function startsName({ text, words }: TextLine, rest: string): boolean {
  const isSameScript = (text === text.toUpperCase()) === (rest === rest.toUpperCase());
  const isLegible = words.every((word) => word.confidence > LEGIBLE);
  return isSameScript && isLegible && !hasLegalForm(text) && !NOT_A_NAME.test(text) && !/\d{3}/.test(text);
}

function isAlone(line: TextLine): boolean {
  return !line.text.includes(COLUMN_GAP);
}

function standTogether(upper: TextLine, lower: TextLine): boolean {
  const [least, most] = [upper.box[3], lower.box[3]].sort((a, b) => a - b);
  const isSameSize = (most ?? 0) < SAME_SIZE * (least ?? 0);
  const [left, , width] = upper.box;
  const overlaps = left < lower.box[0] + lower.box[2] && lower.box[0] < left + width;
  return isSameSize && overlaps && lower.box[1] - upper.box[1] < JOINED_HEIGHTS * (most ?? 0);
}

function hasLegalForm(text: string): boolean {
  return LEGAL_FORM.test(text) || GLUED_LEGAL_FORM.test(text);
}

/** Without registration numbers behind the name, and without marks around it. */
function cleanName(text: string): string {
  const name = text
    .replace(/(\b(?:ltd|limited|inc|llc|gmbh|ag|b\.v\.?|sarl|plc|bhd)\b\.?)\s+[-–•|·]\s.*$/i, '$1')
    .replace(/\(?\s*(?:co\.?|company|reg\.?)\s*(?:reg\.?\s*)?(?:no|id)\b.*$/i, '')
    .replace(/\(?\s*\d{5,}\s*-?\s*[A-Z0-9]?\s*\)?\s*$/i, '')
    .replace(/\(\s*[A-Z]{0,3}\d{4,}[^)]*\)?\s*$/i, '')
    .replace(/^[^\p{L}\d]+|[^\p{L}\d.)]+$/gu, '')
    .trim();
  return name === '' ? text : name;
}
