import type { QueryClient } from '@tanstack/react-query';
import { daysOfMonth } from '../../shared/civil-date.ts';
import { BOOKS_PARAM, paths } from '../../shared/paths.ts';
import { accountsQuery, meQuery } from '../api/books.ts';
import {
  RECENT_SHOWN,
  cashFlowQuery,
  recurringQuery,
  summaryQuery,
  transactionsQuery,
  worklistQuery,
} from '../api/ledger.ts';
import { matchesQuery } from '../api/matching.ts';
import { periodLockQuery } from '../api/period-lock.ts';
import { queryKeys } from '../api/query-keys.ts';
import { openQuestionsQuery } from '../api/questions.ts';
import { receiptsQuery } from '../api/receipts.ts';
import { recurringEntriesQuery } from '../api/recurring.ts';
import { isIdle, lastActivity } from '../auth/inactivity.ts';
import { currentUserId } from '../auth/pool.ts';

type Ask = (client: QueryClient) => readonly Promise<unknown>[];

/** What the dashboard shows of the month that it opens on: asked as soon as it is known which, while the screen is still being drawn. */
const overviewOf = (month: string, client: QueryClient) =>
  Promise.all([
    client.query(summaryQuery(daysOfMonth(month))),
    client.query(cashFlowQuery(month)),
    client.infiniteQuery(transactionsQuery({ limit: RECENT_SHOWN })),
    client.query(periodLockQuery),
  ]);

/** What the most visited screens ask for first and whatever the books are, as their own code asks for it. */
const dashboard: Ask = (client) => [
  client.query(worklistQuery).then(({ months }) => months && overviewOf(months.latest, client)),
  client.infiniteQuery(receiptsQuery({ limit: 1 })),
  client.query(recurringQuery),
];
const questions: Readonly<Record<string, Ask>> = {
  [paths.app]: dashboard,
  [paths.dashboard]: dashboard,
  // Both lists mark what is asked about.
  [paths.transactions]: (client) => [
    client.infiniteQuery(transactionsQuery({ limit: 100 })),
    client.query(openQuestionsQuery),
  ],
  [paths.receipts]: (client) => [client.infiniteQuery(receiptsQuery({})), client.query(openQuestionsQuery)],
  [paths.accounting]: (client) => [
    client.query(worklistQuery),
    client.query(matchesQuery('pending')),
    client.query(matchesQuery('recent')),
  ],
  [paths.accounts]: (client) => [client.query(accountsQuery)],
  [paths.recurring]: (client) => [client.query(recurringEntriesQuery), client.query(recurringQuery)],
};

/** Whether an address says nothing but which organization is meant. */
const isOnlyBooks = (search: string): boolean =>
  [...new URLSearchParams(search).keys()].every((name) => name === BOOKS_PARAM);

/**
 * Starts `/me` and the questions of the screen at an address while its code is still on its way. Whom they were asked for is noted:
 * should somebody else turn out to be there, the session lets the answers go.
 */
export async function askEarly(client: QueryClient, { pathname, search }: Location): Promise<void> {
  // Its session is about to end.
  if (!pathname.startsWith(paths.app) || isIdle(lastActivity(localStorage), Date.now())) return;
  const userId = await currentUserId();
  if (userId === undefined) return;
  client.setQueryData(queryKeys.askedFor, userId);
  // What a filter or a tab asks for, the screen alone knows.
  const ask = isOnlyBooks(search) ? questions[pathname] : undefined;
  await Promise.all([client.query(meQuery), ...(ask?.(client) ?? [])]);
}
