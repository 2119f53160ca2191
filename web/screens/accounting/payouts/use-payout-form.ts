import { PayoutSplit } from '../../../../shared/model/payout-offer.ts';
import type { PayoutOffer } from '../../../../shared/model/payout-offer.ts';
import { messageOf } from '../../../api/message-of.ts';
import { FROM_API, useRouteForm } from '../../../api/route-form.ts';
import type { RouteForm } from '../../../api/route-form.ts';
import { useCategories } from '../../../features/category/categories.ts';
import { useMoney } from '../../../format/use-money.ts';
import { typedText } from '../../../format/typed.ts';
import { useNotify } from '../../../kit/notify.ts';
import { useText } from '../../../text/use-text.ts';
import { draftText, figuresOf, offeredIds, splitOf } from './payout-draft.ts';
import type { PayoutDraft, PayoutValues } from './payout-draft.ts';

const unknown = { gross: undefined, fees: undefined, refunds: undefined };

export type PayoutForm = RouteForm<PayoutValues, PayoutSplit>;

/** The form that books a payout gross: figures that a document proves, or one number that a person types. */
export function usePayoutForm(offer: PayoutOffer, split: (body: PayoutSplit) => Promise<void>) {
  const t = useText();
  const notify = useNotify();
  const money = useMoney();
  const { idOf } = useCategories();
  const { amount, currency } = offer.transaction;
  const form = useRouteForm({
    body: PayoutSplit,
    defaultValues: {
      ...{ known: 'gross', gross: '', fees: '' },
      categories: offeredIds(offer.categories, idOf),
    },
    bodyOf: (values: PayoutValues) => {
      const { sales, fees } = values.categories;
      const figures = figuresOf(offer, values) ?? unknown;
      return splitOf(offer, figures, { sales: typedText(sales), fees: typedText(fees) });
    },
    send: split,
    onFailed: (error) => notify.failed(t('payouts.saveFailed'), messageOf(error, t('common.unexpected'))),
  });
  const { register, setValue, formState } = form;
  /** One of the two numbers: the other one follows it. */
  const number = (name: PayoutDraft['known']) => {
    const other = name === 'gross' ? 'fees' : 'gross';
    return register(name, {
      onChange: ({ target }: { target: HTMLInputElement }) => {
        setValue('known', name);
        setValue(other, draftText({ known: name, text: target.value }, other, amount, currency), {
          shouldValidate: formState.isSubmitted,
        });
      },
    });
  };
  return { form, number, fault: useFault(form, money(amount, currency)) };
}

/** What is missing or wrong, in one sentence: the fields stand too close for one each. */
function useFault({ formState: { errors }, getValues }: PayoutForm, net: string): string | undefined {
  const t = useText();
  const known = getValues('known');
  const inNumber = errors[known] ?? errors.gross ?? errors.fees;
  if (inNumber?.type === FROM_API) return inNumber.message;
  if (inNumber) return known === 'gross' ? t('payouts.grossWanted', { net }) : t('payouts.feesWanted');
  const { sales, fees } = errors.categories ?? {};
  const inCategory = sales ?? fees;
  return inCategory?.type === FROM_API ? inCategory.message : inCategory && t('payouts.categoryWanted');
}
