import type { PayoutOffer } from '../../../../shared/model/payout-offer.ts';
import { useDecidePayout } from '../../../api/ledger.ts';
import { messageOf } from '../../../api/message-of.ts';
import { useCategories } from '../../../features/category/categories.ts';
import { useNotify } from '../../../kit/notify.ts';
import { useText } from '../../../text/use-text.ts';
import { offeredIds, splitOf } from './payout-draft.ts';

/** Books payouts whose figures a report proves, with one undo for all of them. Answers whether all were booked. */
export function useProvenPayouts() {
  const t = useText();
  const notify = useNotify();
  const { mutateAsync: decide } = useDecidePayout();
  const { idOf } = useCategories();
  return async (offers: readonly PayoutOffer[]): Promise<boolean> => {
    const booked: string[] = [];
    let isDone = true;
    try {
      for (const offer of offers) {
        const { figures } = offer.evidence ?? {};
        if (!figures) continue;
        const { id } = offer.transaction;
        await decide({ id, body: splitOf(offer, figures, offeredIds(offer.categories, idOf)) });
        booked.push(id);
      }
      notify.settled(t('payouts.saveFailed'));
    } catch (error) {
      isDone = false;
      notify.failed(t('payouts.saveFailed'), messageOf(error, t('common.unexpected')));
    }
    if (booked.length === 0) return isDone;
    const undo = async () => {
      for (const id of booked) await decide({ id, body: { decision: 'undo' } });
    };
    notify.done({ title: t('payouts.booked', { count: booked.length }), undo });
    return isDone;
  };
}
