import fc from 'fast-check';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import type { LedgerRow } from '../../../../../functions/domain/ledger/ledger-row.ts';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import type { StoredCoverage } from '../../../../../functions/store/imports.ts';
import { getHandOverCheck } from '../../../../../functions/use-cases/reports/get-hand-over-check.ts';
import type { HandOverItem } from '../../../../../shared/model/hand-over.ts';
import { wantsCategory } from '../../../../../shared/wants-category.ts';
import { wantsReceipt } from '../../../../../shared/wants-receipt.ts';
import type { Box } from '../../../../../shared/model/document.ts';
import type { StoredReceipt } from '../../../../../functions/store/receipts.ts';
import { addPapers, paper } from '../../../../support/papers.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import { rowWith } from '../../domain/ledger/rows.ts';
import { writeRows } from '../../../../support/write-rows.ts';

const march = { from: '2026-03-01', to: '2026-03-31' };
type Held = Partial<StoredCoverage> & Pick<StoredCoverage, 'from' | 'to'>;
interface Books {
  readonly rows?: readonly Partial<LedgerRow>[];
  readonly statements?: readonly Held[];
  readonly papers?: readonly Partial<StoredReceipt>[];
}

/** What is said of books with these rows and statements of the checking account; today is 1 April 2026. */
async function itemsOf(
  { rows = [], statements = [], papers = [] }: Books,
  range = march,
): Promise<HandOverItem[]> {
  const { cloud, caller } = await memoryBooks();
  const { organizationId } = caller;
  for (const row of rows) {
    const ready = { categoryId: 'travel', noReceiptNeeded: true } as const;
    const after = rowWith({
      currency: 'USD',
      date: '2026-03-10',
      ...ready,
      ...row,
      id: v7(),
      organizationId,
    });
    await writeRows(cloud, [{ after }]);
  }
  const sums = { opening: null, closing: null, proven: true, shape: 'csv', plan: 'plan', part: 0 };
  for (const held of statements)
    await cloud.table.write([
      cloud.imports.addCoverage({ organizationId, importId: v7(), accountId: 'checking', ...sums, ...held }),
    ]);
  await addPapers(
    cloud,
    papers.map((each) => paper(organizationId, each)),
  );
  const found = await getHandOverCheck(range, caller, cloud);
  if (isRefusal(found)) throw new Error(found.refused);
  return found.items;
}

describe('getHandOverCheck', () => {
  it('says nothing where all is in order', async () => {
    expect(await itemsOf({})).toEqual([]);
    expect(await itemsOf({ rows: [{}], statements: [march] })).toEqual([]);
  });

  it('counts documents without an entry, but no quote or order', async () => {
    const total = { value: 1250, text: '12.50', confidence: 0.99, page: 1, box: [0, 0, 1, 1] as Box };
    const quote = { kind: 'other', fields: { total } } as const;
    expect(await itemsOf({ papers: [{}, quote, {}] })).toEqual([
      { kind: 'unmatched-documents', count: 2, atLeast: false },
    ]);
    expect(await itemsOf({ papers: [quote] })).toEqual([]);
  });

  it('counts payouts of the days that stand without their fees, but none that a person decided on', async () => {
    const payout = {
      kind: 'income',
      amount: 97_000,
      description: 'STRIPE PAYOUT',
      source: 'import:1',
    } as const;
    const word: LedgerRow['payout'] = { provider: 'Stripe', decision: 'none', receiptIds: [] };
    const none = { ...payout, payout: word };
    const rows = [
      payout,
      { ...payout, date: march.to },
      { ...payout, date: '2026-04-01' },
      { ...payout, date: '2026-02-28' },
      { ...payout, description: 'A CLIENT' },
      { ...payout, description: 'A CLIENT', paidShort: true as const },
      none,
    ];
    expect(await itemsOf({ rows })).toEqual([{ kind: 'net-payouts', count: 3, atLeast: false }]);
    expect(await itemsOf({ rows: [none] })).toEqual([]);
  });

  it('counts entries that lack a receipt or a category, of the days alone', async () => {
    const lacking = { categoryId: 'expense', noReceiptNeeded: false, kind: 'expense' } as const;
    const items = await itemsOf({
      rows: [
        { noReceiptNeeded: false },
        lacking,
        {},
        { ...lacking, date: '2026-02-28' },
        { ...lacking, date: '2026-04-01' },
        { kind: 'transfer', categoryId: 'transfer', noReceiptNeeded: false },
      ],
    });
    expect(items).toEqual([
      { kind: 'without-receipt', count: 2, atLeast: false },
      { kind: 'without-category', count: 1, atLeast: false },
    ]);
  });

  it('names entries that are worth nothing in the books’ currency', async () => {
    const foreign = { currency: 'EUR', amount: -500 } as const;
    expect(await itemsOf({ rows: [foreign, {}] })).toEqual([{ kind: 'unconverted', count: 1 }]);
  });

  it('names imports that nothing proves: those that don’t add up, and those without balances', async () => {
    const [wrong, silent, other] = [v7(), v7(), v7()];
    const items = await itemsOf({
      statements: [
        { ...march, importId: wrong, proven: false },
        { ...march, importId: silent, proven: null },
        { from: '2026-02-01', to: '2026-02-28', importId: other, proven: false },
      ],
    });
    expect(items).toEqual([
      { kind: 'unproven-import', isWrong: true, importId: wrong, account: 'Checking', ...march },
      { kind: 'unproven-import', isWrong: false, importId: silent, account: 'Checking', ...march },
    ]);
  });

  it('names months without a statement, from the first that an account ever had to the last that is over', async () => {
    const months = (kind: string, items: readonly HandOverItem[]) =>
      items.flatMap((item) => (item.kind === kind && 'months' in item ? item.months : []));
    const statements = [
      { from: '2025-11-01', to: '2025-11-30' },
      { from: '2026-01-01', to: '2026-01-15' },
    ];
    const items = await itemsOf({ statements }, { from: '2025-07-01', to: '2026-06-30' });
    expect(months('not-imported', items)).toEqual(['2025-12', '2026-02', '2026-03']);
    expect(months('partly-imported', items)).toEqual(['2026-01']);
    expect(items.at(-1)).toEqual({ kind: 'not-over', to: '2026-06-30' });
  });

  it('counts as the rows themselves say, whatever they are', async () => {
    const row = fc.record({
      kind: fc.constantFrom('income' as const, 'expense' as const, 'transfer' as const),
      categoryId: fc.constantFrom('travel', 'expense', 'income', 'bank-fees'),
      description: fc.constantFrom('CAFE MYRIADE', 'MONTHLY ACCOUNT FEE', 'PAYROLL', 'MOTEL 6'),
      amount: fc.constantFrom(-7499, -7500, -120),
      receiptFrom: fc.constantFrom(7500, undefined),
      noReceiptNeeded: fc.boolean(),
      receiptIds: fc.constantFrom<string[]>([], ['01900000-0000-7000-8000-000000000001']),
      date: fc.constantFrom('2026-03-01', '2026-03-31', '2026-02-28', '2026-04-01'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 8 }), async (rows) => {
        const within = rows.filter(({ date }) => date >= march.from && date <= march.to);
        const counted = (items: readonly HandOverItem[], kind: HandOverItem['kind']) =>
          items.flatMap((item) => (item.kind === kind && 'count' in item ? item.count : []))[0] ?? 0;
        const items = await itemsOf({ rows });
        expect(counted(items, 'without-receipt')).toBe(within.filter(wantsReceipt).length);
        expect(counted(items, 'without-category')).toBe(within.filter(wantsCategory).length);
      }),
      { numRuns: 30 },
    );
  });

  it('refuses days that can’t be', async () => {
    const { cloud, caller } = await memoryBooks();
    const turned = await getHandOverCheck({ from: march.to, to: march.from }, caller, cloud);
    expect(turned).toMatchObject({ refused: 'invalid-input' });
  });
});
