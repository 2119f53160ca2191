import type { BulkAct } from '../../../../shared/model/bulk-edit.ts';
import { ENTRIES_FILTERED_MAX } from '../../../../shared/model/bulk-edit.ts';
import type { TransactionFilter } from '../../../../shared/model/transaction-filter.ts';
import { countNow } from '../../../api/bulk-edits.ts';
import { messageOf } from '../../../api/message-of.ts';
import { useBulkRun } from '../../../features/bulk/use-bulk-run.ts';
import { useNotify } from '../../../kit/notify.ts';
import { useText } from '../../../text/use-text.ts';
import type { Selection } from './use-selection.ts';

/** Does something with all that are chosen and tells what became of it, with one undo for all of it. */
export function useBulkActions(selection: Selection, filter: TransactionFilter) {
  const t = useText();
  const notify = useNotify();
  const { run: runBulk, progress } = useBulkRun();
  const { rows, all, count } = selection;

  /** Answers whether it was done. */
  const run = async (act: BulkAct): Promise<boolean> => {
    const entries = rows.map(({ id, version }) => ({ transactionId: id, version }));
    const of = all === undefined ? { entries } : { filter, count: all };
    const isDone = await runBulk({ act, ...of }, count);
    if (isDone) selection.clear();
    return isDone;
  };
  /** Counts all that answer the filter, and chooses them. */
  const chooseAll = async () => {
    try {
      const { count: counted, from } = await countNow(filter);
      if (from === undefined && counted <= ENTRIES_FILTERED_MAX) selection.chooseAll(counted);
      else notify.failed(t('transactions.bulk.tooMany'), t('transactions.bulk.tooManyHelp'));
    } catch (error) {
      notify.failed(t('transactions.bulk.failed'), messageOf(error, t('common.unexpected')));
    }
  };
  return { run, chooseAll, progress };
}
