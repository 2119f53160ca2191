import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type {
  MatchReceipt,
  MatchTransaction,
  SuggestedMatch,
} from '../../../../../functions/domain/matching/match-input.ts';
import { suggestMatches } from '../../../../../functions/domain/matching/suggest-matches.ts';
import { addDays } from '../../../../../shared/civil-date.ts';

const bill = (id: string, date: string, change: Partial<MatchReceipt> = {}): MatchReceipt => ({
  ...{ id, vendor: 'Telstra Limited', date, amount: 8900, currency: 'AUD', kind: 'invoice' },
  ...change,
});
const charge = (id: string, date: string, change: Partial<MatchTransaction> = {}): MatchTransaction => ({
  ...{ id, date, description: 'Direct Debit 301500 TELSTRA', amount: -8900, currency: 'AUD' },
  ...change,
});
const lunch = (id: string, date: string): MatchReceipt => ({
  ...{ id, vendor: 'Tim Hortons', date, amount: 984, currency: 'CAD', kind: 'receipt' },
});
const till = (id: string, date: string): MatchTransaction => ({
  ...{ id, date, description: 'TIM HORTONS #8998 BARRIE ON', amount: -984, currency: 'CAD' },
});

const months = ['01', '02', '03', '04', '05', '06'];
const bills = months.map((month) => bill(`r${month}`, `2025-${month}-03`));
/** Each eleven or so days after its bill. */
const charges = months.map((month, at) => charge(`t${month}`, `2025-${month}-${String(13 + (at % 3))}`));

/** What is made without asking, as `r01 t01`. */
const made = (transactions: MatchTransaction[], receipts: MatchReceipt[]): string[] =>
  suggestMatches({ transactions, receipts })
    .filter(({ decision }) => decision === 'auto')
    .map(({ receiptIds, transactionIds }) => [...receiptIds, ...transactionIds].join(' '))
    .toSorted();

const own = months.map((month) => `r${month} t${month}`);

describe('documents that are paid in their turn', () => {
  it('gives a monthly bill of one amount the charge of its own month', () => {
    expect(made(charges, bills)).toEqual(own);
  });

  it('does so where a month has no document, and where the last charge is not known yet', () => {
    expect(
      made(
        charges,
        bills.filter(({ id }) => id !== 'r03'),
      ),
    ).toEqual(own.filter((one) => !one.includes('03')));
  });

  it('asks where a charge failed and came with the next, or came twice', () => {
    const without = charges.filter(({ id }) => id !== 't03');
    expect(made(without, bills).filter((one) => /r0[34]/.test(one))).toEqual([]);
    const later = [...without, charge('t07', '2025-07-14')];
    expect(made(later, bills).filter((one) => !own.includes(one))).toEqual([]);
    const twice = [...charges, charge('tx', '2025-03-17')];
    expect(made(twice, bills).filter((one) => one.startsWith('r03'))).toEqual([]);
  });

  it('asks of a single bill that may be paid a month later, and not of one that was charged at once', () => {
    const two = charges.slice(0, 2);
    expect(made(two, [bill('r01', '2025-01-03')])).toEqual([]);
    expect(made(two, [bill('r01', '2025-01-11')])).toEqual(['r01 t01']);
  });

  it('pays two equal receipts of neighbouring days in their order', () => {
    const rows = [till('t1', '2025-12-11'), till('t2', '2025-12-12')];
    expect(made(rows, [lunch('r1', '2025-12-10'), lunch('r2', '2025-12-11')])).toEqual(['r1 t1', 'r2 t2']);
  });

  it('asks where one seems booked after three days and the next after one: the tills may have crossed', () => {
    const receipts = [lunch('r1', '2025-02-27'), lunch('r2', '2025-03-02')];
    expect(made([till('t1', '2025-03-02'), till('t2', '2025-03-03')], receipts)).toEqual([]);
  });

  it('asks where a third charge of the same lunch lies beside them, or both are of one day', () => {
    const receipts = [lunch('r1', '2025-12-10'), lunch('r2', '2025-12-11')];
    const rows = [till('t1', '2025-12-11'), till('t2', '2025-12-12'), till('t3', '2025-12-13')];
    expect(made(rows, receipts).filter((one) => one.includes('r2'))).toEqual([]);
    const same = [lunch('r1', '2025-12-10'), lunch('r2', '2025-12-10')];
    expect(made(rows.slice(0, 2), same)).toEqual([]);
  });

  it('leaves a stranger of the same amount out of the series', () => {
    const others = charges.map((row) => ({
      ...row,
      id: `x${row.id}`,
      description: 'Direct Debit 301500 OPTUS',
    }));
    expect(made([...charges, ...others], bills)).toEqual(own);
  });

  it('gives a monthly bill in another currency its own month, whatever the rate of that month was', () => {
    const abroad = bills.map((one) => ({
      ...one,
      vendor: 'Hetzner Online GmbH',
      amount: 3808,
      currency: 'EUR',
    }));
    const rows = months.map((month, at) =>
      charge(`t${month}`, `2025-${month}-0${String(4 + (at % 2))}`, {
        ...{ description: 'HETZNER ONLINE GMBH', currency: 'USD' },
        amount: -(4404 - 20 * at),
      }),
    );
    expect(made(rows, abroad)).toEqual(own);
    const twice = [
      ...rows,
      charge('tx', '2025-03-16', { ...rows[2], id: 'tx', date: '2025-03-16', amount: -4400 }),
    ];
    expect(made(twice, abroad).filter((one) => one.startsWith('r03'))).toEqual([]);
  });

  it('asks of a single invoice of who is paid by hand: the same round sum of another week may be its payment', () => {
    const invoice = bill('r1', '2025-04-13', { vendor: 'Dana Whitfield', amount: 160_000, currency: 'USD' });
    const paid = (id: string, date: string) =>
      charge(id, date, {
        ...{ description: `Zelle payment to DANA WHITFIELD JPM99${id}`, amount: -160_000, currency: 'USD' },
      });
    expect(made([paid('t1', '2025-04-17'), paid('t2', '2025-04-26')], [invoice])).toEqual([]);
    expect(made([paid('t1', '2025-04-17')], [invoice])).toEqual(['r1 t1']);
  });

  it('never crosses equal receipts, whatever is missing and whenever it was booked', () => {
    const day = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(
        fc.uniqueArray(day, { maxLength: 5 }),
        fc.uniqueArray(day, { maxLength: 6 }),
        (seen, booked) => {
          const receipts = seen.map((after) => lunch(`r${String(after)}`, addDays('2025-03-03', after)));
          const rows = booked.map((after) => till(`t${String(after)}`, addDays('2025-03-03', after)));
          const pairs = suggestMatches({ transactions: rows, receipts }).filter(
            ({ decision }) => decision === 'auto',
          );
          const after = ({ receiptIds, transactionIds }: SuggestedMatch) =>
            [receiptIds[0], transactionIds[0]].map((id) => Number(id?.slice(1)));
          for (const one of pairs)
            for (const other of pairs) {
              const [[seenOne = 0, bookedOne = 0], [seenOther = 0, bookedOther = 0]] = [
                after(one),
                after(other),
              ];
              if (seenOne < seenOther) expect(bookedOne).toBeLessThan(bookedOther);
            }
        },
      ),
      { numRuns: 400 },
    );
  });
});
