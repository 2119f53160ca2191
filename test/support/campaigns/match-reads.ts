import { v7 } from 'uuid';
import type { LedgerRow } from '../../../functions/domain/ledger/ledger-row.ts';
import { transactions } from '../../../functions/store/ledger-items.ts';
import type { StoredReceipt } from '../../../functions/store/receipts.ts';
import { matchReceipt } from '../../../functions/use-cases/matching/match-receipt.ts';
import { addDays } from '../../../shared/civil-date.ts';
import { contract } from '../../../shared/contract/index.ts';
import { booksOf, organizationIdOf } from '../books.ts';
import type { LocalCloud } from '../local-cloud.ts';
import { Member } from '../member.ts';
import { meteredCloud } from '../metered-cloud.ts';
import { addPapers, paper } from '../papers.ts';

const ROWS_A_DAY = 40;
const RECEIPT_DAY = '2026-03-10';

/** As much as is read from a full page: fifteen fields with their places. */
const longFields: StoredReceipt['fields'] = Object.fromEntries(
  Array.from({ length: 15 }, (_, at) => [
    `field${at}`,
    {
      value: 'Maple Hardware',
      text: 'Maple Hardware',
      confidence: 0.91,
      page: 1,
      box: [0.11, 0.12, 0.13, 0.14],
    },
  ]),
);

/**
 * Matches one new receipt in new books of so many rows, forty a day around the receipt's, every tenth of them of its very amount.
 * Gives the read units (of 4 kB, DynamoDB's) that it took, and how many suggestions came of it.
 */
export async function readToMatchOne(
  cloud: LocalCloud | Pick<LocalCloud, 'web' | 'api' | 'stack'>,
  count: number,
): Promise<{ units: number; suggested: number }> {
  const books = booksOf(cloud);
  const member = await Member.join(cloud);
  const organizationId = await organizationIdOf(member);
  // Put there past the product: an entry that is typed has the background match too, and whoever meets it reads everything twice.
  const begin = addDays(RECEIPT_DAY, -Math.round(count / ROWS_A_DAY / 3));
  for (let from = 0; from < count; from += 100)
    await books.table.write(
      Array.from({ length: Math.min(100, count - from) }, (_, n) => from + n)
        .map((at): LedgerRow => ({
          ...{ id: v7(), organizationId, userId: organizationId, createdAt: '2026-03-11T12:00:00.000Z' },
          ...{ version: 1, kind: 'expense', description: 'MAPLE HARDWARE 0031', currency: 'USD' },
          ...{ categoryId: 'office', accountId: 'checking', source: `import:${organizationId}` },
          ...{ receiptId: null, receiptIds: [], noReceiptNeeded: false },
          date: addDays(begin, Math.floor(at / ROWS_A_DAY)),
          amount: at % 10 === 0 ? -1250 : -(1000 + at),
        }))
        .map((row) => books.table.put(transactions, row)),
    );
  const receipt = paper(organizationId, { fields: longFields });
  await addPapers(books, [receipt]);
  const metered = meteredCloud(cloud);
  await matchReceipt(organizationId, receipt.id, metered.parts);
  const { items } = contract.listMatches.reply.parse(await member.ask('GET', '/matches?limit=200'));
  const suggested = items.filter(({ receiptIds }) => receiptIds.includes(receipt.id)).length;
  return { units: metered.readUnits(), suggested };
}
