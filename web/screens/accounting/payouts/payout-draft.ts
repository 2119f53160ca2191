import type { PayoutOffer } from '../../../../shared/model/payout-offer.ts';
import type { PayoutFigures } from '../../../../shared/model/payout.ts';
import { amountFromText, fieldAmount } from '../../../format/typed.ts';

/** What a person types of a payout without a report: one of the two, from which the other follows. */
export interface PayoutDraft {
  readonly known: 'gross' | 'fees';
  readonly text: string;
}

/** What stands in the fields of a payout; categories by their ids. */
export interface PayoutValues {
  /** Which of the two was typed. */
  readonly known: PayoutDraft['known'];
  readonly gross: string;
  readonly fees: string;
  readonly categories: PayoutOffer['categories'];
}

/** The figures of an offer: those that a document proves, else those that follow from what is typed. */
export const figuresOf = (
  { evidence, transaction: { amount, currency } }: PayoutOffer,
  values: PayoutValues,
): PayoutFigures | undefined =>
  evidence?.figures ?? draftFigures({ known: values.known, text: values[values.known] }, amount, currency);

/** The categories of an offer by their ids, under which its choosers keep them. */
export const offeredIds = ({ sales, fees }: PayoutOffer['categories'], idOf: (name: string) => string) => ({
  sales: idOf(sales),
  fees: idOf(fees),
});

/** The figures that a draft makes of a deposit; undefined while what is typed can't be right. Nothing is ever guessed. */
export function draftFigures(
  { known, text }: PayoutDraft,
  net: number,
  currency: string,
): PayoutFigures | undefined {
  const typed = text.trim() === '' ? undefined : amountFromText(text, currency);
  if (typed === undefined || typed <= 0) return undefined;
  const fees = known === 'fees' ? typed : typed - net;
  return fees > 0 ? { gross: net + fees, fees, refunds: 0, net } : undefined;
}

/** What stands in a field: what was typed there, or what follows from the other one. */
export function draftText(
  draft: PayoutDraft,
  field: PayoutDraft['known'],
  net: number,
  currency: string,
): string {
  if (draft.known === field) return draft.text;
  const figures = draftFigures(draft, net, currency);
  return figures ? fieldAmount(figures[field], currency) : '';
}

/** The decision that books an offer by these figures, as far as they are known, with the report that proves them. */
export function splitOf<Figure extends number | undefined, Category extends string | undefined>(
  { transaction: { version }, evidence }: PayoutOffer,
  { gross, fees, refunds }: Readonly<Record<'gross' | 'fees' | 'refunds', Figure>>,
  categories: Readonly<Record<'sales' | 'fees', Category>>,
) {
  const [receiptId] = evidence?.kind === 'report' ? evidence.receiptIds : [];
  const proof = receiptId === undefined ? {} : { receiptId };
  return { decision: 'split' as const, version, gross, fees, refunds, categories, ...proof };
}

/** The share of the sales that was kept back, in percent with at most one digit after the point. */
export const feePercent = ({ gross, fees }: PayoutFigures): number => Math.round((fees * 1000) / gross) / 10;
