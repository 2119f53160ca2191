import { addAccount } from '../../../functions/use-cases/books/add-account.ts';
import { changeAccount } from '../../../functions/use-cases/books/change-account.ts';
import { removeAccount } from '../../../functions/use-cases/books/remove-account.ts';
import { addRecurringEntry } from '../../../functions/use-cases/recurring/add-recurring-entry.ts';
import { changeRecurringEntry } from '../../../functions/use-cases/recurring/change-recurring-entry.ts';
import { deleteRecurringEntry } from '../../../functions/use-cases/recurring/delete-recurring-entry.ts';
import { listRecurringEntries } from '../../../functions/use-cases/recurring/list-recurring-entries.ts';
import { restoreRecurringEntry } from '../../../functions/use-cases/recurring/restore-recurring-entry.ts';
import { skipRecurringEntry } from '../../../functions/use-cases/recurring/skip-recurring-entry.ts';
import type { AccountChange } from '../../../shared/model/account.ts';
import type { RecurringEntryChange } from '../../../shared/model/recurring-entry.ts';
import { changeBack } from '../../../web/features/account/change-back.ts';
import { changesBack } from '../../../web/features/recurring/change-back.ts';
import type { Desk } from './desk.ts';
import { AMOUNTS, booksNow, SHOPS, type Act } from './picked.ts';

/** To come, some at the ends of months. */
const DUE = ['2026-05-01', '2026-05-31', '2026-06-15', '2026-06-30'] as const;
const FREQUENCIES = ['weekly', 'monthly', 'quarterly'] as const;

/** What is done to accounts, and to what recurs. */
export const standingActs = {
  changeAccount: async (desk) => {
    const before = desk.pick((await booksNow(desk))?.accounts ?? []);
    const change = desk.pick<AccountChange>([
      { name: `Named ${desk.id().slice(0, 6)}` },
      { kind: 'business', lastDigits: '4821' },
      { openingBalance: 12_345 },
      { name: before?.name, kind: before?.kind, openingBalance: 777 },
    ]);
    if (!before || !change) return undefined;
    const write = (what: AccountChange) => changeAccount(before.id, what, desk.caller, desk.cloud);
    if (!(await desk.ask('change account', () => write(change)))) return undefined;
    return () => desk.takeBack('change account', () => write(changeBack(before, change)));
  },
  addAccount: async (desk) => {
    const id = desk.id();
    const account = { id, name: `Reserve ${id.slice(0, 8)}`, kind: 'savings', openingBalance: 5000 } as const;
    if (!(await desk.ask('add account', () => addAccount(account, desk.caller, desk.cloud))))
      return undefined;
    return () => desk.takeBack('remove account', () => removeAccount(id, desk.caller, desk.cloud));
  },
  addRecurring: async (desk) => {
    const entry = {
      id: desk.id(),
      kind: desk.pick(['income', 'expense'] as const) ?? 'expense',
      description: desk.pick(SHOPS) ?? '',
      amount: desk.pick(AMOUNTS) ?? 1,
      accountLabel: 'checking',
      frequency: desk.pick(FREQUENCIES) ?? 'monthly',
      nextDueDate: desk.pick(DUE) ?? '',
    };
    if (!(await desk.ask('add recurring', () => addRecurringEntry(entry, desk.caller, desk.cloud))))
      return undefined;
    return () =>
      desk.takeBack('delete recurring', () => deleteRecurringEntry(entry.id, desk.caller, desk.cloud));
  },
  changeRecurring: async (desk) => {
    const before = await anyRecurring(desk);
    const change = someChange(desk);
    if (!before || !change) return undefined;
    const write = (what: Omit<RecurringEntryChange, 'version'>, version: number) =>
      changeRecurringEntry(before.id, { ...what, version }, desk.caller, desk.cloud);
    if (!(await desk.ask('change recurring', () => write(change, before.version)))) return undefined;
    return async () => {
      for (const back of changesBack(before, change.scope)) {
        const version = await versionNow(desk, before.id);
        await desk.takeBack('change recurring', () => write(back, version));
      }
    };
  },
  pauseRecurring: async (desk) => {
    const before = await anyRecurring(desk);
    if (!before) return undefined;
    const { id, isPaused } = before;
    const hold = (is: boolean, version: number) =>
      changeRecurringEntry(id, { scope: 'following', version, isPaused: is }, desk.caller, desk.cloud);
    if (!(await desk.ask('pause', () => hold(!isPaused, before.version)))) return undefined;
    return async () => {
      const version = await versionNow(desk, id);
      await desk.takeBack('pause', () => hold(isPaused, version));
    };
  },
  skipRecurring: async (desk) => {
    const before = await anyRecurring(desk);
    const date = before?.nextDueDate;
    if (!before || !date) return undefined;
    const skip = (isSkipped: boolean, version: number) =>
      skipRecurringEntry(before.id, { version, date, isSkipped }, desk.caller, desk.cloud);
    if (!(await desk.ask('skip', () => skip(true, before.version)))) return undefined;
    return async () => {
      const version = await versionNow(desk, before.id);
      await desk.takeBack('skip', () => skip(false, version));
    };
  },
  deleteRecurring: async (desk) => {
    const before = await anyRecurring(desk);
    if (!before) return undefined;
    const { id } = before;
    if (!(await desk.ask('delete recurring', () => deleteRecurringEntry(id, desk.caller, desk.cloud))))
      return undefined;
    return () => desk.takeBack('restore recurring', () => restoreRecurringEntry(id, desk.caller, desk.cloud));
  },
} satisfies Record<string, Act>;

function someChange(desk: Desk) {
  return desk.pick<
    Omit<Extract<RecurringEntryChange, { scope: 'following' }>, 'version' | 'scope'> & {
      scope: 'next' | 'following';
    }
  >([
    { scope: 'next', amount: desk.pick(AMOUNTS) ?? 1 },
    { scope: 'next', description: desk.pick(SHOPS) ?? '' },
    { scope: 'following', amount: desk.pick(AMOUNTS) ?? 1, category: 'travel' },
    { scope: 'following', frequency: desk.pick(FREQUENCIES) ?? 'monthly' },
    { scope: 'following', nextDueDate: desk.pick(DUE) ?? '' },
    { scope: 'following', endDate: '2026-05-15' },
    { scope: 'following', accountLabel: 'savings' },
  ]);
}

const recurringNow = async (desk: Desk) =>
  (await desk.ask('recurring', () => listRecurringEntries(desk.caller, desk.cloud)))?.items ?? [];

const anyRecurring = async (desk: Desk) => desk.pick(await recurringNow(desk));

const versionNow = async (desk: Desk, id: string): Promise<number> =>
  (await recurringNow(desk)).find((one) => one.id === id)?.version ?? 0;
