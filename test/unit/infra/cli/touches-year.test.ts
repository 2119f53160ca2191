import { describe, expect, it } from 'vitest';
import { businesses } from '../../../../infra/cli/touches/businesses.ts';
import type { Truth } from '../../../../infra/cli/touches/business.ts';
import { touchesOf } from '../../../../infra/cli/touches/measure.ts';
import { yearOf, type Year } from '../../../../infra/cli/touches/year.ts';
import type { DocumentCause } from '../../../../infra/cli/touches/year-book.ts';

const years = businesses.map((business) => yearOf(business, 7));
const paidWhole: readonly DocumentCause[] = [
  'monthly bills',
  'contractor invoices',
  'own invoices',
  'halves',
  'deposits',
];

/** What paid a document, in minor units; undefined where a payment lies outside of the year. */
function paidFor({ rows }: Year, paidBy: readonly string[]): number | undefined {
  const found = rows.filter(({ id }) => paidBy.includes(id));
  return found.length === paidBy.length
    ? found.reduce((sum, { amount }) => sum + Math.abs(amount), 0)
    : undefined;
}

describe('the year that decisions are counted of', () => {
  it('has 600 rows and 150 documents of each of four countries', () => {
    expect(new Set(years.map(({ business }) => business.country)).size).toBe(4);
    for (const { rows, documents } of years) {
      expect(rows.length).toBeGreaterThanOrEqual(590);
      expect(documents.length).toBeGreaterThanOrEqual(150);
    }
  });

  it('is the same for the same seed, and another for another', () => {
    const [business] = businesses;
    if (!business) throw new Error('no business');
    expect(yearOf(business, 7).rows).toEqual(years[0]?.rows);
    expect(yearOf(business, 8).rows).not.toEqual(years[0]?.rows);
  });

  it('pays what a bill or an invoice says, to the cent, however many payments it takes', () => {
    for (const year of years)
      for (const { cause, receipt, paidBy } of year.documents.filter((one) =>
        paidWhole.includes(one.cause),
      )) {
        const paid = paidFor(year, paidBy);
        if (paid !== undefined)
          expect([cause, receipt.id, paid]).toEqual([cause, receipt.id, receipt.amount]);
      }
  });

  it('pays several documents with one row of their sum, less what was credited', () => {
    for (const year of years) {
      const joint = year.documents.filter(
        ({ cause }) =>
          cause === 'several in one payment' || cause === 'several invoices' || cause === 'credit notes',
      );
      for (const [row, documents] of Map.groupBy(joint, ({ paidBy }) => paidBy.join())) {
        const paid = paidFor(year, [row]);
        const sum = documents.reduce(
          (all, { receipt: { kind, amount } }) => all + (kind === 'credit-note' ? -amount : amount),
          0,
        );
        if (paid !== undefined) expect([row, Math.abs(sum)]).toEqual([row, paid]);
      }
    }
  });

  it('counts every cause once a decision, and tells what was decided wrongly', () => {
    for (const year of years) {
      const { rows, causes, automatic, wrong, wrongs } = touchesOf(year, false);
      expect(rows).toBe(year.rows.length);
      expect([...causes.values()].every((count) => count > 0)).toBe(true);
      expect(wrongs).toHaveLength(wrong);
      expect(automatic).toBeGreaterThan(wrong * 10);
    }
  });

  it('counts one decision for a line of two uses where the rest takes what the line is offered, and none less for three', () => {
    const [year] = years.filter(({ business }) => business.country === 'UK');
    if (!year) throw new Error('no year');
    const bought = (truths: readonly Truth[], month: string) =>
      truths.map((truth, at) => ({
        ...{ id: `${month}-${String(at)}`, date: `2025-${month}-1${String(at)}`, amount: -3000 - at * 700 },
        ...{ currency: 'GBP', accountId: 'card', description: `AMAZON.CO.UK*C4EEVWA${String(at)}T` },
        ...{ truth, cause: 'shops' as const },
      }));
    const counted = (...truths: readonly Truth[]) => {
      const rows = [...bought(['office', 'office', 'equipment'], '02'), ...bought(truths, '05')];
      const { causes, rests } = touchesOf({ ...year, rows, documents: [] }, true);
      return [causes.get('shops'), rests];
    };
    expect(counted('office', 'equipment', 'office')).toEqual([1, 1]);
    expect(counted('office', 'office')).toEqual([1, 0]);
    expect(counted('software', 'travel')).toEqual([2, 0]);
    expect(counted('office', 'equipment', 'software')).toEqual([3, 0]);
  });
});
