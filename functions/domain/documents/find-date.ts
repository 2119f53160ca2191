import type { TextField } from '../../../shared/model/document.ts';
import { certainty } from './certainty.ts';
import { printedDates, type DateOrder, type PrintedDate } from './printed-dates.ts';
import { stretch, type TextLine } from './text-line.ts';

interface Candidate extends PrintedDate {
  line: TextLine;
  score: number;
}

/** The day the document was issued. */
export type FoundDates = { date: TextField | null; dueDate: TextField | null };

const DUE = /due|payable\s?by|pay\s?by|vervaldatum|f[äa]llig|échéance|vencimiento/i;
const OTHER_DAY =
  /expir|valid|best\s?before|deliver|order\s?date|ship|period|birth|since|print(?:ed)?\s?(?:on|date)|member|return|\btel\b|phone|fax/i;
const ISSUED = /dat[eu]m?\b|date|tarikh|fecha|\bdt\b|facture|issued|rechnungsdatum|leistung/i;
const INVOICE_DATE =
  /(?:invoice|bill|receipt|issue|tax\s?point|trans(?:action)?|facture?|factuur|rechnungs)\s*-?dat/i;

/** Date and due date of a document. Figures that could be two days are settled by the other dates, then by `order`. */
export function findDates(
  lines: readonly TextLine[],
  order: DateOrder | undefined,
  guess: DateOrder,
): FoundDates {
  const candidates = lines.flatMap((line) =>
    printedDates(line.text).map((date) => ({ ...date, line, score: scoreOf(line, date, lines) })),
  );
  const settled = order ?? soleOrder(candidates);
  const issue = best(candidates.filter((candidate) => candidate.score > -2));
  const due = candidates.find(
    (candidate) => candidate !== issue && DUE.test(labelOf(candidate.line, candidate, lines)),
  );
  return {
    date: issue ? asField(issue, candidates, settled, guess) : null,
    dueDate: due ? asField(due, candidates, settled, guess) : null,
  };
}

function best(candidates: readonly Candidate[]): Candidate | undefined {
  return candidates.reduce<Candidate | undefined>(
    (top, each) => (top && top.score >= each.score ? top : each),
    undefined,
  );
}

function scoreOf(line: TextLine, date: PrintedDate, lines: readonly TextLine[]): number {
  const label = labelOf(line, date, lines);
  const time = /^\s*\d{1,2}:\d{2}/.test(line.text.slice(date.to)) ? 0.8 : 0;
  const invoice = INVOICE_DATE.test(label) ? 1.5 : 0;
  const issued = ISSUED.test(label) ? 1.5 : 0;
  const other = (DUE.test(label) ? 3.5 : 0) + (OTHER_DAY.test(label) ? 2.5 : 0);
  const place = line.index / Math.max(1, lines.length);
  return 1 + invoice + issued + time - other - 0.8 * place;
}

/** What stands before the date in its line; where nothing does, the line above at the same place. */
function labelOf(line: TextLine, date: PrintedDate, lines: readonly TextLine[]): string {
  const before = line.text.slice(0, date.from);
  if (/[a-zé]/i.test(before)) return before.slice(-40);
  const above = lines[line.index - 1];
  if (!above || above.page !== line.page) return '';
  const [left, , width] = stretch(line, date.from, date.to).box;
  return above.words
    .filter(({ box }) => box[0] < left + width + 0.05 && box[0] + box[2] > left - 0.1)
    .map(({ text }) => text)
    .join(' ');
}

/** The order that some date of the document proves (a day above 12). */
function soleOrder(candidates: readonly Candidate[]): DateOrder | undefined {
  for (const { readings } of candidates) {
    if (readings.dmy && !readings.mdy) return 'dmy';
    if (readings.mdy && !readings.dmy) return 'mdy';
  }
  return undefined;
}

function asField(
  candidate: Candidate,
  all: readonly Candidate[],
  settled: DateOrder | undefined,
  guess: DateOrder,
): TextField | null {
  const { readings, line } = candidate;
  const value =
    (settled && readings[settled]) ?? readings[guess] ?? readings.dmy ?? readings.mdy ?? readings.ymd;
  if (value === undefined) return null;
  const meanings = new Set([readings.dmy, readings.mdy].filter((day) => day !== undefined));
  const isUnsure = meanings.size > 1 && settled === undefined;
  const rivals = new Set(all.map((other) => other.readings.dmy ?? other.readings.mdy)).size - 1;
  const { legibility, ...place } = stretch(line, candidate.from, candidate.to);
  const evidence = 2.4 + 0.8 * candidate.score - 0.35 * Math.min(4, rivals) - (isUnsure ? 3 : 0);
  return { value, ...place, confidence: certainty(evidence, legibility) };
}
