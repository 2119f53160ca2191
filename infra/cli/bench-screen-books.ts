import { addDays } from '../../shared/civil-date.ts';
import { abilities } from '../../shared/abilities.ts';
import type { Me } from '../../shared/model/organization.ts';
import type { FilteredTotals, WorkToDo } from '../../shared/model/summary.ts';
import type { ListedTransaction } from '../../shared/model/transaction.ts';

const LAST_DAY = '2026-03-31';
const ROWS_A_DAY = 12;
const at = '2026-01-01T00:00:00.000Z';

const template = { country: 'Canada', region: 'ON', profession: 'general', templatePreferences: {} } as const;

const me: Me = {
  profile: {
    id: 'bench',
    email: 'bench@example.com',
    fullName: 'Grace Hopper',
    role: 'master',
    organizationId: 'bench',
    ...template,
  },
  organization: {
    id: 'bench',
    name: 'Bench Books',
    ...template,
    currency: 'CAD',
    dateFormat: 'YYYY-MM-DD',
    timeZone: 'America/Toronto',
    fiscalYearStart: '01-01',
    entryGoal: 25,
    accountant: null,
    createdAt: at,
    categories: [],
    accounts: [
      {
        id: 'checking',
        name: 'Checking',
        kind: 'checking',
        currency: 'CAD',
        lastDigits: null,
        openingBalance: 0,
      },
    ],
  },
  membership: { role: 'master', accessLevel: 'full', lastActivity: at },
  abilities: [...abilities],
  organizations: 1,
  plan: { name: 'business', trialEndsAt: null },
  usage: { month: '2026-03', documents: 0, statements: 0 },
};

const idOf = (index: number) => `01980000-0000-7000-8000-${index.toString(16).padStart(12, '0')}`;

function rowAt(index: number): ListedTransaction {
  const isIncome = index % 9 === 0;
  return {
    id: idOf(index),
    kind: isIncome ? 'income' : 'expense',
    description: `${isIncome ? 'E-TRANSFER ROSE & CO' : 'HYDRO UTILITY PRE-AUTH'} ${index}`,
    amount: isIncome ? 84_000 + index : -(450 + index),
    currency: 'CAD',
    category: isIncome ? 'Sales' : 'Office Expenses',
    categoryId: isIncome ? 'sales' : 'office-expenses',
    accountLabel: 'Checking',
    accountId: 'checking',
    date: addDays(LAST_DAY, -Math.floor(index / ROWS_A_DAY)),
    source: 'entry',
    receiptId: index % 5 === 1 ? idOf(index) : null,
    receiptIds: index % 5 === 1 ? [idOf(index)] : [],
    noReceiptNeeded: false,
    userId: 'bench',
    organizationId: 'bench',
    createdAt: at,
    version: 1,
  };
}

/** Books of so many entries, as the API tells of them: the reply of each path that a screen asks. */
export function screenBooks(count: number): { rows: readonly ListedTransaction[]; replies: Replies } {
  const rows = Array.from({ length: count }, (_, index) => rowAt(index));
  const totals: FilteredTotals = {
    from: null,
    to: null,
    count,
    sums: [{ currency: 'CAD', income: 1_000_000, expenses: -800_000, net: 200_000, count }],
  };
  const work: WorkToDo = {
    suggestions: 0,
    withoutReceipt: count,
    withoutCategory: 0,
    assumed: 0,
    months: { first: rows.at(-1)?.date.slice(0, 7) ?? '', latest: LAST_DAY.slice(0, 7) },
  };
  const replies: Replies = {
    '/api/me': me,
    '/api/transactions': { items: rows },
    '/api/transactions/totals': totals,
    '/api/worklist': work,
  };
  return { rows, replies };
}

/** What is answered at a path of the API. */
export type Replies = Readonly<Record<string, unknown>>;
