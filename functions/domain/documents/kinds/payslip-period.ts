import type { DocumentFields, TextField } from '../../../../shared/model/document.ts';
import type { DateOrder } from '../../../../shared/model/statement.ts';
import { certainty } from '../evidence/certainty.ts';
import { dateCandidates, type DateCandidate } from '../dates/date-cues.ts';
import { provenOrder, type KnownOrder } from '../dates/date-order.ts';
import { dayOf } from '../dates/find-date.ts';
import { COLUMN_GAP, stretch, type TextLine } from '../../text/text-line.ts';

const PAY_DAY =
  /(?:pay(?:ment)?|check|cheque|issue|advice|deposit|process(?:ing)?|paid)\s*(?:date|on|day)|date\s*(?:paid|of\s*pay)|auszahl\w*|zahltag|date\s*de\s*(?:paiement|versement)|pay[ée]\s*le|(?:paiement|versement|virement|vir[ée])\s*(?:le|au|du)|utbetal\w*|udbetal\w*|disposition\w*|overf[øo]r\w*|betaal\w*datum|fecha\s*de\s*(?:pago|abono)|data\s*(?:di\s*|de\s*)?paga/i;
const PERIOD =
  /period|pay\s*pd|\bfrom\b|begin|zeitraum|abrechnungsmonat|p[ée]riode|loonperiode|tijdvak|periodo|per[ií]odo|month|week/i;
const FROM = /begin|start|\bfrom\b|\bdu\b|\bvon\b|desde|\bdal\b/i;
const TO = /\bend(?:ing)?\b|\bto\b|thr(?:ough|u)|\bau\b|\bbis\b|hasta|\bal\b|t\/m/i;
/** What stands between the two days of a period. */
const RANGE = /^\s*(?:-|–|—|to|thr(?:ough|u)|bis|au|t\/m|tot(?: en met)?|a|al|hasta)\s*$/i;
const NAMED = 2.6;
const UNNAMED = 1.4;

/** When a payslip's money is paid, and the days it is paid for. */
export function payslipDays(
  lines: readonly TextLine[],
  known: KnownOrder,
): Partial<Pick<DocumentFields, 'date'>> & Pick<DocumentFields, 'periodFrom' | 'periodTo'> {
  const all = dateCandidates(lines);
  const order = provenOrder(all, known.latest) ?? known.settled ?? known.guess;
  const paid = all.find((date) => PAY_DAY.test(ownLabel(date)));
  return { ...periodAmong(all, order), ...(paid && { date: field(paid, order, NAMED) }) };
}

/** The last of the names before a date: the others belong to what stands between. */
function ownLabel({ label }: DateCandidate): string {
  return label.trimEnd().split(COLUMN_GAP).at(-1) ?? '';
}

function periodAmong(
  all: readonly DateCandidate[],
  order: DateOrder,
): Pick<DocumentFields, 'periodFrom' | 'periodTo'> {
  const [from, to] = ranges(all)[0] ?? namedEnds(all) ?? sameLine(all, order) ?? [];
  if (!from || !to) return { periodFrom: null, periodTo: null };
  return { periodFrom: field(from, order, NAMED), periodTo: field(to, order, NAMED) };
}

type Ends = readonly [DateCandidate, DateCandidate];

/** Two days joined as from–to, those named a period first. */
function ranges(all: readonly DateCandidate[]): Ends[] {
  const found = all.flatMap((from, index): Ends[] => {
    const to = all[index + 1];
    return to?.line === from.line && RANGE.test(from.line.text.slice(from.to, to.from)) ? [[from, to]] : [];
  });
  return found.toSorted(([a], [b]) => Number(PERIOD.test(b.label)) - Number(PERIOD.test(a.label)));
}

function namedEnds(all: readonly DateCandidate[]): Ends | undefined {
  const named = (end: RegExp) =>
    all.find((date) => end.test(ownLabel(date)) && !PAY_DAY.test(ownLabel(date)));
  const [from, to] = [named(FROM), named(TO)];
  return from && to && from !== to ? [from, to] : undefined;
}

/** Two different days in a line that speaks of a period. */
function sameLine(all: readonly DateCandidate[], order: DateOrder): Ends | undefined {
  const about = all.filter(({ line, label }) => PERIOD.test(line.text) && !PAY_DAY.test(label));
  const [from] = about;
  const to = about.find(
    ({ line, ...date }) => line === from?.line && dayOf(date, { order }) !== dayOf(from, { order }),
  );
  return from && to ? [from, to] : undefined;
}

function field(date: DateCandidate, order: DateOrder, evidence: number): TextField {
  const { legibility, ...place } = stretch(date.line, date.from, date.to);
  const { dmy, mdy } = date.readings;
  const isOpen = dmy !== undefined && mdy !== undefined && dmy !== mdy;
  const confidence = certainty(isOpen ? UNNAMED : evidence, legibility);
  return { value: dayOf(date, { order }) ?? '', ...place, confidence };
}
