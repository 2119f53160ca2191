import { ReceiptChange } from '../../../shared/model/receipt.ts';
import type { Receipt } from '../../../shared/model/receipt.ts';
import type { Match } from '../../../shared/model/match.ts';
import { fetchReceipt, useChangeReceipt } from '../../api/receipts.ts';
import { useDecideMatch, useMakeMatch } from '../../api/matching.ts';
import { messageOf } from '../../api/message-of.ts';
import { useRouteForm } from '../../api/route-form.ts';
import type { RouteForm } from '../../api/route-form.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { fieldAmount, typedAmount, typedText } from '../../format/typed.ts';
import { useNotify } from '../../kit/notify.ts';
import { useText } from '../../text/use-text.ts';
import { changeBack } from './change-back.ts';

/** What stands in the fields of a review, as typed; the category by its id. */
export interface ReviewValues {
  readonly vendor: string;
  readonly date: string;
  readonly amount: string;
  readonly currency: string;
  readonly category: string;
}

export type ReviewForm = RouteForm<ReviewValues, ReceiptChange>;
type Values = Omit<ReceiptChange, 'version'>;

interface ReviewFormParts {
  readonly receipt: Receipt;
  /** The suggestion that is confirmed with the values, unless they make it another's. */
  readonly match: Match | undefined;
  readonly onAccepted: () => void;
}

/** The form of a review: begins with what is stored and the category that is offered, sends what the person left in it. */
export function useReviewForm({ receipt, match, onAccepted }: ReviewFormParts): ReviewForm {
  const t = useText();
  const notify = useNotify();
  const { currency } = useSignedIn().organization;
  const accept = useAccept(receipt);
  const stored = storedValues(receipt, currency);
  return useRouteForm({
    body: ReceiptChange,
    defaultValues: { ...stored, category: stored.category || offeredCategory(receipt) },
    bodyOf: (values: ReviewValues) => ({
      ...changeOf(values, stored),
      reviewed: true,
      version: receipt.version,
    }),
    send: async (change) => {
      if (await accept(change, changesAmount(change) ? undefined : match)) onAccepted();
    },
    onFailed: (error) => notify.failed(t('receipts.saveFailed'), messageOf(error, t('common.unexpected'))),
  });
}

/** Keeps the values and then confirms the match; tells both as one, with one undo. False where the match was not confirmed. */
function useAccept(receipt: Receipt) {
  const t = useText();
  const notify = useNotify();
  const { mutateAsync: change } = useChangeReceipt();
  const confirm = useConfirmWith();
  const { mutateAsync: decide } = useDecideMatch();
  return async (values: ReceiptChange, match: Match | undefined): Promise<boolean> => {
    const after = await change({ id: receipt.id, change: values });
    const made = await confirm(values, match);
    if (made === 'failed') return false;
    const back = { ...changeBack(receipt, values), reviewed: receipt.reviewedAt !== null };
    notify.done({
      title: t(made ? 'receipts.acceptedMatched' : 'receipts.accepted'),
      settles: [t('receipts.saveFailed'), t('receipts.notMatched')],
      description: after.vendor ?? after.fileName,
      undo: async () => {
        if (made) await decide({ id: made.id, decision: 'undo' });
        const { version } = await fetchReceipt(receipt.id);
        await change({ id: receipt.id, change: { ...back, version } });
      },
    });
    return true;
  };
}

/** Confirms a suggestion beside accepted values. Another name or day takes it back: then what it joins is linked by hand. */
function useConfirmWith() {
  const t = useText();
  const notify = useNotify();
  const { mutateAsync: decide } = useDecideMatch();
  const { mutateAsync: link } = useMakeMatch();
  return async (values: Values, match: Match | undefined): Promise<Match | 'failed' | undefined> => {
    if (!match) return undefined;
    const { id, receiptIds, transactionIds } = match;
    const isWithdrawn = values.vendor !== undefined || values.date !== undefined;
    try {
      return isWithdrawn
        ? await link({ receiptIds, transactionIds })
        : await decide({ id, decision: 'confirm' });
    } catch (error) {
      notify.failed(t('receipts.notMatched'), messageOf(error, t('common.unexpected')));
      return 'failed';
    }
  };
}

/** Whether a suggestion was for another amount than this change gives. */
export const changesAmount = ({ amount, currency }: Values): boolean =>
  amount !== undefined || currency !== undefined;

/** The category that is chosen to begin with; none where a person has left it out. */
export const offeredCategory = ({ suggestedCategory, categoryId, reviewedAt }: Receipt): string =>
  categoryId === null && reviewedAt === null ? (suggestedCategory?.categoryId ?? '') : '';

export function storedValues(receipt: Receipt, bookCurrency: string): ReviewValues {
  const currency = receipt.currency ?? bookCurrency;
  return {
    vendor: receipt.vendor ?? '',
    date: receipt.date ?? '',
    amount: receipt.amount === null ? '' : fieldAmount(receipt.amount, currency),
    currency,
    category: receipt.categoryId ?? '',
  };
}

/** Only what the person changed; an emptied field becomes unknown. */
export function changeOf(values: ReviewValues, stored: ReviewValues): Values {
  const isNew = (name: keyof ReviewValues) => values[name].trim() !== stored[name];
  const orNull = (text: string) => typedText(text) ?? null;
  const amount = typedAmount(values.amount, values.currency);
  return {
    ...(isNew('vendor') ? { vendor: orNull(values.vendor) } : {}),
    ...(isNew('date') ? { date: orNull(values.date) } : {}),
    ...(isNew('amount') ? { amount: amount === undefined ? null : Math.abs(amount) } : {}),
    ...(isNew('currency') ? { currency: values.currency } : {}),
    ...(isNew('category') ? { category: orNull(values.category) } : {}),
  };
}
