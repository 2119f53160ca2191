import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { Files } from '../../../../../functions/adapters/files.ts';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import { organizationOf } from '../../../../../functions/use-cases/books/organization-of.ts';
import { reportFile } from '../../../../../functions/use-cases/exports/report-file.ts';
import { sendCustomExport } from '../../../../../functions/use-cases/exports/send-custom-export.ts';
import { countTransactions } from '../../../../../functions/use-cases/ledger/count-transactions.ts';
import { listTransactions } from '../../../../../functions/use-cases/ledger/list-transactions.ts';
import type { TransactionFilter } from '../../../../../shared/model/transaction-filter.ts';
import { anyFilter, anyRows } from '../../../../support/any-filter.ts';
import { gathered } from '../../../../support/gathered.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import { writeRows } from '../../../../support/write-rows.ts';

type Books = Awaited<ReturnType<typeof memoryBooks>>;

/** The rows that the list shows, oldest first, page by page. */
async function listed(filter: TransactionFilter, { cloud, caller }: Books): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listTransactions({ ...filter, limit: 7, cursor }, caller, cloud);
    if (isRefusal(page)) throw new Error(page.refused);
    found.push(...page.items.map(({ description }) => description));
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  return found.toReversed();
}

/** The entries of the file that an export of the filter makes, of which one may take several lines; none where it is refused as empty. */
async function exported(filter: TransactionFilter, { cloud, caller }: Books): Promise<string[]> {
  const body = {
    ...({ exportType: 'custom', dateRange: null, filter } as const),
    ...{ selectedFields: ['description' as const], accountantEmail: 'zoe@example.com' },
  };
  const order = await sendCustomExport({ body }, caller, cloud);
  if (isRefusal(order)) {
    expect(order.refused).toBe('nothing-to-export');
    return [];
  }
  const report = await cloud.reports.get(caller.organizationId, order.reportId);
  if (!report) throw new Error('There is no report.');
  const file = await reportFile(report, await organizationOf(caller.organizationId, cloud), {
    ...cloud,
    files: new Files('documents'),
  });
  if (typeof file === 'string') throw new Error(file);
  const text = (await gathered(file.chunks)).toString('utf8').slice(1);
  const rows = Papa.parse<string[]>(text, { delimiter: ',', skipEmptyLines: true }).data.slice(1);
  const lines = rows.flatMap(([description = '']) => description);
  return lines.filter((line, at) => line !== lines[at - 1]);
}

it('sends exactly the rows that the list shows, and counts them as such', async () => {
  await fc.assert(
    fc.asyncProperty(anyFilter, anyRows(''), async (filter, drawn) => {
      const books = await memoryBooks();
      const { cloud, caller } = books;
      const { organizationId } = caller;
      for (const row of drawn) await writeRows(cloud, [{ after: { ...row, organizationId } }]);
      const shown = await listed(filter, books);
      expect(await exported(filter, books)).toEqual(shown);
      expect(await countTransactions(filter, caller, cloud)).toEqual({ count: shown.length });
    }),
    { numRuns: 60 },
  );
});
