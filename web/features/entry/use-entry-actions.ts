import type { EntryPart } from '../../../shared/model/payout.ts';
import type {
  NewTransaction,
  PartChange,
  Transaction,
  TransactionChange,
} from '../../../shared/model/transaction.ts';
import type { WorthChange } from '../../../shared/model/worth.ts';
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
  /** As the form sends it: what fails is thrown, for the form to tell at its fields. */
  readonly add: (entry: NewTransaction) => Promise<void>;
  /** As `change`, thrown likewise. */
  readonly save: (before: Transaction, change: TransactionChange) => Promise<void>;
  /** Makes a copy of a day; gives it, where it was made. */
  readonly duplicate: (transaction: Transaction, date: string) => Promise<Transaction | undefined>;
  readonly change: (before: Transaction, change: Omit<TransactionChange, 'version'>) => Promise<boolean>;
  /** As `change`, shown as `after` before it is written; where it fails it is shown as it was. */
  readonly changeAtOnce: (
    before: Transaction,
    change: Omit<TransactionChange, 'version'>,
    after: Transaction,
  ) => Promise<boolean>;
  readonly remove: (transaction: Transaction) => Promise<boolean>;
}

/** The version that the last change of an entry leaves, by its id: the next one, made before its answer is here, builds on it. */
const versionsLeft = new Map<string, Promise<number>>();

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
  const save = async (before: Transaction, change: TransactionChange, expected?: Transaction) => {
    const shown = expected && { before, after: expected };
    const after = await changeRow({ id: before.id, change, shown });
    notify.done({
      title: t('entry.changed'),
      description: after.description,
      settles: [t('entry.changeFailed')],
      undo: () =>
        changeRow({ id: before.id, change: { ...changeBack(before, change), version: after.version } }),
    });
    return after.version;
  };

  return {
    add: async (entry) => {
      await addRow(entry);
      const kind = t(entry.kind === 'income' ? 'dashboard.income' : 'dashboard.expense');
      notify.done({
        title: t('dashboard.added', { kind }),
        description: entry.description,
        settles: [t('common.error'), t('common.missingInformation')],
        undo: () => deleteRow(entry.id),
      });
    },
    save: async (before, change) => {
      await save(before, change);
    },
    duplicate: async (row, date) => {
      try {
        const copy = await addRow({ ...newFrom(row, newId()), date });
        notify.done({
          title: t('dashboard.duplicated'),
          description: row.description,
          settles: [t('common.error')],
          undo: () => deleteRow(copy.id),
        });
        return copy;
      } catch (error) {
        notify.failed(t('common.error'), messageOf(error, t('dashboard.addFailed')));
        return undefined;
      }
    },
    changeAtOnce: (before, change, after) =>
      attempt(
        async () => {
          const left = (await versionsLeft.get(before.id)) ?? 0;
          const written = save(before, { ...change, version: Math.max(before.version, left) }, after);
          versionsLeft.set(
            before.id,
            written.catch(() => left),
          );
          await written;
        },
        t('entry.changeFailed'),
        t('common.unexpected'),
      ),
    change: (before, change) =>
      attempt(
        async () => {
          await save(before, { ...change, version: before.version });
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
            settles: [t('entry.deleteFailed')],
            undo: () => restoreRow(row.id),
          });
        },
        t('entry.deleteFailed'),
        t('common.unexpected'),
      ),
  };
}

function newFrom(row: Transaction, id: string): NewTransaction {
  const { kind, description, amount, currency, date } = row;
  return { id, kind, description, amount, currency, date, ...placeOf(row) };
}

/** The change that takes another one back: what that one named is as it was. */
function changeBack(row: Transaction, change: TransactionChange): Omit<TransactionChange, 'version'> {
  const { kind, description, amount, date, noReceiptNeeded, notes = '', payout } = row;
  const { use = null, businessShare = 100, parts = [] } = row;
  const before = {
    ...{ kind, description, amount, date, noReceiptNeeded, notes, ...placeOf(row) },
    ...{ use, businessShare, parts: parts.map(partAgain), worth: worthAgain(row) },
  };
  // Another kind has other categories and details: those that it had went with it.
  // A transfer is whole, and a payout is split by its own route.
  const isSplitByPerson = kind !== 'transfer' && !payout;
  const isOfKind = 'kind' in change || 'use' in change;
  const named = isOfKind ? { kind, category: row.category, use, businessShare, parts, ...change } : change;
  const fits = (name: string) => isSplitByPerson || !['businessShare', 'parts'].includes(name);
  return Object.fromEntries(Object.entries(before).filter(([name]) => name in named && fits(name)));
}

/** What it was worth as it is said anew: a person's amount, or what was published. */
function worthAgain({ worth }: Transaction): WorthChange {
  if (!worth) return null;
  return worth.source === 'person' ? { amount: Math.abs(worth.amount) } : 'published';
}

/** A part as it is split off anew: its sign is the entry's. */
const partAgain = ({ categoryId, amount, tax }: EntryPart): PartChange => ({
  category: categoryId,
  amount: Math.abs(amount),
  ...(tax === undefined ? {} : { tax }),
});

/** Account and category by their ids: a name that was changed since would be a new account. */
const placeOf = ({ categoryId, accountId }: Transaction) => ({
  category: categoryId,
  accountLabel: accountId,
});
