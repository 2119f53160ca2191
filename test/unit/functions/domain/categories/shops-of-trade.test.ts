import { describe, expect, it } from 'vitest';
import { SURE_MIN } from '../../../../../functions/domain/categories/category-suggestion.ts';
import { categorySuggester } from '../../../../../functions/domain/categories/suggest-category.ts';
import { tradeNamed } from '../../../../../functions/domain/categories/trade-words.ts';
import { offeredEntries, templateFor } from '../../../../../shared/countries/index.ts';
import { canadianChoices, rowSaying as row } from '../../../../support/category-rows.ts';

const choices = canadianChoices('contractor');
const decided = (description: string, categoryId: string, amount = -4500) => ({
  ...row(description, amount),
  categoryId,
});
const two = [decided('MILLER HARDWARE 4411 BARRIE ON', 'safety'), decided('FROST HARDWARE #12', 'safety')];
const guess = (history: readonly ReturnType<typeof decided>[], text: string, amount?: number) =>
  categorySuggester({ rules: [], history, choices })(row(text, amount));

describe('a shop of a trade', () => {
  it('is surely what two others of the trade were, however the trade is spelled', () => {
    expect(guess(two, 'KENTON HARDWARE #7700 ORILLIA ON')).toMatchObject({
      categoryId: 'safety',
      confidence: SURE_MIN,
      source: 'history',
      reason: { code: 'shops-of-trade', word: 'hardware', shops: 2 },
    });
    expect(guess(two, 'QUINCAILLERIE ROY LAVAL QC')?.confidence).toBe(SURE_MIN);
  });

  it('is offered what one other was, and nothing surely', () => {
    const [one] = two;
    expect(guess(one ? [one] : [], 'KENTON HARDWARE #7700')).toMatchObject({
      categoryId: 'safety',
      confidence: 0.85,
    });
    const again = [...two.slice(0, 1), decided('MILLER HARDWARE 9 OSHAWA ON', 'safety')];
    expect(guess(again, 'KENTON HARDWARE #7700')?.confidence).toBe(0.85);
  });

  it('is no more than a guess where others of the trade differ, where the amount is of another size, and beside another trade', () => {
    const mixed = [...two, decided('HAMILTON HARDWARE', 'other')];
    expect(guess(mixed, 'KENTON HARDWARE #7700')?.confidence ?? 0).toBeLessThan(SURE_MIN);
    expect(guess(two, 'KENTON HARDWARE #7700', -90_000)?.confidence).toBe(0.85);
    expect(guess(two, 'KENTON HARDWARE RENTALS')?.confidence ?? 0).toBeLessThan(SURE_MIN);
    expect(guess(two, 'HARDWARE')?.confidence ?? 0).toBeLessThan(SURE_MIN);
  });

  it('is offered what two others of about its kind were, accepted with a glance and never sure', () => {
    const group = ['HOME DEPOT 7001', 'CARR SUPPLY'].map((text) => decided(text, 'safety'));
    expect(guess(group, 'SUPPLYHOUSE.COM 12')).toMatchObject({
      categoryId: 'safety',
      confidence: 0.8,
      reason: { code: 'vendors-of-group', vendors: 2 },
    });
    expect(guess(group.slice(0, 1), 'SUPPLYHOUSE.COM 12')).toBeUndefined();
    expect(guess([...group, decided('FROST SUPPLY', 'other')], 'SUPPLYHOUSE.COM 12')).toBeUndefined();
    expect(guess(group, 'SUPPLYHOUSE.COM 12', -90_000)).toBeUndefined();
    const own = ['MILLER PHARMACY', 'NETFLIX.COM'].map((text) => decided(text, 'transfer'));
    expect(guess(own, 'SEPHORA 12')).toBeUndefined();
  });

  it('says nothing of who is paid by hand, of money in, and of what was personal or the owner’s', () => {
    expect(guess(two, 'INTERAC E-TRANSFER SENT KENTON HARDWARE')?.confidence ?? 0).toBeLessThan(SURE_MIN);
    expect(guess(two, 'KENTON HARDWARE', 4500)?.confidence ?? 0).toBeLessThan(SURE_MIN);
    const own = ['MILLER PHARMACY', 'FROST PHARMACY'].map((text) => decided(text, 'transfer'));
    expect(guess(own, 'KENTON PHARMACY')).toBeUndefined();
  });

  it('goes by what was said of its own name, else rather by the trade than by what its words usually are', () => {
    const own = [...two, decided('KENTON HARDWARE #1', 'other')];
    expect(guess(own, 'KENTON HARDWARE #7700')).toMatchObject({ categoryId: 'other' });
    const lumber = [decided('MILLER LUMBER', 'safety')];
    expect(guess([], 'KENTON LUMBER')).toMatchObject({ confidence: SURE_MIN, source: 'merchant' });
    expect(guess(lumber, 'KENTON LUMBER')).toMatchObject({ categoryId: 'safety', confidence: 0.85 });
  });
});

describe('a shop whose name says about what it sells', () => {
  const inns = [
    decided('MILLER INN 4411', 'travel'),
    decided('FROST INN', 'travel'),
    decided('FROST INN #2', 'meals'),
    decided('KENT INN', 'meals'),
    decided('HALL INN', 'travel'),
  ];

  it('is offered what most others of the kind were, never surely', () => {
    expect(guess(inns, 'HOLMGATE INN 12 BARRIE ON')).toMatchObject({
      categoryId: 'travel',
      confidence: 0.7,
      source: 'history',
      reason: { code: 'shops-of-kind', word: 'inn', votes: 3, shops: 4 },
    });
  });

  it('is offered that rather than what its word may mean, and not what it surely means', () => {
    const kitchens = [decided('MILLER KITCHEN', 'equipment'), decided('FROST KITCHEN', 'equipment')];
    expect(guess([], 'KENTON KITCHEN')).toMatchObject({ categoryId: 'meals', confidence: 0.8 });
    expect(guess(kitchens, 'KENTON KITCHEN')).toMatchObject({ categoryId: 'equipment', confidence: 0.7 });
    expect(guess(inns, 'KENTON HOTEL')).toMatchObject({ categoryId: 'travel', source: 'merchant' });
  });

  it('is offered nothing of others that differ or were personal, of money in, and of who is paid by hand', () => {
    expect(
      guess(
        [inns[0], inns[3]].flatMap((one) => one ?? []),
        'HOLMGATE INN',
      ),
    ).toBeUndefined();
    expect(guess([decided('MILLER INN', 'transfer')], 'HOLMGATE INN')).toBeUndefined();
    expect(guess(inns, 'HOLMGATE INN', 4500)).toBeUndefined();
    expect(guess(inns, 'INTERAC E-TRANSFER SENT HOLMGATE INN')).toBeUndefined();
  });

  it('goes by its own name once somebody decided about it', () => {
    expect(guess([...inns, decided('HOLMGATE INN', 'meals')], 'HOLMGATE INN 12')).toMatchObject({
      categoryId: 'meals',
      reason: { code: 'earlier-row' },
    });
  });
});

describe('payroll where no category is named after it', () => {
  const british = offeredEntries(templateFor('UK', 'general'), 'expense').filter(({ id }) => id !== 'wages');
  const paid = (text: string, categoryId: string) => decided(text, categoryId, -168_000);
  const wages = [paid('FASTER PAYMENT TO E MARSH WAGES', 'other'), paid('HMRC CUMBERNAULD PAYE', 'other')];
  const next = (history: readonly ReturnType<typeof decided>[], text: string) =>
    categorySuggester({ rules: [], history, choices: british })(row(text, -171_000));

  it('is surely for the next one what two others were', () => {
    expect(next(wages, 'FASTER PAYMENT TO T HALLAM WAGES')).toMatchObject({
      categoryId: 'other',
      confidence: SURE_MIN,
      reason: { code: 'as-payroll', others: 2 },
    });
    expect(next(wages.slice(0, 1), 'FASTER PAYMENT TO T HALLAM WAGES')?.confidence).toBeLessThan(SURE_MIN);
    const differing = [...wages, paid('FASTER PAYMENT TO P QUILL SALARY', 'professional-services')];
    expect(next(differing, 'FASTER PAYMENT TO T HALLAM WAGES')?.confidence ?? 0).toBeLessThan(SURE_MIN);
    expect(next(wages, 'FASTER PAYMENT TO T HALLAM')?.confidence ?? 0).toBeLessThan(SURE_MIN);
    expect(next(wages, 'PAYROLL SERVICE FEE LTD')?.confidence ?? 0).toBeLessThan(SURE_MIN);
  });
});

describe('tradeNamed', () => {
  it.each([
    ['firley signs', 'signs'],
    ['boulangerie st denis', 'cafe'],
    ['llantas lopez', 'tyres'],
    ['elgin auto service 12', 'auto repair'],
  ])('%s: %s', (text, trade) => {
    expect(tradeNamed(text)).toBe(trade);
  });

  it.each([
    'berrow inc',
    'garage 4411',
    'paint supply co',
    'garage doors of york',
    'print and signs',
    'summit dry cleaning',
  ])('none in %s', (text) => {
    expect(tradeNamed(text)).toBeUndefined();
  });
});
