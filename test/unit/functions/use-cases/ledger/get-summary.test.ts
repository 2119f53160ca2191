import { expect, it } from 'vitest';
import { getSummary } from '../../../../../functions/use-cases/ledger/get-summary.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import { rowWith } from '../../domain/ledger/rows.ts';

it('compares with nothing where the period before has no entries, though its last month has some on other days', async () => {
  const { cloud, caller } = await memoryBooks();
  const { organizationId } = caller;
  const enter = (id: string, date: string) =>
    cloud.ledger.write([{ after: rowWith({ id, date, organizationId, currency: 'USD' }) }], null);
  await enter('01900000-0000-7000-8000-000000000001', '2026-01-02');
  const days = { from: '2026-01-02', to: '2026-02-01' };
  expect(await getSummary(days, caller, cloud)).toMatchObject({ count: 1, previous: null });
  await enter('01900000-0000-7000-8000-000000000002', '2026-01-01');
  expect(await getSummary(days, caller, cloud)).toMatchObject({ count: 1, previous: { count: 1 } });
});
