import type { EntryPair } from '../../../shared/model/entry-pair.ts';
import { useDecidePair } from '../../api/ledger.ts';
import type { PairDecision } from '../../api/ledger.ts';
import { messageOf } from '../../api/message-of.ts';
import { useNotify } from '../../kit/notify.ts';
import { useText } from '../../text/use-text.ts';

/** What a pair is once it is made. */
export const madeText = {
  transfer: 'categories.madeTransfer',
  loan: 'categories.madeLoan',
  duplicate: 'categories.madeOne',
} as const satisfies Record<EntryPair['kind'], string>;

/** Decides and tells it; a decision can be taken back from the toast. */
export function useDecidePairTold({ id, kind }: EntryPair) {
  const t = useText();
  const notify = useNotify();
  const { mutateAsync } = useDecidePair();
  const titles = {
    confirm: madeText[kind],
    reject: 'categories.refused',
    undo: 'categories.undone',
  } as const;
  return async (decision: PairDecision) => {
    try {
      await mutateAsync({ id, decision });
      const undo = () => mutateAsync({ id, decision: 'undo' });
      notify.done({
        title: t(titles[decision]),
        ...(decision === 'undo' ? {} : { undo }),
        settles: [t('categories.decideFailed')],
      });
    } catch (error) {
      notify.failed(t('categories.decideFailed'), messageOf(error, t('common.unexpected')));
    }
  };
}
