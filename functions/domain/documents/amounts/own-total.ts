import type { MoneyField } from '../../../../shared/model/document.ts';
import { stretch } from '../../text/text-line.ts';
import { sumsWithTax } from './arithmetic-cues.ts';
import type { LabelledAmount } from './money-line.ts';
import { namesTotal } from './total-label.ts';

/** What was owed before this document. */
const EARLIER =
  /(?:previous|prior|past|last|old|opening|outstanding|unpaid|overdue)\s*(?:account\s*)?(?:balance|bill|invoice|amount|due)|(?:balance|amount)\s*(?:brought\s*)?(?:forward|b\/f)|past\s*due|arrears|solde\s*(?:de\s*la\s*facture\s*)?(?:pr[ée]c[ée]dente?|ant[ée]rieur|initial)|report\s*(?:du\s*)?solde|(?:offener?|offene)\s*(?:betrag|saldo|posten|forderung)|(?:alter|vorheriger)\s*saldo|vormonat|saldovortrag|(?:vorig|openstaand)\s*(?:saldo|bedrag)|saldo\s*(?:(?:de\s*la\s*|della\s*|da\s*)?(?:factura|fattura|fatura)\s*)?(?:anterior|precedente|pendiente)|saldo\s*(?:der\s*)?(?:letzten|vorherigen|vorige)|tidigare\s*saldo|tidligere\s*saldo/i;
/** What was paid of it, or of this document ahead. */
const PAID_AHEAD =
  /pa(?:id|yment)s?|deposit|prepa(?:id|yment)|advance|acompte|arrhes|avance|r[èe]glement|anzahlung|abschlag|vorauszahlung|bereits\s*(?:be|ge)zahlt|zahlung|aanbetaling|voorschot|betaald|anticip|se[ñn]al|pago|adiantamento|acconto|f[öo]rskott|forskud/i;
/** What this document charges, beside what namesTotal knows. */
const OWN =
  /(?:current|new|this\s*(?:month|period|bill)\S*)\s*(?:month\S*\s*)?(?:charges|activity|amount|invoice|bill)|(?:total\s*)?new\s*charges|charges\s*(?:this|for)|montant\s*de\s*(?:la\s*|cette\s*)?facture|^\W*(?:brutto|bruto|lordo|gross|ttc)\s*(?:betrag|summe|amount)?\W*$/i;
/** Sums of these and payments weighed: bounds the time. */
const WEIGHED_MAX = 12;

/**
 * The total of what a document charges itself, where what is to be paid holds more or less than that: an earlier balance was added, or a
 * deposit taken off. Proven by sums: own total + earlier balances − payments = what is to be paid.
 */
export function ownTotal(total: MoneyField | null, amounts: readonly LabelledAmount[]): MoneyField | null {
  if (!total) return total;
  const printed = amounts.filter(({ amount }) => amount > 0 && amount !== total.value);
  const earlier = valuesOf(printed, EARLIER);
  const paid = valuesOf(
    printed.filter(({ label }) => !EARLIER.test(label)),
    PAID_AHEAD,
  );
  if (earlier.length + paid.length === 0) return total;
  const between = new Set(
    [0, ...earlier].flatMap((before) => [0, ...paid].map((less) => before - less)).filter((by) => by !== 0),
  );
  const sums = sumsWithTax(amounts);
  const own = printed
    .filter(
      ({ label, isNegative }) => !isNegative && !EARLIER.test(label) && (OWN.test(label) || isOwnSum(label)),
    )
    .filter(({ amount }) => between.has(total.value - amount));
  const best = own.find(({ amount }) => sums.has(amount)) ?? own.at(-1);
  if (!best) return total;
  const { text, page, box } = stretch(best.line, best.from, best.to);
  return { value: best.amount, text, page, box, confidence: total.confidence };
}

const isOwnSum = (label: string): boolean => namesTotal(label) && !PAID_AHEAD.test(label);

function valuesOf(amounts: readonly LabelledAmount[], name: RegExp): number[] {
  const named = amounts.filter(({ label }) => name.test(label)).map(({ amount }) => amount);
  return [...new Set(named)].slice(0, WEIGHED_MAX);
}
