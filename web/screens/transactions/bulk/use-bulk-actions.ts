import type { BulkAct } from '../../../../shared/model/bulk-edit.ts';
import { ENTRIES_FILTERED_MAX } from '../../../../shared/model/bulk-edit.ts';
import type { ListedTransaction } from '../../../../shared/model/transaction.ts';
import type { TransactionFilter } from '../../../../shared/model/transaction-filter.ts';
import { countNow } from '../../../api/bulk-edits.ts';
import { messageOf } from '../../../api/message-of.ts';
import { useSignedIn } from '../../../auth/me-context.ts';
import { useBulkRun } from '../../../features/bulk/use-bulk-run.ts';
import { useCategories } from '../../../features/category/categories.ts';
import { useIsClosed } from '../../../features/closing/use-is-closed.ts';
import { useNotify } from '../../../kit/notify.ts';
import { useText } from '../../../text/use-text.ts';
import { rowAhead } from './row-ahead.ts';
import type { Selection } from './use-selection.ts';

/** Does something with all that are chosen, shows it at once, and tells what became of it, with one undo for all of it. */
export function useBulkActions(selection: Selection, filter: TransactionFilter) {
  const t = useText();
  const notify = useNotify();
  const { run } = useBulkRun();
  const aheadOf = useRowsAhead();
  const { rows, all, count } = selection;

  /** Nothing waits for its end: a long one is shown as one that goes on, and told when it is done. */
  const runNamed = (act: BulkAct, named: readonly ListedTransaction[]) => {
    selection.clear();
    const entries = named.map(({ id, version }) => ({ transactionId: id, version }));
    void run({ act, entries }, named.length, aheadOf(named, act));
  };
  const runFiltered = (act: BulkAct, counted: number) => {
    selection.clear();
    void run({ act, filter, count: counted }, count);
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
  const offered = all === undefined ? rows.filter(({ suggestedCategory }) => suggestedCategory) : [];
  return {
    run: (act: BulkAct) => (all === undefined ? runNamed(act, rows) : runFiltered(act, all)),
    chooseAll,
    /** How many of those that are chosen have a category on offer, and how all of these get it. */
    offeredCount: offered.length,
    acceptOffered: () => runNamed({ do: 'accept' }, offered),
  };
}

/** How rows are shown until what was asked for is done; those of a closed period stay as they are. */
function useRowsAhead() {
  const { labelOf, idOf } = useCategories();
  const { accounts } = useSignedIn().organization;
  const isClosed = useIsClosed();
  const accountId = (label: string) =>
    accounts.find(({ id, name }) => id === label || name === label)?.id ?? label;
  const names = { labelOf, idOf, accountId };
  return (rows: readonly ListedTransaction[], act: BulkAct) =>
    rows
      .filter(({ date }) => !isClosed(date))
      .map((before) => {
        const after = rowAhead(before, act, names);
        return after ? { before, after } : { before };
      });
}
