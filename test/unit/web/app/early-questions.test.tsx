// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getMe, getPeriodLock } from '../../../../shared/contract/books.ts';
import {
  getCashFlow,
  getSummary,
  getWorklist,
  listRecurring,
  listTransactions,
} from '../../../../shared/contract/ledger.ts';
import { listReceipts } from '../../../../shared/contract/receipts.ts';
import { paths } from '../../../../shared/paths.ts';
import { meQuery } from '../../../../web/api/books.ts';
import { summaryQuery, worklistQuery } from '../../../../web/api/ledger.ts';
import { createQueryClient } from '../../../../web/api/query-client.ts';
import { askEarly } from '../../../../web/app/early-questions.ts';
import { AuthProvider } from '../../../../web/auth/auth-provider.tsx';
import { useAuth } from '../../../../web/auth/use-auth.ts';
import { NotifyContext } from '../../../../web/kit/notify.ts';
import { TextProvider } from '../../../../web/text/text-provider.tsx';
import { fakeApi } from '../../../support/fake-api.ts';
import { reader } from '../../../support/screen.tsx';

/** Whose session the browser keeps: another tab may change that at any time. */
const kept = vi.hoisted(() => ({ userId: 'grace' }));
vi.mock(import('../../../../web/auth/pool.ts'), async (load) => ({
  ...(await load()),
  currentUserId: () => Promise.resolve(kept.userId),
  currentSessionId: () => Promise.resolve('session'),
  pool: () =>
    Promise.resolve({
      accessToken: () => Promise.resolve('token'),
      currentSessionId: () => Promise.resolve('session'),
      currentUserId: () => Promise.resolve(kept.userId),
      endSession: () => Promise.resolve(),
      followRenewals: () => () => undefined,
    }),
}));

const api = fakeApi();
afterEach(cleanup);

const work = { suggestions: 0, withoutReceipt: 7, withoutCategory: 0, assumed: 0, months: null };
let asked: ReturnType<typeof api.on>;
beforeEach(() => {
  kept.userId = 'grace';
  asked = api.on(getMe, reader);
  api.on(getWorklist, work);
  api.on(listReceipts, { items: [] });
  api.on(listRecurring, { items: [] });
});

const Who = () => {
  const { state } = useAuth();
  return <output>{state.status === 'signed-in' ? state.userId : state.status}</output>;
};

/** Asks ahead for the dashboard of whoever is kept, then starts the session. */
async function arrive(before: () => void) {
  const client = createQueryClient();
  const forget = vi.fn();
  const told = { done: vi.fn(), goesOn: vi.fn(), failed: vi.fn(), settled: vi.fn() };
  window.history.replaceState(null, '', paths.dashboard);
  await askEarly(client, window.location);
  expect(client.getQueryData(worklistQuery.queryKey)).toEqual(work);
  before();
  render(
    <TextProvider>
      <QueryClientProvider client={client}>
        <NotifyContext value={{ ...told, lastUndoable: vi.fn(), undoLast: vi.fn() }}>
          <AuthProvider onEnded={vi.fn()} forget={forget}>
            <Who />
          </AuthProvider>
        </NotifyContext>
      </QueryClientProvider>
    </TextProvider>,
  );
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(kept.userId));
  return { client, forget };
}

it('keeps what was asked ahead for whoever turns out to be there, and asks for it once', async () => {
  const { client, forget } = await arrive(() => undefined);
  expect(client.getQueryData(worklistQuery.queryKey)).toEqual(work);
  expect(client.getQueryData(meQuery.queryKey)).toEqual(reader);
  expect(asked).toHaveBeenCalledOnce();
  expect(forget).not.toHaveBeenCalled();
});

it('lets go what was asked ahead for somebody else', async () => {
  const { client, forget } = await arrive(() => {
    kept.userId = 'ada';
  });
  expect(client.getQueryData(worklistQuery.queryKey)).toBeUndefined();
  expect(client.getQueryData(meQuery.queryKey)).toBeUndefined();
  expect(forget).toHaveBeenCalledOnce();
});

it('asks for all that the dashboard shows of its month before the screen is drawn', async () => {
  const sums = { currency: 'CAD', income: 1, expenses: 0, net: 1, count: 1, apart: [] };
  const figures = { ...sums, exportReady: 0, previous: null, byCategory: [] };
  api.on(getWorklist, { ...work, months: { first: '2026-01', latest: '2026-03' } });
  const summary = api.on(getSummary, figures);
  const cashFlow = api.on(getCashFlow, { currency: 'CAD', months: [], apart: [] });
  const recent = api.on(listTransactions, { items: [] });
  const lock = api.on(getPeriodLock, { lock: null, version: 0, history: [] });
  const client = createQueryClient();
  window.history.replaceState(null, '', paths.dashboard);
  await askEarly(client, window.location);
  const march = { from: '2026-03-01', to: '2026-03-31' };
  expect(client.getQueryData(summaryQuery(march).queryKey)).toEqual(figures);
  for (const asked of [summary, cashFlow, recent, lock]) expect(asked).toHaveBeenCalledOnce();
});
