import type { NewTransaction, Transaction, TransactionChange } from '../../../shared/model/transaction.ts';
import { newId } from '../../api/new-id.ts';
import {
  useAddTransaction,
  useChangeTransaction,
  useDeleteTransaction,
  useRestoreTransaction,
} from '../../api/ledger.ts';
import { useText } from '../../text/use-text.ts';
import { messageOf } from '../../api/message-of.ts';
import { useNotify } from '../../kit/notify.ts';

/** What can be done with entries; each tells its outcome and can be taken back. They answer whether it was done. */
export interface EntryActions {
  readonly add: (entry: Omit<NewTransaction, 'id'>, id: string) => Promise<boolean>;
  readonly duplicate: (transaction: Transaction) => Promise<boolean>;
  readonly change: (before: Transaction, change: Omit<TransactionChange, 'version'>) => Promise<boolean>;
  readonly remove: (transaction: Transaction) => Promise<boolean>;
}

export function useEntryActions(): EntryActions {
  const t = useText();
  const notify = useNotify();
  const { mutateAsync: addRow } = useAddTransaction();
  const { mutateAsync: changeRow } = useChangeTransaction();
  const { mutateAsync: deleteRow } = useDeleteTransaction();
  const { mutateAsync: restoreRow } = useRestoreTransaction();

  const attempt = async (work: () => Promise<void>, title: string, otherwise: string) => {
    try {
      await work();
      return true;
    } catch (error) {
      notify.failed(title, messageOf(error, otherwise));
      return false;
    }
  };
  const addFailed = [t('common.error'), t('dashboard.addFailed')] as const;

  return {
    add: (entry, id) =>
      attempt(
        async () => {
          await addRow({ ...entry, id });
          const kind = t(entry.kind === 'income' ? 'dashboard.income' : 'dashboard.expense');
          notify.done({
            title: t('dashboard.added', { kind }),
            description: entry.description,
            undo: () => deleteRow(id),
          });
        },
        ...addFailed,
      ),
    duplicate: (row) =>
      attempt(
        async () => {
          const copy = newFrom(row, newId());
          await addRow(copy);
          notify.done({
            title: t('dashboard.duplicated'),
            description: row.description,
            undo: () => deleteRow(copy.id),
          });
        },
        ...addFailed,
      ),
    change: (before, change) =>
      attempt(
        async () => {
          const after = await changeRow({ id: before.id, change: { ...change, version: before.version } });
          notify.done({
            title: t('entry.changed'),
            description: after.description,
            undo: () =>
              changeRow({ id: before.id, change: { ...changeBackTo(before), version: after.version } }),
          });
        },
        t('entry.changeFailed'),
        t('common.unexpected'),
      ),
    remove: (row) =>
      attempt(
        async () => {
          await deleteRow(row.id);
          notify.done({
            title: t('entry.deleted'),
            description: row.description,
            undo: () => restoreRow(row.id),
          });
        },
        t('entry.deleteFailed'),
        t('common.unexpected'),
      ),
  };
}

function newFrom(row: Transaction, id: string): NewTransaction {
  const { kind, description, amount, currency, category, accountLabel, date } = row;
  return { id, kind, description, amount, currency, category, accountLabel, date };
}

function changeBackTo(row: Transaction): Omit<TransactionChange, 'version'> {
  const { kind, description, amount, category, accountLabel, date, noReceiptNeeded } = row;
  return { kind, description, amount, category, accountLabel, date, noReceiptNeeded };
}
