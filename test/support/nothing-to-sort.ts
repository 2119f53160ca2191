import { listRules, listUncategorised } from '../../shared/contract/categories.ts';
import { getSummary, listPairs, listRecurring } from '../../shared/contract/ledger.ts';
import { listMatches } from '../../shared/contract/matching.ts';
import { listRecurringEntries } from '../../shared/contract/recurring.ts';
import type { fakeApi } from './fake-api.ts';

/** Lets the API answer the Categories tab of books in which nothing waits; a test then says what does. */
export function answerNothingToSort(api: ReturnType<typeof fakeApi>): void {
  api.on(listMatches, { items: [] });
  api.on(getSummary, {
    ...{ currency: 'CAD', income: 0, expenses: 0, net: 0, count: 0 },
    ...{ exportReady: 0, previous: null, byCategory: [], apart: [] },
  });
  api.on(listRules, { items: [], version: 0 });
  api.on(listUncategorised, { items: [] });
  api.on(listPairs, { items: [] });
  api.on(listRecurring, { items: [] });
  api.on(listRecurringEntries, { items: [] });
}
