import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { askForUnimported } from '../../../../../functions/use-cases/imports/ask-for-unimported.ts';
import { tellUnimported } from '../../../../../functions/use-cases/imports/tell-unimported.ts';
import { countUnread } from '../../../../../functions/use-cases/notices/count-unread.ts';
import { listNotifications } from '../../../../../functions/use-cases/notices/list-notifications.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import { NotedOutbox } from '../../../../support/noted-outbox.ts';

async function stated(...months: readonly string[]) {
  const { cloud, caller } = await memoryBooks();
  const { organizationId } = caller;
  for (const month of months) {
    const sums = { opening: null, closing: null, proven: null, shape: 'csv', plan: 'plan' };
    const days = { from: `${month}-01`, to: `${month}-28` };
    const coverage = { organizationId, importId: v7(), part: 0, accountId: 'checking', ...days, ...sums };
    await cloud.table.write([cloud.imports.addCoverage(coverage)]);
  }
  const at = (instant: string) => ({ ...cloud, now: () => new Date(instant) });
  return {
    ...{ cloud, caller, at },
    look: (instant: string) => tellUnimported(organizationId, at(instant)),
    told: async (who = caller) => {
      const page = await listNotifications({ limit: 10 }, who, cloud);
      return 'items' in page ? page.items.map(({ kind, aboutId, day }) => [kind, aboutId, day]) : page;
    },
  };
}

describe('a month of which no statement came', () => {
  it('is told once an account and month', async () => {
    const { look, told } = await stated('2026-02');
    for (const day of ['10', '12', '13', '30']) await look(`2026-04-${day}T12:00:00Z`);
    expect(await told()).toEqual([['statement-missing', 'checking', '2026-03-01']]);
    await look('2026-05-12T12:00:00Z');
    expect(await told()).toHaveLength(2);
  });

  it('is told to those alone who may import', async () => {
    const { caller, cloud, look, told } = await stated('2026-02');
    await look('2026-04-12T12:00:00Z');
    const reader = { ...caller, userId: v7(), abilities: [] };
    expect(await told(reader)).toEqual([]);
    expect(await countUnread(reader, cloud)).toEqual({ count: 0 });
    expect(await countUnread(caller, cloud)).toEqual({ count: 1 });
  });

  it('is asked about once a day, from the eleventh on', async () => {
    const { caller, cloud } = await stated();
    const asked = async (instant: string) => {
      const now = () => new Date(instant);
      const outbox = new NotedOutbox(cloud.table, now);
      await askForUnimported({ ...cloud, outbox, now });
      return outbox.asked;
    };
    expect(await asked('2026-04-12T12:30:00Z')).toEqual([
      { kind: 'tell-unimported', organizationId: caller.organizationId },
    ]);
    expect(await asked('2026-04-12T13:30:00Z')).toEqual([]);
    expect(await asked('2026-04-09T12:30:00Z')).toEqual([]);
  });
});
