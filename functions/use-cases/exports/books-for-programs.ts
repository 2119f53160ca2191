import { addDays } from '../../../shared/civil-date.ts';
import { saidCategory } from '../../../shared/countries/book-categories.ts';
import type { Account } from '../../../shared/model/account.ts';
import { usualDayOrder } from '../../../shared/report-formats.ts';
import { sayDescription } from '../../../shared/text/entry-description.ts';
import { usualLanguage } from '../../../shared/text/language.ts';
import { wordsFor } from '../../../shared/text/words-for.ts';
import { bookNames } from '../../domain/books/book-names.ts';
import { shownTransaction } from '../../domain/books/shown-transaction.ts';
import type { LedgerAccount, LedgerBooks, LedgerOpening } from '../../domain/exports/ledgers/ledger-books.ts';
import { ledgerEntry } from '../../domain/exports/ledgers/ledger-entry.ts';
import { addMoneyMoved } from '../../domain/exports/money-moved.ts';
import type { MoneyMoved } from '../../domain/exports/money-moved.ts';
import { movedBy } from '../../domain/ledger/accounts.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import type { StoredReport } from '../../store/report-states.ts';
import { statedOpening } from '../books/stated-opening.ts';

export type LedgerParts = Pick<Cloud, 'imports' | 'ledger' | 'receipts'>;

/** An account with the balance that somebody says it began with, if anybody does. */
type StatedAccount = Account & { readonly stated: number | null };

/**
 * The books of a report's days as files for other programs take them, how many rows of the ledger they are made of, and what those come to. The rows
 * themselves, which say far more than such files take, go as each page of them is read.
 */
export async function booksForPrograms(
  { from, to, createdAt, dayOrder, language = usualLanguage }: StoredReport,
  organization: StoredOrganization,
  cloud: LedgerParts,
): Promise<{ readonly books: LedgerBooks; readonly rows: number; readonly totals: readonly MoneyMoved[] }> {
  const { id: organizationId, name, country, currency: home } = organization;
  const stated = await Promise.all(
    organization.accounts.map(async (account) => ({
      ...account,
      stated: await statedOpening(account, organizationId, cloud),
    })),
  );
  const openings = await openingsBefore(from, stated, organizationId, cloud);
  const names = bookNames(organization);
  const words = {
    description: (kept: string) => sayDescription(kept, language),
    category: (category: string) => saidCategory(category, organization, language),
    sideOf: names.sideOf,
  };
  let [rows, totals]: [number, readonly MoneyMoved[]] = [0, []];
  const entries: LedgerBooks['entries'][number][] = [];
  for await (const page of cloud.ledger.rowPages(organizationId, { from, to })) {
    const documents = await documentsOf(page, organizationId, cloud);
    rows += page.length;
    totals = addMoneyMoved(totals, page, names.sideOf);
    for (const row of page) {
      const own = row.receiptIds.flatMap((id) => documents.get(id) ?? []);
      entries.push(ledgerEntry(shownTransaction(row, names), own, words));
    }
  }
  const books = {
    ...{
      organizationId,
      organization: name,
      dayOrder: dayOrder ?? usualDayOrder(country),
      home,
      language,
      from,
      to,
      createdAt,
      openings,
      entries,
    },
    accounts: [...stated.map(shownAccount), ...accountsOnlyIn(entries, openings, stated)],
    words: {
      ...wordsFor(language).ledgers.places,
      noDescription: wordsFor(language).entries.noDescription(),
    },
  };
  return { books, rows, totals };
}

/** What accounts held before a day, by currency: what somebody says they began with, and all that moved them until then. */
async function openingsBefore(
  from: string,
  accounts: readonly StatedAccount[],
  organizationId: string,
  { ledger }: LedgerParts,
): Promise<LedgerOpening[]> {
  const before = await ledger.accountTotalsUntil(organizationId, addDays(from, -1));
  const held = new Map<string, LedgerOpening>();
  const add = (accountId: string, currency: string, amount: number) => {
    const key = `${accountId} ${currency}`;
    held.set(key, { accountId, currency, amount: (held.get(key)?.amount ?? 0) + amount });
  };
  for (const { id, currency, stated } of accounts) if (stated !== null) add(id, currency, stated);
  for (const total of before) add(total.accountId, total.currency, movedBy([total]));
  return [...held.values()];
}

async function documentsOf(page: readonly LedgerRow[], organizationId: string, { receipts }: LedgerParts) {
  const ids = new Set(page.flatMap(({ receiptIds }) => receiptIds));
  const found = await receipts.getMany(organizationId, [...ids]);
  return new Map(found.map((receipt) => [receipt.id, receipt]));
}

const shownAccount = ({ id, name, kind, currency, lastDigits, stated }: StatedAccount): LedgerAccount => ({
  ...{ id, label: name, kind, currency, lastFour: lastDigits, isOpened: stated !== null },
});

/** The accounts that parts of an entry moved to. */
const sidesOf = ({ lines, currency }: LedgerBooks['entries'][number]) =>
  lines.flatMap(({ side }) => (side.kind === 'account' ? [{ accountId: side.accountId, currency }] : []));

/** Accounts that only entries still know of: nothing of them is lost. */
function accountsOnlyIn(
  entries: LedgerBooks['entries'],
  openings: readonly LedgerOpening[],
  accounts: readonly Account[],
): LedgerAccount[] {
  const known = new Set(accounts.map(({ id }) => id));
  const others = new Map(
    [...openings, ...entries, ...entries.flatMap(sidesOf)]
      .filter(({ accountId }) => !known.has(accountId))
      .map(({ accountId, currency }) => [accountId, currency] as const),
  );
  return [...others].map(([id, currency]) => ({
    ...{ id, label: id, kind: 'checking', currency, lastFour: null, isOpened: false },
  }));
}
