import { TAX_WITHHELD } from '../../../../shared/kept-back.ts';
import type { PayoutOffer, PayoutSplit } from '../../../../shared/model/payout-offer.ts';
import { useDecidePayout } from '../../../api/ledger.ts';
import type { PayoutDecision } from '../../../api/ledger.ts';
import { useMoney } from '../../../format/use-money.ts';
import { messageOf } from '../../../api/message-of.ts';
import { useNotify } from '../../../kit/notify.ts';
import { useText } from '../../../text/use-text.ts';

/** Decisions on a payout, each told; they can be taken back from the toast. */
export function usePayoutActions(offer: PayoutOffer) {
  const t = useText();
  const notify = useNotify();
  const money = useMoney();
  const { mutateAsync, isPending } = useDecidePayout();
  const { id, version, currency } = offer.transaction;
  const takeBack = () => mutateAsync({ id, body: { decision: 'undo' } });
  const decide = async (body: PayoutDecision, title: string) => {
    try {
      await mutateAsync({ id, body });
      notify.done({
        title,
        ...(body.decision === 'undo' ? {} : { undo: takeBack }),
        settles: [t('payouts.saveFailed')],
      });
    } catch (error) {
      notify.failed(t('payouts.saveFailed'), messageOf(error, t('common.unexpected')));
    }
  };
  const split = async (body: PayoutSplit) => {
    await mutateAsync({ id, body });
    const gross = money(body.gross, currency);
    const fees = money(body.fees, currency);
    notify.done({
      title: t(offer.provider === TAX_WITHHELD ? 'payouts.appliedTax' : 'payouts.applied', { gross, fees }),
      undo: takeBack,
      settles: [t('payouts.saveFailed')],
    });
  };
  return {
    isBusy: isPending,
    /** As the form sends it: what fails is thrown, for the form to tell at its fields. */
    split,
    refuse: () => decide({ decision: 'none', version }, t('payouts.refused')),
    undo: () => decide({ decision: 'undo' }, t('payouts.undone')),
  };
}
