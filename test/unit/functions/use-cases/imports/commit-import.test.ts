import { expect, it } from 'vitest';
import { Files } from '../../../../../functions/adapters/files.ts';
import { WorkQueue } from '../../../../../functions/adapters/work.ts';
import type { Work } from '../../../../../functions/adapters/work.ts';
import { entryOf } from '../../../../../functions/domain/ledger/entry.ts';
import { planImport } from '../../../../../functions/domain/ledger/import-plan.ts';
import { Categories } from '../../../../../functions/store/categories.ts';
import { Imports } from '../../../../../functions/store/imports.ts';
import type { StoredImport } from '../../../../../functions/store/imports.ts';
import { Ledger } from '../../../../../functions/store/ledger.ts';
import { Organizations } from '../../../../../functions/store/organizations.ts';
import { Plans } from '../../../../../functions/store/plans.ts';
import { Table } from '../../../../../functions/store/table.ts';
import { commitImport } from '../../../../../functions/use-cases/imports/commit-import.ts';

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
  { userId: 'books', organizationId: 'books', currency: 'USD', source: 'import:import', createdAt: at },
);

/** An import that is planned and has its one chunk written. */
class WrittenImport extends Imports {
  job: StoredImport = {
    id: 'import',
    uploadId: 'upload',
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
  override get(): Promise<StoredImport> {
    return Promise.resolve(this.job);
  }
  override tryChange(before: StoredImport, change: Partial<StoredImport>): Promise<StoredImport> {
    this.job = { ...before, ...change, version: before.version + 1 };
    return Promise.resolve(this.job);
  }
  override markers() {
    const marker = {
      organizationId: 'books',
      importId: 'import',
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

/** A queue that can't be reached for a while. */
class FaultyQueue extends WorkQueue {
  readonly messages: Work[] = [];
  isDown = true;
  override send(message: Work): Promise<void> {
    if (this.isDown) return Promise.reject(new Error('The queue does not answer.'));
    this.messages.push(message);
    return Promise.resolve();
  }
}

it('asks for the matching of the rows also where the queue could not be reached at first', async () => {
  const table = new Table('books');
  const work = new FaultyQueue('work');
  const imports = new WrittenImport(table);
  const cloud = {
    imports,
    work,
    organizations: new Organizations(table),
    plans: new Plans(table),
    ledger: new Ledger(table),
    categories: new Categories(table),
    files: new KeptPlan('documents'),
    now: () => new Date(at),
    log: console,
  };
  await expect(commitImport('books', 'import', cloud)).rejects.toThrow('The queue does not answer.');
  work.isDown = false;
  await commitImport('books', 'import', cloud);
  expect(imports.job).toMatchObject({ status: 'committed', added: 1 });
  expect(work.messages.map(({ kind }) => kind)).toEqual(['match-period', 'pair-period']);
});
