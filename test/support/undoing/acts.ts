import type { TransactionChange } from '../../../shared/model/transaction.ts';
import type { BulkAct } from '../../../shared/model/bulk-edit.ts';
import type { CategoryChange } from '../../../shared/model/book-category.ts';
import { bookCategories } from '../../../shared/countries/book-categories.ts';
import { addCategory } from '../../../functions/use-cases/categories/add-category.ts';
import { changeCategory } from '../../../functions/use-cases/categories/change-category.ts';
import { listRules } from '../../../functions/use-cases/categories/list-rules.ts';
import { mergeCategory } from '../../../functions/use-cases/categories/merge-category.ts';
import { removeCategory } from '../../../functions/use-cases/categories/remove-category.ts';
import { saveRules } from '../../../functions/use-cases/categories/save-rules.ts';
import { startCategoryRun } from '../../../functions/use-cases/categories/start-category-run.ts';
import { changeTransaction } from '../../../functions/use-cases/ledger/change-transaction.ts';
import { deleteTransaction } from '../../../functions/use-cases/ledger/delete-transaction.ts';
import { editTransactions } from '../../../functions/use-cases/ledger/edit-transactions.ts';
import { listTransactions } from '../../../functions/use-cases/ledger/list-transactions.ts';
import { restoreTransaction } from '../../../functions/use-cases/ledger/restore-transaction.ts';
import { confirmMatch } from '../../../functions/use-cases/matching/confirm-match.ts';
import { linkDocuments } from '../../../functions/use-cases/matching/link-documents.ts';
import { previewAutoMatch } from '../../../functions/use-cases/matching/preview-auto-match.ts';
import { rejectMatch } from '../../../functions/use-cases/matching/reject-match.ts';
import { startAutoMatch } from '../../../functions/use-cases/matching/start-auto-match.ts';
import { undoMatch } from '../../../functions/use-cases/matching/undo-match.ts';
import { changeReceipt } from '../../../functions/use-cases/receipts/change-receipt.ts';
import { deleteReceipt } from '../../../functions/use-cases/receipts/delete-receipt.ts';
import { getReceipt } from '../../../functions/use-cases/receipts/get-receipt.ts';
import { restoreReceipt } from '../../../functions/use-cases/receipts/restore-receipt.ts';
import { changeBack as entryBack, isAsLeft } from '../../../web/features/entry/change-back.ts';
import { changeBack as receiptBack } from '../../../web/screens/receipts/change-back.ts';
import { takingBack } from '../../../web/screens/accounting/categories/own/taking-back.ts';
import { bankActs } from './bank-acts.ts';
import type { Desk } from './desk.ts';
import {
  added,
  AMOUNTS,
  anyReceipt,
  anyRow,
  booksNow,
  DAYS,
  entryNow,
  job,
  SHOPS,
  type Act,
} from './picked.ts';
import { standingActs } from './standing-acts.ts';

/** Each does something, and gives how it is taken back; nothing where there was nothing to do it with. */
export const acts = {
  add: (desk) => added(desk, newEntry(desk)),
  duplicate: async (desk) => {
    const row = await anyRow(desk);
    if (!row) return undefined;
    const { kind, description, amount, categoryId, accountId } = row;
    const copy = {
      kind,
      description,
      amount: Math.abs(amount),
      category: categoryId,
      accountLabel: accountId,
    };
    return added(desk, { ...copy, id: desk.id(), date: '2026-04-01' });
  },
  change: async (desk) => {
    const row = await anyRow(desk);
    const change = row && someChange(desk);
    if (!row || !change) return undefined;
    const { caller, cloud } = desk;
    const write = (version: number, what: Omit<TransactionChange, 'version'>) =>
      changeTransaction(row.id, { ...what, version }, caller, cloud);
    const after = await desk.ask('change', () => write(row.version, change));
    if (!after) return undefined;
    return async () => {
      const now = await entryNow(desk, row.id);
      if (!now || !isAsLeft(after, now, change))
        desk.refused.push(`The change of ${row.id} is not as it was left.`);
      await desk.takeBack('change', () => write(now?.version ?? 0, entryBack(row, change)));
    };
  },
  delete: async (desk) => {
    const row = await anyRow(desk);
    if (!row || !(await desk.ask('delete', () => deleteTransaction(row.id, desk.caller, desk.cloud))))
      return undefined;
    return () => desk.takeBack('restore', () => restoreTransaction(row.id, desk.caller, desk.cloud));
  },
  editMany: async (desk) => {
    const { caller, cloud } = desk;
    const rows = (await desk.ask('list', () => listTransactions({ limit: 50 }, caller, cloud)))?.items ?? [];
    const chosen = rows.filter(() => desk.world.scheduler.chance(0.5));
    const act = desk.pick(BULK_ACTS);
    if (!act || chosen.length === 0) return undefined;
    const entries = chosen.map(({ id, version }) => ({ transactionId: id, version }));
    return job(desk, 'edit many', (id) => editTransactions({ id, act, entries }, caller, cloud));
  },
  categorise: async (desk) => {
    const row = await anyRow(desk);
    if (!row) return undefined;
    const run = { transactionIds: [row.id], categories: ['Travel'] };
    return job(desk, 'categorise', (id) => startCategoryRun({ ...run, id }, desk.caller, desk.cloud));
  },
  correct: async (desk) => {
    const receipt = await anyReceipt(desk);
    const change = desk.pick([
      { amount: desk.pick(AMOUNTS) ?? null },
      { vendor: desk.pick(SHOPS) ?? null, date: desk.pick(DAYS) ?? null },
      { category: 'Travel' },
    ]);
    if (!receipt || !change) return undefined;
    const { id, version } = receipt;
    const write = (at: number, what: object) =>
      changeReceipt(id, { ...what, version: at }, desk.caller, desk.cloud);
    if (!(await desk.ask('correct', () => write(version, change)))) return undefined;
    return async () => {
      const now = await desk.ask('get', () => getReceipt(id, desk.caller, desk.cloud));
      await desk.takeBack('correct', () => write(now?.version ?? 0, receiptBack(receipt, change)));
    };
  },
  archive: async (desk) => {
    const receipt = await anyReceipt(desk);
    if (!receipt) return undefined;
    const { id } = receipt;
    const { caller, cloud } = desk;
    if (!(await desk.ask('archive', () => deleteReceipt(id, { forever: false }, caller, cloud))))
      return undefined;
    return () => desk.takeBack('restore', () => restoreReceipt(id, caller, cloud));
  },
  link: async (desk) => {
    const [row, receipt] = [await anyRow(desk), await anyReceipt(desk)];
    if (!row || !receipt) return undefined;
    const { id, receiptIds: before } = row;
    const receiptIds = before.includes(receipt.id)
      ? before.filter((one) => one !== receipt.id)
      : [...before, receipt.id];
    const write = (version: number, documents: readonly string[]) =>
      linkDocuments(id, { version, receiptIds: [...documents] }, desk.caller, desk.cloud);
    if (!(await desk.ask('link', () => write(row.version, receiptIds)))) return undefined;
    return async () => {
      const now = await entryNow(desk, id);
      await desk.takeBack('link', () => write(now?.version ?? 0, before));
    };
  },
  decide: async (desk) => {
    const { caller, cloud } = desk;
    const page = await desk.ask('list', () =>
      cloud.matches.page(caller.organizationId, 'suggestions', { after: undefined, limit: 5 }),
    );
    const match = desk.pick(page?.items ?? []);
    const decide = desk.pick([confirmMatch, confirmMatch, rejectMatch]);
    if (!match || !decide || !(await desk.ask('decide', () => decide(match.id, caller, cloud))))
      return undefined;
    return () => desk.takeBack('decide', () => undoMatch(match.id, caller, cloud));
  },
  matchAll: async (desk) => {
    const preview = await desk.ask('preview', () => previewAutoMatch(desk.caller, desk.cloud));
    const matchIds = preview?.matchIds ?? [];
    if (matchIds.length === 0) return undefined;
    return job(desk, 'match all', (id) => startAutoMatch({ id, matchIds }, desk.caller, desk.cloud));
  },
  addCategory: async (desk) => {
    const id = desk.id();
    const category = { id, name: `Own ${id.slice(0, 6)}`, kind: 'expense' as const };
    if (!(await desk.ask('add category', () => addCategory(category, desk.caller, desk.cloud))))
      return undefined;
    return () => desk.takeBack('remove category', () => removeCategory(id, desk.caller, desk.cloud));
  },
  changeCategory: async (desk) => {
    const id = await anyCategory(desk);
    const change = desk.pick<CategoryChange>([
      { name: `Named ${desk.id().slice(0, 6)}` },
      { isRetired: !(await isRetiredNow(desk, id)) },
    ]);
    if (id === undefined || !change) return undefined;
    const before = (await keptCategories(desk)).find((one) => one.id === id);
    const write = (what: CategoryChange) => changeCategory(id, what, desk.caller, desk.cloud);
    if (!(await desk.ask('change category', () => write(change)))) return undefined;
    return () => desk.takeBack('change category', () => write(takingBack(change, before)));
  },
  mergeCategory: async (desk) => {
    const [from, intoId] = [await anyCategory(desk), await anyCategory(desk)];
    if (from === undefined || intoId === undefined || from === intoId) return undefined;
    return job(desk, 'merge', (id) => mergeCategory(from, { id, intoId }, desk.caller, desk.cloud));
  },
  rule: async (desk) => {
    const { caller, cloud } = desk;
    const before = await desk.ask('rules', () => listRules(caller, cloud));
    const text = desk.pick(SHOPS);
    if (!before || text === undefined) return undefined;
    const rule = { id: desk.id(), isActive: true, conditions: { text }, effect: { category: 'Travel' } };
    const items = [...before.items, rule];
    if (!(await desk.ask('rule', () => saveRules({ items, version: before.version }, caller, cloud))))
      return undefined;
    return async () => {
      const now = await desk.ask('rules', () => listRules(caller, cloud));
      await desk.takeBack('rule', () =>
        saveRules({ items: before.items, version: now?.version ?? 0 }, caller, cloud),
      );
    };
  },
  ...standingActs,
  ...bankActs,
} satisfies Record<string, Act>;

export type ActName = keyof typeof acts;

const BULK_ACTS: readonly BulkAct[] = [
  { do: 'category', category: 'Travel' },
  { do: 'account', accountLabel: 'savings' },
  { do: 'transfer' },
  { do: 'personal' },
  { do: 'owner' },
  { do: 'no-receipt' },
  { do: 'tax', kind: 'HST', rate: 13 },
  { do: 'no-tax' },
  { do: 'delete' },
];

export function newEntry(desk: Desk) {
  const { scheduler } = desk.world;
  return {
    id: desk.id(),
    kind: scheduler.chance(0.8) ? ('expense' as const) : ('income' as const),
    description: scheduler.pick(SHOPS),
    amount: scheduler.pick(AMOUNTS),
    // Of the list: a name that is typed anew is learned, and stays.
    category: scheduler.pick(['travel', 'meals', 'office'] as const),
    accountLabel: 'checking',
    date: scheduler.pick(DAYS),
  };
}

function someChange(desk: Desk): Omit<TransactionChange, 'version'> | undefined {
  return desk.pick<Omit<TransactionChange, 'version'>>([
    { amount: desk.pick(AMOUNTS) ?? 0 },
    { description: desk.pick(SHOPS) ?? '' },
    { date: desk.pick(DAYS) ?? '' },
    { category: 'Travel' },
    { notes: 'A note' },
    { use: desk.pick(['personal', 'owner', null] as const) ?? null },
    { kind: desk.pick(['expense', 'income', 'transfer'] as const) ?? 'expense' },
    { businessShare: desk.pick([33, 100]) ?? 100 },
    { noReceiptNeeded: true },
    { accountLabel: 'savings' },
    { parts: [{ category: 'Travel', amount: 700, tax: 91 }] },
    { parts: [] },
  ]);
}

/** Whether books offer a category no more: as somebody said, else as the lists have it. */
const isRetiredNow = async (desk: Desk, id: string | undefined): Promise<boolean> => {
  const books = await booksNow(desk);
  if (!books) return false;
  const all = (['expense', 'income'] as const).flatMap((kind) => bookCategories(books, kind));
  return all.find((one) => one.id === id)?.isRetired ?? false;
};

const keptCategories = async (desk: Desk) => (await booksNow(desk))?.categories ?? [];

const anyCategory = async (desk: Desk): Promise<string | undefined> =>
  desk.pick(['travel', 'office', 'meals', ...(await keptCategories(desk)).map(({ id }) => id)]);
