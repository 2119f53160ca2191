import { describe, expect, it } from 'vitest';
import { readFields } from '../../../../../../functions/domain/documents/read-fields.ts';
import { SURE_MIN } from '../../../../../../shared/sure.ts';
import { wordsOnPage } from '../../../../../support/words-on-page.ts';

const mail = (...lines: string[]) =>
  readFields([{ ...wordsOnPage('From: Larch Tea <tea@larch.com>', 'Subject: Receipt', ...lines), part: 0 }]);
const wanted = ['Merino Sweater   $89.00', 'Running Shoes   $129.95'];

describe('the total of a mail', () => {
  it('is none of the goods recommended below what was bought', () => {
    for (const heading of ['You might also like', 'Recommended for you', 'Das könnte dir auch gefallen']) {
      const { total } = mail('Donation amount   $25.00', 'Thank you!', heading, ...wanted).fields;
      expect(total?.value, heading).toBe(2500);
    }
  });

  it('is that of goods that were bought below such a heading', () => {
    const { total } = mail('Save $5.00 today', 'New arrivals', ...wanted, 'Total   $218.95').fields;
    expect(total?.value).toBe(21_895);
  });

  it('is what was paid where no other sum is called a total', () => {
    const { total } = mail(
      'Sencha   3   $31.50   $94.50',
      'Ink   3   $38.99   $116.97',
      'Subtotal   $211.47',
      'Gift card   -$25.00',
      'Amount paid   $186.47',
    ).fields;
    expect(total?.value).toBe(18_647);
    expect(total?.confidence).toBeGreaterThan(SURE_MIN);
  });

  it('is not what was paid of a larger one, nor what was handed over', () => {
    expect(mail('Total   $300.00', 'Amount paid   $100.00', 'Balance   $200.00').fields.total?.value).toBe(
      30_000,
    );
    expect(mail('Tea   $12.40', 'Amount paid   $20.00', 'Change   $7.60').fields.total?.value).toBe(1240);
  });

  it('is what a discount leaves of a price that is printed several times', () => {
    const plan = ['$99.00 paid', 'Starter plan   1   $99.00   $99.00', 'Items   $99.00'];
    expect(mail(...plan, 'Promo code SPRING   -$14.85', 'Total paid   $84.15').fields.total?.value).toBe(
      8415,
    );
  });

  it('is that of goods below such a heading where its name stands in a line above it', () => {
    for (const name of ['TOTAL', 'Amount due']) {
      const { total } = mail('Coffee   $4.50', 'BEST SELLERS', 'Muffin   $3.00', name, '$7.50').fields;
      expect(total?.value, name).toBe(750);
    }
  });

  it('is that of goods below such a heading that add up to it, whatever it is called', () => {
    const goods = ['Saw   $30.00', 'Hammer   $20.00', 'You pay', '$60.00'];
    expect(mail('Deposit   $10.00', 'Selected items', ...goods).fields.total?.value).toBe(6000);
  });

  it('is not surely what was paid of a price of which a part is left', () => {
    const parts = [
      ['Room   $400.00', 'Amount paid   $100.00', 'Remaining   $300.00'],
      ['Room   $400.00', 'Deposit paid   $100.00', 'Charged   $100.00', 'Due at check-in   $300.00'],
    ];
    for (const lines of parts) {
      const { total } = mail(...lines).fields;
      expect(total?.value === 10_000 && total.confidence >= SURE_MIN, lines.join()).toBe(false);
    }
  });

  it('is not what a gift card has left that paid it', () => {
    expect(mail('Tea   $4.00', 'Gift card   $4.00', 'BAL   $46.00').fields.total?.value).toBe(400);
  });
});
