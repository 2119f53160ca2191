import { getTransaction } from '../../shared/contract/ledger.ts';
import { getReceipt } from '../../shared/contract/receipts.ts';
import type { Match } from '../../shared/model/match.ts';
import type { fakeApi } from './fake-api.ts';
import { lunch } from './receipts-shown.ts';
import { copperPipe } from './transactions-shown.ts';

const idOf = (place: number) => `01890000-0000-7000-8000-00000000000${place}`;

/** Which of the suggestions, or of their sides, an id names. */
export const placeIn = (id = ''): number => Number(id.at(-1));

/** A suggestion for each vendor, of one document and one transaction, as the API shows them. */
export const suggestionsFor = (vendors: readonly string[]): Match[] =>
  vendors.map((_vendor, place) => ({
    ...{ id: idOf(place), receiptIds: [idOf(place)], transactionIds: [idOf(place)] },
    ...{ confidence: 98, decision: 'suggest', reasons: [], status: 'pending' },
    ...{ decidedAt: null, createdAt: '2026-03-10T12:00:00.000Z' },
  }));

/** Answers their documents and transactions, which bear the names of the vendors. */
export function answerSides(api: ReturnType<typeof fakeApi>, vendors: readonly string[]): void {
  api.on(getReceipt, ({ params: { id = '' } }) => ({ ...lunch, id, vendor: vendors[placeIn(id)] ?? null }));
  api.on(getTransaction, ({ params: { id = '' } }) => {
    return { ...copperPipe, id, description: vendors[placeIn(id)] ?? '' };
  });
}
