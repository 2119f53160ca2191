import { describe, expect, it } from 'vitest';
import { SURE_MIN } from '../../../../../functions/domain/categories/category-suggestion.ts';
import {
  categorySuggester,
  type CategorySources,
} from '../../../../../functions/domain/categories/suggest-category.ts';
import { offeredEntries, templateFor } from '../../../../../shared/countries/index.ts';
import type { Profession } from '../../../../../shared/model/template.ts';
import { canadianChoices, rowSaying as row } from '../../../../support/category-rows.ts';

const offered = (text: string, profession: Profession = 'general') =>
  categorySuggester({
    ...{ rules: [], history: [] },
    choices: offeredEntries(templateFor('Australia', profession), 'expense'),
  })(row(text))?.categoryId;

describe('what is offered by the words of a bank’s text', () => {
  it.each([
    'Direct Debit 481471 PRECISION CH SuperChoice PC660983',
    'AUSTRALIANSUPER EMPLOYER CONTRIB',
    'QUICKSUPER QUICKSPR2210',
  ])('is superannuation for what an employer pays into a fund: %s', (text) => {
    expect(offered(text)).toBe('superannuation');
    expect(offered(text, 'doctor')).toBe('staff-retirement-plan');
  });

  it('is training for "formation continue", and not for a company that is formed', () => {
    const choices = canadianChoices('freelancer');
    const suggest = categorySuggester({ rules: [], history: [], choices });
    expect(suggest(row('FORMATION CONTINUE UQAM'))?.categoryId).toBe('courses-and-books');
    for (const text of ['DELAWARE LLC FORMATION FEE', 'COMPANY FORMATION AGENTS'])
      expect(suggest(row(text)), text).toBeUndefined();
  });

  it('is subcontractors for what was kept back of them for HMRC, and wages for what else has that reference', () => {
    const inBritain = (text: string) =>
      categorySuggester({
        ...{ rules: [], history: [] },
        choices: offeredEntries(templateFor('UK', 'contractor'), 'expense'),
      })(row(text))?.categoryId;
    expect(inBritain('HMRC CIS 475PX00123456')).toBe('subcontractors');
    expect(inBritain('HMRC PAYE/NIC/CIS 475PX00123456')).not.toBe('subcontractors');
    expect(inBritain('HMRC PAYE 475PX00123456')).toBe('site-crew-wages');
  });

  it('is the vehicle for its registration', () => {
    expect(offered('VICROADS REGO KEW VIC AUS Card xx7719')).toBe('motor-vehicle');
    expect(offered('BPAY SERVICE NSW CAR REGISTRATION 4471')).toBe('motor-vehicle');
  });

  it('is left to a person for a lunch where no meals at home count: what is on no line of the form is no expense', () => {
    const inBritain = categorySuggester({
      ...{ rules: [], history: [] },
      choices: offeredEntries(templateFor('UK', 'contractor'), 'expense'),
    });
    expect(inBritain(row('GREGGS PLC 2381 ALTRINCHAM'))).toMatchObject({
      categoryId: 'food',
      confidence: 0.7,
    });
  });

  it('is no meal for whoever is paid by bank transfer: a kitchen is rented so, and coffee delivered', () => {
    expect(offered('Transfer to other Bank NetBank COOK COLLECTIVE kitchen rent')).toBe('rent');
    expect(offered('Transfer to other Bank NetBank FIVE SENSES COFFEE INV8811')).toBeUndefined();
    expect(offered('COOK COLLECTIVE KITCHEN FITZROY')).toBe('meals');
  });

  it('is the rides’ own category for a ride, where a list has one beside flights', () => {
    const inCanada = (text: string) =>
      categorySuggester({
        ...{ rules: [], history: [] },
        choices: offeredEntries(templateFor('Canada', 'consultant'), 'expense'),
      })(row(text));
    for (const text of ['UBER CANADA/UBERTRIP TORONTO', 'UBER HOLDINGS CANADA'])
      expect(inCanada(text)?.categoryId, text).toBe('taxis-and-ride-shares');
    expect(inCanada('VIA RAIL CANADA MONTREAL')?.categoryId).toBe('flights-and-hotels');
  });

  it('is as sure of a brand that was paid by online banking as by card', () => {
    const offer = (text: string) =>
      categorySuggester({
        ...{ rules: [], history: [] },
        choices: offeredEntries(templateFor('Canada', 'consultant'), 'expense'),
      })(row(text));
    for (const text of ['Online Banking payment - 5512 ROGERS WIRELESS', 'ROGERS WIRELESS'])
      expect(offer(text), text).toMatchObject({ categoryId: 'mobile-and-internet', confidence: SURE_MIN });
  });

  it('is nothing for a tax that the text doesn’t name, though an authority’s name has a word of a category', () => {
    expect(offered('BPAY TAX OFFICE PAYMENTS 75556')).toBeUndefined();
  });

  it('is the bank’s fee for what a card’s issuer calls its membership', () => {
    expect(offered('AMERICAN EXPRESS MEMBERSHIP FEE')).toBe('bank-fees');
    expect(offered('COSTCO MEMBERSHIP FEE')).not.toBe('bank-fees');
  });

  const inQuebec = (text: string, amount?: number, history: CategorySources['history'] = []) =>
    categorySuggester({ rules: [], history, choices: canadianChoices('freelancer') })(row(text, amount));

  it('is told by French words as by English ones', () => {
    expect(inQuebec('Virement Interac à /Comptabilité J Roy /')?.categoryId).toBe('tax-and-contract-help');
    expect(inQuebec('UNIVERSITE LAVAL QUEBEC QC')?.categoryId).toBe('courses-and-books');
    expect(inQuebec('Paiement préautorisé /LOYER BUREAU 205')?.categoryId).toBe('coworking-space');
    expect(inQuebec('PAPETERIE NOTA BENE MONTREAL QC')?.categoryId).toBe('office-supplies');
  });

  it('is offered by the names of who rents out tools, sells leads and writes software', () => {
    const plumber = (text: string) =>
      categorySuggester({
        ...{ rules: [], history: [] },
        choices: offeredEntries(templateFor('USA', 'plumber'), 'expense'),
      })(row(text));
    for (const [text, categoryId] of [
      ['SUNBELT RENTALS #373 COLUMBUS OH', 'drain-machine-and-camera-rental'],
      ['THUMBTACK ONLINE SERVICES', 'local-ads-and-directories'],
      ['DEEPL SE COLOGNE', 'software'],
    ] as const)
      expect(plumber(text), text).toMatchObject({ categoryId, confidence: 0.8 });
    expect(inQuebec('MONERIS FEES MSP')?.categoryId).toBe('payment-processing-fees');
    expect(inQuebec('MONERIS SETTLEMENT MSP', 310_000)).toMatchObject({
      categoryId: 'sales',
      confidence: 0.8,
    });
    expect(plumber('RIVER ROAD COFFEEHOUSE')).toMatchObject({ categoryId: 'meals', confidence: SURE_MIN });
  });

  it('is sure of a brand by the short form that cards print, and of a forecourt by its number', () => {
    expect(inQuebec('VZWRLSS*APOCC VISB 800-922-0204 FL')).toMatchObject({
      ...{ categoryId: 'phone-and-internet', confidence: SURE_MIN },
    });
    expect(inQuebec('BP#1312489DUKE AND SONS NEWARK OH')).toMatchObject({
      ...{ categoryId: 'motor-vehicle', confidence: SURE_MIN },
    });
    expect(inQuebec('BP DUKE AND SONS')?.confidence ?? 0).toBeLessThan(SURE_MIN);
  });

  it('is as sure of a product as of its name where an order’s number stands against it', () => {
    const ads = { ...row('GOOGLE *ADS3430516273 cc@google.com CA'), categoryId: 'other' };
    expect(inQuebec('GOOGLE *ADS9972550780 cc@google.com CA', -4600, [ads])).toMatchObject({
      ...{ categoryId: 'other', confidence: SURE_MIN },
    });
    const other = { ...ads, description: 'GOOGLE *YT3430516273' };
    expect(inQuebec('GOOGLE *YT9972550780', -4600, [other])?.confidence ?? 0).toBeLessThan(SURE_MIN);
  });

  it('is interest that the bank pays, also where interest was charged before', () => {
    const charged = { ...row('PURCHASE INTEREST CHARGE'), categoryId: 'interest' };
    expect(inQuebec('INTEREST PAYMENT', 520, [charged])).toMatchObject({
      ...{ categoryId: 'investment', confidence: SURE_MIN },
    });
  });

  it('is what all others were who sent money by hand, from three on, for a sum of their size, and never surely', () => {
    const sold = ['MEGAN RUDD', 'KENT ABBOTT', 'BOB STICKLE'].map((name) => ({
      ...row(`Zelle payment from ${name} x8k2`, 42_000),
      categoryId: 'sales',
    }));
    const next = 'Zelle payment from PRIYA NATARAJAN q1z7';
    expect(inQuebec(next, 50_000, sold)).toMatchObject({
      ...{ categoryId: 'sales', confidence: 0.8, reason: { code: 'as-payers', payers: 3 } },
    });
    expect(inQuebec(next, 500_000, sold)).toBeUndefined();
    expect(inQuebec(next, 50_000, sold.slice(1))).toBeUndefined();
    expect(inQuebec(next, -50_000, sold)).toBeUndefined();
    expect(inQuebec('ACH CREDIT PRIYA NATARAJAN', 50_000, sold)).toBeUndefined();
    const banked = sold.map((one) => ({
      ...one,
      description: one.description.replace('Zelle payment from', 'EFT'),
    }));
    expect(inQuebec('EFT GREEN SHIELD', 50_000, banked)).toMatchObject({
      categoryId: 'sales',
      confidence: 0.8,
    });
    expect(inQuebec(next, 50_000, banked)).toBeUndefined();
    const other = banked.map((one) => ({ ...one, categoryId: 'investment' }));
    expect(inQuebec('EFT GREEN SHIELD', 50_000, other)).toBeUndefined();
    const onCard = { ...row('EFT GREEN SHIELD', 50_000), isOnCard: true };
    const choices = canadianChoices('freelancer');
    expect(categorySuggester({ rules: [], history: banked, choices })(onCard)).toBeUndefined();
    const lent = { ...row('Zelle payment from D KOPP', 42_000), categoryId: 'owner' };
    expect(inQuebec(next, 50_000, [...sold, lent])).toBeUndefined();
  });
});
