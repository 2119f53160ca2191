import type { NewTransaction, Transaction, TransactionChange } from '../../../shared/model/transaction.ts';
import { problemOf } from '../../../shared/problems.ts';
import { ApiProblem } from '../../api/api-problem.ts';
import { newId } from '../../api/new-id.ts';
import {
  fetchTransaction,
  useAddTransaction,
  useChangeTransaction,
  useDeleteTransaction,
  useRestoreTransaction,
} from '../../api/ledger.ts';
import { useText } from '../../text/use-text.ts';
import { messageOf } from '../../api/message-of.ts';
import { useNotify } from '../../kit/notify.ts';
import { changeBack, isAsLeft, placeOf } from './change-back.ts';

/** What can be done with entries; each tells its outcome and can be taken back. They answer whether it was done. */
export interface EntryActions {
  /** As the form sends it: what fails is thrown, for the form to tell at its fields. What came with it is taken back with it. */
  readonly add: (entry: NewTransaction, takeBackToo?: readonly TakeBack[]) => Promise<void>;
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

type TakeBack = () => Promise<unknown>;

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
      undo: () => takeBack(before, change, after),
    });
    return after.version;
  };

  /** On the entry as it stands now, which what was done and undone since may have left in another version. */
  const takeBack = async (before: Transaction, change: TransactionChange, after: Transaction) => {
    const now = await fetchTransaction(before.id);
    if (!isAsLeft(after, now, change)) throw new ApiProblem(problemOf('changed-meanwhile'));
    await changeRow({ id: before.id, change: { ...changeBack(before, change), version: now.version } });
  };

  return {
    add: async (entry, takeBackToo = []) => {
      await addRow(entry);
      const kind = t(entry.kind === 'income' ? 'dashboard.income' : 'dashboard.expense');
      notify.done({
        title: t('dashboard.added', { kind }),
        description: entry.description,
        settles: [t('common.error'), t('common.missingInformation')],
        undo: inTurn([...takeBackToo, () => deleteRow(entry.id)]),
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

/** All of it, one after the other; tried again, what was done already is not done twice. */
function inTurn(steps: readonly TakeBack[]): () => Promise<void> {
  let left = steps;
  return async () => {
    for (const step of left) {
      await step();
      left = left.slice(1);
    }
  };
}

function newFrom(row: Transaction, id: string): NewTransaction {
  const { kind, description, amount, currency, date } = row;
  return { id, kind, description, amount, currency, date, ...placeOf(row) };
}
