import { daysBetween } from '../../../shared/civil-date.ts';
import type { PayoutFigures } from '../../../shared/model/payout.ts';
import type { Receipt } from '../../../shared/model/receipt.ts';
import type { LedgerRow } from '../ledger/ledger-row.ts';
import type { PayoutProvider } from './payout-provider.ts';

/** What shows how much was sold and how much kept back: a report of the provider's, or the invoices that were paid. */
export interface PayoutEvidence {
  readonly kind: 'report' | 'sales';
  readonly figures: PayoutFigures;
  readonly receiptIds: string[];
}

export type PayoutPaper = Pick<
  Receipt,
  'id' | 'kind' | 'amount' | 'currency' | 'date' | 'payoutReport' | 'transactionIds'
>;
type Row = Pick<LedgerRow, 'amount' | 'currency' | 'date' | 'receiptIds'>;

/** A month's report comes after its payouts; it never lies longer before them than they take. */
const DAYS_APART_MAX = 40;
const NO_SALE = ['credit-note', 'payslip', 'statement'];

/**
 * The evidence for a payout: a report that is linked to it or lies near, names the same provider and accounts for the deposit to
 * the cent; else the linked sales invoices, where they are more than the deposit by a share that the provider may keep. Undefined
 * where there is none, or where two reports say different things.
 */
export function payoutEvidence(
  row: Row,
  provider: PayoutProvider,
  papers: readonly PayoutPaper[],
): PayoutEvidence | undefined {
  const linked = papers.filter(({ id }) => row.receiptIds.includes(id));
  const near = papers.filter((paper) => isNear(paper, row, provider));
  return reported(row, linked) ?? reported(row, near) ?? sold(row, provider, linked);
}

/** Whether linked documents show what a payout was split from: a report of so much, or invoices that come to it. */
export function isShownBy(gross: number, linked: readonly PayoutPaper[]): boolean {
  const isReported = linked.some(({ payoutReport }) =>
    payoutReport?.payouts.some((figures) => figures.gross === gross),
  );
  return isReported || sumOf(linked) === gross;
}

const sumOf = (papers: readonly PayoutPaper[]): number =>
  papers.reduce((sum, paper) => sum + (paper.amount ?? Number.NaN), 0);

function reported(row: Row, papers: readonly PayoutPaper[]): PayoutEvidence | undefined {
  const found = papers
    .filter(({ currency }) => currency === null || currency === row.currency)
    .flatMap(({ id, payoutReport }) =>
      (payoutReport?.payouts ?? [])
        .filter(({ net }) => net === row.amount)
        .map((figures) => ({ kind: 'report' as const, figures, receiptIds: [id] })),
    );
  const [first] = found;
  const isOne = found.every(
    ({ figures }) => figures.gross === first?.figures.gross && figures.fees === first.figures.fees,
  );
  return isOne ? first : undefined;
}

function isNear(paper: PayoutPaper, row: Row, provider: PayoutProvider): boolean {
  const { payoutReport, date, transactionIds } = paper;
  if (payoutReport?.provider !== provider.name || transactionIds.length > 0) return false;
  return date === null || Math.abs(daysBetween(row.date, date)) <= DAYS_APART_MAX;
}

function sold(
  { amount, currency }: Row,
  { feeShareMax }: PayoutProvider,
  linked: readonly PayoutPaper[],
): PayoutEvidence | undefined {
  const isSale = (paper: PayoutPaper) =>
    !NO_SALE.includes(paper.kind) &&
    paper.payoutReport === undefined &&
    paper.transactionIds.length === 1 &&
    (paper.currency === null || paper.currency === currency);
  if (linked.length === 0 || !linked.every(isSale)) return undefined;
  const gross = sumOf(linked);
  const fees = gross - amount;
  if (!(fees > 0 && fees <= gross * feeShareMax)) return undefined;
  return {
    kind: 'sales',
    figures: { gross, fees, refunds: 0, net: amount },
    receiptIds: linked.map(({ id }) => id),
  };
}
