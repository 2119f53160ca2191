import { describe, expect, it } from 'vitest';
import { readFields } from '../../../../../../functions/domain/documents/read-fields.ts';
import { isSameNumber } from '../../../../../../functions/domain/documents/vendor/own-number.ts';
import { wordsOnPage } from '../../../../../support/words-on-page.ts';

const OWN = '51824753556';
const sums = ['Description   Amount', 'Switchboard upgrade   600.00', 'GST   60.00', 'Total   $660.00'];
const read = (...lines: string[]) =>
  readFields([wordsOnPage(...lines)], { names: ['Mia Tran'], taxNumber: OWN, currency: 'AUD' });
const head = ['Wattle Electrical Pty Ltd', '12 Banksia Street', 'Fremantle WA 6160'];
const number = 'ABN: 51 824 753 556';
const invoice = ['Tax Invoice', 'Invoice number: 1041', 'Invoice date: 3 March 2025'];

describe('a registration that proves who issued a document', () => {
  it('is the own one under the issuer’s name, with somebody else named as the customer', () => {
    const reading = read(...head, number, ...invoice, 'Bill to: Ormond Dental Pty Ltd', ...sums);
    expect(reading.isIssued).toBe(true);
    expect(reading.fields).toMatchObject({
      vendor: { value: 'Wattle Electrical Pty Ltd' },
      customer: { value: 'Ormond Dental Pty Ltd' },
    });
  });

  it('is the own one below all amounts', () => {
    const reading = read(...head, ...invoice, 'Bill to: Ormond Dental Pty Ltd', ...sums, number);
    expect(reading.isIssued).toBe(true);
  });

  it('is none that stands with the customer, by its label or under their name', () => {
    const supplier = ['Bright Lamps Pty Ltd', '8 Marine Parade', 'Cottesloe WA 6011'];
    const us = ['Wattle Electrical Pty Ltd', '12 Banksia Street', 'Fremantle WA 6160'];
    for (const papers of [
      [...supplier, ...invoice, 'Bill to:', ...us, number, ...sums],
      [...supplier, ...invoice, 'Bill to: Wattle Electrical Pty Ltd', number, ...sums],
      [...supplier, ...invoice, ...us, number, ...sums],
      [...supplier, ...invoice, 'Bill to: Wattle Electrical Pty Ltd', ...sums, `Customer ${number}`],
      [...supplier, ...invoice, 'Bill to: Wattle Electrical Pty Ltd', ...sums, `Your ${number}`],
      [...supplier, ...invoice, ...sums, 'Customer', 'Wattle Electrical Pty Ltd', number],
      ['Invoice', ...us, number, ...invoice, ...sums],
    ])
      expect(read(...papers).isIssued, papers.join('\n')).toBeUndefined();
  });

  it('is none beside another registration: either may be the issuer’s', () => {
    const both = [
      ...head,
      number,
      ...invoice,
      'Bill to: Ormond Dental Pty Ltd',
      ...sums,
      'ABN: 53 004 085 616',
    ];
    expect(read(...both).isIssued).toBeUndefined();
    const theirs = read(...head, 'ABN: 53 004 085 616', ...invoice, 'Bill to: Mr Mia', ...sums);
    expect(theirs.isIssued).toBeUndefined();
  });

  it('is none where no tax is charged: a tax office prints the number of whom it writes to', () => {
    const letter = ['Australian Taxation Office', number, 'Invoice', 'Wattle Electrical Pty Ltd'];
    expect(read(...letter, 'Amount due   $660.00').isIssued).toBeUndefined();
    const untaxed = ['Description   Amount', 'Garden work   600.00', 'Total   $600.00', number];
    expect(read(...head, ...invoice, ...untaxed).isIssued).toBeUndefined();
  });

  it('is the same however it is written', () => {
    expect(isSameNumber('GB 980 7806 84', '980780684')).toBe(true);
    expect(isSameNumber('123456782RT0001', '123 456 782 RT0001')).toBe(true);
    expect(isSameNumber('123456782', '123456782RT0001')).toBe(true);
    expect(isSameNumber('IE6433435OA', '6433435OA')).toBe(true);
    expect(isSameNumber('980780684', '980780685')).toBe(false);
  });
});
