import { daysBetween } from '../../../shared/civil-date.ts';
import { loansOfPayment } from '../../../shared/loan-of-payment.ts';
import type { Account } from '../../../shared/model/account.ts';
import type { PairReason } from '../../../shared/text/en/pairs.ts';
import { isLoanPayment } from '../categories/loan-payment.ts';
import type { LedgerRow } from '../ledger/ledger-row.ts';

/**
 * A payment with the row by which the loan's own account states it. `whole`: the loan has all of it, and its interest as a row of its own;
 * otherwise the loan has only what was paid back, and the rest of the payment is interest.
 */
export interface LoanPair {
  readonly paymentId: string;
  readonly arrivalId: string;
  readonly isWhole: boolean;
  /** Whether nothing is left to ask: a person said how much was paid back of this loan, and its account states just that. */
  readonly isSure: boolean;
  readonly reasons: PairReason[];
}

/** A lender books a payment some days after the bank, or gives it the day on which it was due. */
const DAYS_MAX = 5;
/** A bank charges interest once a month. */
const INTEREST_DAYS_MAX = 35;
/** What was worked out of earlier payments may differ by so much from what the lender states, in minor units: the lender's counts. */
const ROUNDED_WITHIN = 10;
/** As little of a payment as the first years of a mortgage pay back. */
const PRINCIPAL_MIN = 0.1;

interface Candidate extends LoanPair {
  readonly days: number;
}

/**
 * The payments of loans among rows that are in no pair yet, each with the row of the loan's own account for it. By the account and amount that a
 * person split off, else by the loan that its text names; where several would do as well each is offered and none is sure. The order of the
 * rows does not matter. What has the same amount on both sides and no split is an ordinary transfer, unless the lender has it on an earlier day.
 */
export function pairLoanPayments(rows: readonly LedgerRow[], accounts: readonly Account[]): LoanPair[] {
  const loans = accounts.filter(({ kind }) => kind === 'loan');
  const isLoan = new Set(loans.map(({ id }) => id));
  const arrivals = rows.filter(({ accountId, amount }) => isLoan.has(accountId) && amount > 0);
  if (arrivals.length === 0) return [];
  const payments = rows.filter(
    ({ kind, amount, accountId }) => kind === 'expense' && amount < 0 && !isLoan.has(accountId),
  );
  const candidates = payments.flatMap((payment) =>
    arrivals.flatMap((arrival) => {
      const days = Math.abs(daysBetween(payment.date, arrival.date));
      if (days > DAYS_MAX || payment.currency !== arrival.currency) return [];
      const found = bySplit(payment, arrival, rows) ?? byText(payment, arrival, loans);
      return found ? [{ paymentId: payment.id, arrivalId: arrival.id, days, ...found }] : [];
    }),
  );
  return nearest(candidates);
}

type Found = Pick<LoanPair, 'isWhole' | 'isSure' | 'reasons'>;

/** By what a person split off for this loan. */
function bySplit(
  { parts = [], amount }: LedgerRow,
  arrival: LedgerRow,
  rows: readonly LedgerRow[],
): Found | undefined {
  const part = parts.find(({ transferTo }) => transferTo === arrival.accountId);
  if (!part) return undefined;
  if (Math.abs(part.amount + arrival.amount) <= ROUNDED_WITHIN)
    return { isWhole: false, isSure: true, reasons: [{ code: 'principal-on-loan' }] };
  if (amount !== -arrival.amount) return undefined;
  // Split, and stated whole by the loan: the interest counts twice once it is a row of the loan's too.
  const interest = amount - part.amount;
  const isStated = rows.some(
    (row) =>
      row.accountId === arrival.accountId &&
      Math.abs(row.amount - interest) <= ROUNDED_WITHIN &&
      Math.abs(daysBetween(row.date, arrival.date)) <= INTEREST_DAYS_MAX,
  );
  return { isWhole: true, isSure: isStated, reasons: [{ code: 'payment-on-loan' }] };
}

/** By what the bank's text says; how much of the payment is interest is then what the loan doesn't have. */
function byText(payment: LedgerRow, arrival: LedgerRow, loans: readonly Account[]): Found | undefined {
  const paidBack = arrival.amount / -payment.amount;
  // A transfer never arrives before it left, but a lender's day may be the one on which the payment was due.
  const isDueBefore = paidBack === 1 && daysBetween(payment.date, arrival.date) < 0;
  if (payment.parts || (paidBack >= 1 && !isDueBefore) || paidBack < PRINCIPAL_MIN) return undefined;
  const mayBe = loansOfPayment(payment.description, loans);
  if (!isLoanPayment(payment) || mayBe.every(({ id }) => id !== arrival.accountId)) return undefined;
  if (isDueBefore) return { isWhole: true, isSure: false, reasons: [{ code: 'payment-on-loan' }] };
  return {
    isWhole: false,
    isSure: false,
    reasons: [{ code: 'principal-on-loan' }, { code: 'rest-is-interest' }],
  };
}

/** The nearest first, each row once; where another is as near and as sure, both are offered. */
function nearest(candidates: readonly Candidate[]): LoanPair[] {
  const used = new Set<string>();
  const ranked = candidates.toSorted(
    (a, b) => Number(b.isSure) - Number(a.isSure) || a.days - b.days || (a.paymentId < b.paymentId ? -1 : 1),
  );
  const kept = ranked.flatMap((candidate) => {
    const { paymentId, arrivalId, isSure, days } = candidate;
    if (used.has(paymentId) || used.has(arrivalId)) return [];
    const alike = ranked.filter(
      (other) =>
        (other.paymentId === paymentId || other.arrivalId === arrivalId) &&
        !used.has(other.paymentId) &&
        !used.has(other.arrivalId) &&
        other.isSure === isSure &&
        other.days === days,
    );
    for (const one of alike) used.add(one.paymentId).add(one.arrivalId);
    return alike.map((one) => ({ ...one, isSure: isSure && alike.length === 1 }));
  });
  return kept.map(({ days, ...pair }) => ({
    ...pair,
    reasons: [...pair.reasons, days === 0 ? { code: 'same-day' } : { code: 'days-apart', days }],
  }));
}
