import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SURE_MIN } from '../../../../../functions/domain/categories/category-suggestion.ts';
import { categorySuggester } from '../../../../../functions/domain/categories/suggest-category.ts';
import { addDays } from '../../../../../shared/civil-date.ts';
import { canadianChoices, rowSaying } from '../../../../support/category-rows.ts';

const choices = canadianChoices('contractor');
const check = (date: string, amount = -125_000, number = 1041) => ({
  ...rowSaying(`CHECK # ${String(number)}`, amount),
  date,
});
const rents = (...dates: string[]) => dates.map((date) => ({ ...check(date), categoryId: 'rent' }));
const guess = (history: ReturnType<typeof rents>, row = check('2025-04-05')) =>
  categorySuggester({ rules: [], history, choices })(row);

describe('a check of a sum that was paid by check before', () => {
  it('surely is what three checks of one rhythm were', () => {
    expect(guess(rents('2025-01-03', '2025-02-04', '2025-03-03'))).toMatchObject({
      categoryId: 'rent',
      confidence: SURE_MIN,
      reason: { code: 'same-sum', payments: 3 },
    });
  });

  it('is left to a person where another check of that sum waits from about the same day', () => {
    const history = rents('2025-01-03', '2025-02-04', '2025-03-03');
    const rows = [check('2025-04-02'), check('2025-04-07', -125_000, 1042), check('2025-04-05', -125_001)];
    const suggest = categorySuggester({ rules: [], history, choices, rows });
    expect(rows.slice(0, 2).map((row) => suggest(row)?.confidence)).toEqual([0.85, 0.85]);
    const alone = categorySuggester({ rules: [], history, choices, rows: rows.slice(1) });
    expect(rows.slice(1, 2).map((row) => alone(row)?.confidence)).toEqual([SURE_MIN]);
  });

  it('is offered what one or two of that day of the month were, months apart too', () => {
    expect(guess(rents('2025-03-03'))?.confidence).toBe(0.7);
    expect(guess(rents('2025-02-04', '2025-03-03'))?.confidence).toBe(0.85);
    expect(guess(rents('2024-10-02', '2024-11-04', '2025-01-03'))?.confidence).toBe(0.85);
  });

  it('is nothing where the sum, the account, the money or its way is another one', () => {
    const history = rents('2025-01-03', '2025-02-04', '2025-03-03');
    expect(guess(history, check('2025-04-05', -125_001))).toBeUndefined();
    expect(guess(history, check('2025-04-05', 125_000))).toBeUndefined();
    expect(guess(history, { ...check('2025-04-05'), accountId: 'other' })).toBeUndefined();
    expect(guess(history, { ...check('2025-04-05'), currency: 'USD' })).toBeUndefined();
  });

  it('is nothing where such checks were several things, or came without a rhythm', () => {
    const other = { ...check('2025-03-20'), categoryId: 'other' };
    expect(guess([...rents('2025-01-03', '2025-02-04', '2025-03-03'), other])).toBeUndefined();
    expect(guess(rents('2025-03-20'))).toBeUndefined();
  });

  it('is never surely anything by fewer than three, wherever they lie', () => {
    const days = fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 2 });
    fc.assert(
      fc.property(days, (before) => {
        const history = rents(...before.map((one) => addDays('2025-04-05', -one)));
        expect(guess(history)?.confidence ?? 0).toBeLessThan(SURE_MIN);
      }),
    );
  });

  it('counts no nameless deposit as a customer of its own', () => {
    const sold = ['DRAYTON HOMES', 'PELLMAN FARMS', 'DEPOSIT'].map((text) => ({
      ...rowSaying(text, 50_000),
      categoryId: 'sales',
    }));
    const told = { ...rowSaying('ELLERBY CLINIC', 70_000), isInvoiced: true };
    expect(categorySuggester({ rules: [], history: sold, choices })(told)?.confidence ?? 0).toBeLessThan(
      SURE_MIN,
    );
  });
});
