import { expect, it } from 'vitest';
import { neededFields } from '../../../../../functions/domain/exports/needed-fields.ts';
import { defaultExportFields } from '../../../../../shared/model/export.ts';
import { rowWith } from '../ledger/rows.ts';

const books = { home: 'CAD', isNetOfTax: true };
const usual = { fields: defaultExportFields, type: 'transactions' } as const;
const taxed = rowWith({ taxes: [{ kind: 'HST', rate: 13, amount: 1300 }] });

it('always says what an entry counts as, whichever columns somebody chose', () => {
  expect(neededFields(usual, [rowWith()], books)).toEqual([...defaultExportFields, 'transaction_type']);
  const chosen = { fields: ['date', 'amount'], type: 'custom' } as const;
  expect(neededFields(chosen, [rowWith()], books)).toEqual(['date', 'amount', 'transaction_type']);
  const typed = { fields: ['transaction_type', 'amount'], type: 'custom' } as const;
  expect(neededFields(typed, [rowWith()], books)).toEqual(['transaction_type', 'amount']);
});

it('stands the tax beside the amount where reports leave it out, so that a file less its tax is a report', () => {
  expect(neededFields(usual, [taxed], books)).toContain('tax');
  expect(neededFields(usual, [taxed], { ...books, isNetOfTax: false })).not.toContain('tax');
  expect(neededFields(usual, [rowWith()], books)).not.toContain('tax');
});

it('says the currency, and what it is worth in that of the books, of an entry in another one', () => {
  const worth = {
    amount: 1362,
    currency: 'CAD',
    rate: '1.362',
    source: 'person',
    day: '2026-03-02',
  } as const;
  const fields = neededFields(usual, [rowWith({ currency: 'USD', worth })], books);
  const at = fields.indexOf('amount');
  expect(fields.slice(at, at + 3)).toEqual(['amount', 'currency', 'worth']);
  expect(neededFields(usual, [rowWith({ currency: 'USD' })], books)).not.toContain('worth');
});
