import fc from 'fast-check';
import { v7 } from 'uuid';
import { beforeAll, expect, it } from 'vitest';
import { settings } from '../../functions/store/organizations.ts';
import type { BookSettings } from '../../shared/model/organization.ts';
import { confirmMatch } from '../../functions/use-cases/matching/confirm-match.ts';
import { makeMatch } from '../../functions/use-cases/matching/make-match.ts';
import { rejectMatch } from '../../functions/use-cases/matching/reject-match.ts';
import { undoMatch } from '../../functions/use-cases/matching/undo-match.ts';
import { matchReceipt } from '../../functions/use-cases/matching/match-receipt.ts';
import { driftOf } from '../../functions/use-cases/ledger/audit-ledger.ts';
import type { LedgerRow } from '../../functions/domain/ledger/ledger-row.ts';
import { entryOf } from '../../functions/domain/ledger/entry.ts';
import { entry } from '../support/entries.ts';
import { memoryBooks } from '../support/memory-books.ts';
import { addPapers, paper } from '../support/papers.ts';
import { writeRows } from '../support/write-rows.ts';

const SEED = 20_261_121;
let parts: Awaited<ReturnType<typeof memoryBooks>>['cloud'] & { readonly log: Console };
beforeAll(async () => {
  parts = { ...(await memoryBooks()).cloud, log: console };
});

const at = fc.nat(100);
const step = fc.record({ do: fc.constantFrom('confirm', 'reject', 'link', 'undo'), at, other: at });
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Books in which receipts and rows want one another: equal amounts, a sum, names that must be learned. */
async function tangledBooks() {
  const organizationId = v7();
  const papers = [
    paper(organizationId, {
      vendor: 'Maple Hardware',
      amount: 1250,
      categoryId: 'office',
      taxes: [tax(163)],
    }),
    paper(organizationId, { vendor: 'Maple Hardware', amount: 1250, date: '2026-03-11' }),
    paper(organizationId, { vendor: 'Green Valley Farms', amount: 4310 }),
    paper(organizationId, {
      vendor: 'Northlight Studio',
      amount: 9000,
      kind: 'invoice',
      categoryId: 'sales',
      taxes: [tax(1035)],
    }),
  ];
  const rows = [
    { description: 'MAPLE HARDWARE 12', amount: 1250 },
    { description: 'MAPLE HARDWARE 44', amount: 1250, date: '2026-03-12' },
    { description: 'GVF MKT 0031', amount: 4310 },
    { description: 'NORTHLIGHT STUDIO DEPOSIT', amount: 4000 },
    { description: 'NORTHLIGHT STUDIO BALANCE', amount: 5000, date: '2026-03-14' },
  ].map((change) =>
    entryOf(
      { ...entry(change), accountId: 'checking' },
      {
        userId: organizationId,
        organizationId,
        currency: 'USD',
        source: 'entry',
        createdAt: '2026-03-15T12:00:00.000Z',
      },
    ),
  );
  await parts.table.write([parts.table.put(settings, settingsOf(organizationId))]);
  await addPapers(parts, papers);
  await writeRows(
    parts,
    rows.map((after) => ({ after })),
    null,
  );
  for (const { id } of papers) await matchReceipt(organizationId, id, parts);
  const userId = organizationId;
  return { organizationId, userId, receiptIds: papers.map(({ id }) => id), rowIds: rows.map(({ id }) => id) };
}
type Tangled = Awaited<ReturnType<typeof tangledBooks>>;

const settingsOf = (id: string): BookSettings => ({
  id,
  name: 'Law',
  country: null,
  region: null,
  profession: null,
  templatePreferences: {},
  currency: 'USD',
  dateFormat: 'YYYY-MM-DD',
  fiscalYearStart: '01-01',
  timeZone: 'America/Toronto',
  entryGoal: 50,
  accountant: null,
  createdAt: '2026-01-01T00:00:00.000Z',
});

const tax = (amount: number) => ({
  ...{ kind: 'HST', rate: 13, amount, text: 'HST', confidence: 1, page: 1 },
  box: [0, 0, 0.1, 0.1] as [number, number, number, number],
});

const withoutVersion = ({ version: _version, ...row }: LedgerRow) => row;

/** All that a person can see of it: links, suggestions, decisions, lessons. */
async function stateOf({ organizationId, receiptIds, rowIds }: Tangled) {
  const receipts = await parts.receipts.getMany(organizationId, receiptIds);
  const rows = await parts.ledger.getMany(organizationId, rowIds);
  const decided = await Array.fromAsync(parts.matches.decisions(organizationId));
  const waiting = await Array.fromAsync(parts.matches.suggestions(organizationId));
  const lessons = await parts.lessons.newest(organizationId, { limit: 100 });
  const sorted = (texts: string[]) => texts.toSorted();
  return {
    receipts: sorted(receipts.map((one) => `${one.id} ${one.status} ${one.transactionIds.join()}`)),
    rows: sorted(rows.map((one) => `${one.id} ${JSON.stringify(withoutVersion(one))}`)),
    decided: sorted(decided.map((one) => `${one.id} ${one.status}`)),
    waiting: sorted(waiting.map((one) => `${one.id} ${one.confidence}`)),
    lessons: sorted(
      lessons.map((one) => `${one.kind} ${one.vendor} ${one.descriptions.join()} ${one.matchId}`),
    ),
  };
}

/** Takes one step; gives the id of the match that was decided, where one was. */
async function take(step: Step, tangled: Tangled): Promise<string | undefined> {
  const { organizationId, receiptIds, rowIds } = tangled;
  const pick = <T>(from: readonly T[], n: number) => from[n % Math.max(from.length, 1)];
  if (step.do === 'link') {
    const wish = {
      id: v7(),
      receiptIds: receiptIds.filter((_, n) => n % 3 === step.at % 3),
      transactionIds: [pick(rowIds, step.other) ?? ''],
    };
    const made = await makeMatch(wish, tangled, parts);
    return 'refused' in made ? undefined : made.id;
  }
  const list = step.do === 'undo' ? 'decisions' : 'suggestions';
  const match = pick(await Array.fromAsync(parts.matches[list](organizationId)), step.at);
  if (!match) return undefined;
  const act = { confirm: confirmMatch, reject: rejectMatch, undo: undoMatch }[step.do];
  expect(await act(match.id, tangled, parts)).not.toHaveProperty('refused');
  return step.do === 'undo' ? undefined : match.id;
}

it('undoing any sequence of confirming, refusing, linking and undoing restores links, suggestions and lessons', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 6 }), at, async (steps, order) => {
      const tangled = await tangledBooks();
      const first = await stateOf(tangled);
      expect(first.waiting.length).toBeGreaterThan(2);
      for (const each of steps) {
        const before = await stateOf(tangled);
        const id = await take(each, tangled);
        if (id === undefined) continue;
        await undoMatch(id, tangled, parts);
        expect(await stateOf(tangled)).toEqual(before);
        await take(each, tangled);
      }
      const decided = await Array.fromAsync(parts.matches.decisions(tangled.organizationId));
      const turned = [
        ...decided.slice(order % (decided.length + 1)),
        ...decided.slice(0, order % (decided.length + 1)),
      ];
      for (const { id } of turned) await undoMatch(id, tangled, parts);
      expect(await stateOf(tangled)).toEqual(first);
      expect(await driftOf(tangled.organizationId, parts)).toEqual([]);
    }),
    { seed: SEED, numRuns: 10 },
  );
});
