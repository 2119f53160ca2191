import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { Files } from '../../../../../functions/adapters/files.ts';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import type { StoredMatch } from '../../../../../functions/store/matches.ts';
import { listMatches } from '../../../../../functions/use-cases/matching/list-matches.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';

it('finds the suggestion of a receipt behind hundreds of surer ones, and nobody else’s', async () => {
  const { cloud, caller } = await memoryBooks();
  const { organizationId } = caller;
  const suggestion = (receiptId: string, confidence: number, books = organizationId): StoredMatch => ({
    id: v7(),
    organizationId: books,
    receiptIds: [receiptId],
    transactionIds: [v7()],
    confidence,
    decision: 'suggest',
    reasons: [],
    status: 'pending',
    decidedAt: null,
    createdAt: '2026-03-01T00:00:00.000Z',
    version: 1,
  });
  const mine = v7();
  const [sure, unsure] = [suggestion(mine, 41), suggestion(mine, 12)];
  const rejected = {
    ...suggestion(mine, 70),
    status: 'rejected' as const,
    decidedAt: '2026-03-02T00:00:00.000Z',
  };
  const others = Array.from({ length: 250 }, () => suggestion(v7(), 95));
  for (const match of [...others, unsure, sure, rejected, suggestion(mine, 90, v7())])
    await cloud.table.write(cloud.matches.additions(match));
  const asked = async (status: 'pending' | 'recent') => {
    const page = await listMatches({ status, receiptId: mine, limit: 50 }, caller, {
      ...cloud,
      files: new Files('documents'),
    });
    if (isRefusal(page)) throw new Error('Refused.');
    return page;
  };
  expect(await asked('pending')).toMatchObject({ items: [{ id: sure.id }, { id: unsure.id }] });
  expect((await asked('recent')).items.map(({ id }) => id)).toEqual([rejected.id]);
});
