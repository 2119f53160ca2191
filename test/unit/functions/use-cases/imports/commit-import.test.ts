import { expect, it, vi } from 'vitest';
import { Files } from '../../../../../functions/adapters/files.ts';
import { entryOf } from '../../../../../functions/domain/ledger/entry.ts';
import { planImport } from '../../../../../functions/domain/ledger/import-plan.ts';
import { Imports } from '../../../../../functions/store/imports.ts';
import type { StoredImport } from '../../../../../functions/store/imports.ts';
import { commitImport } from '../../../../../functions/use-cases/imports/commit-import.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';

const IMPORT = '0196b1de-7c1a-7d2e-9b1c-1f0e2d3c4b5b';
const at = '2026-04-01T00:00:00.000Z';
const row = entryOf(
  {
    id: '0196b1de-7c1a-7d2e-9b1c-1f0e2d3c4b5a',
    kind: 'expense',
    description: 'STAPLES',
    amount: 1250,
    accountId: 'checking',
    date: '2026-03-10',
  },
  { userId: 'books', organizationId: 'books', currency: 'USD', source: `import:${IMPORT}`, createdAt: at },
);

/** An import that is planned. */
const planned: StoredImport = {
  id: IMPORT,
  uploadId: '0196b1de-7c1a-7d2e-9b1c-1f0e2d3c4b5c',
  organizationId: 'books',
  userId: 'books',
  fileName: 'march.csv',
  accountId: 'checking',
  accounts: [],
  status: 'committing',
  plan: 'import.plan',
  progress: 0,
  added: 0,
  period: null,
  createdAt: at,
  changedAt: at,
  version: 1,
};

/** Imports whose one chunk is written. */
class WrittenImport extends Imports {
  override markers() {
    const marker = {
      organizationId: 'books',
      importId: IMPORT,
      step: 'ADDED' as const,
      number: 0,
      rows: 1,
    };
    return Promise.resolve([marker]);
  }
}

class KeptPlan extends Files {
  override reading(): Promise<unknown> {
    return Promise.resolve(planImport([row]));
  }
}

it('asks for the matching of its rows in the very write that ends it', async () => {
  const { cloud, caller } = await memoryBooks();
  const { organizationId } = caller;
  const imports = new WrittenImport(cloud.table);
  await cloud.table.write([imports.addition({ ...planned, organizationId })]);
  const files = new KeptPlan('documents');
  const transactions = vi.spyOn(cloud.table, 'tryWrite');
  const books = { ...cloud, imports, files, log: console };
  await commitImport(organizationId, IMPORT, books);
  expect(await imports.get(organizationId, IMPORT)).toMatchObject({ status: 'committed', added: 1 });
  const ending = transactions.mock.calls
    .map(([writes]) => writes.flatMap(({ Put }): Record<string, unknown>[] => (Put?.Item ? [Put.Item] : [])))
    .filter((items) => items.some(({ status }) => status === 'committed'));
  expect(ending.map((items) => items.flatMap(({ work }) => kindOf(work)))).toEqual([
    ['tell-members', 'match-period', 'pair-period'],
  ]);
});

const kindOf = (work: unknown): unknown[] =>
  typeof work === 'object' && work !== null && 'kind' in work ? [work.kind] : [];
