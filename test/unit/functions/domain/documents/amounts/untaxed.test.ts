import { expect, it } from 'vitest';
import { readFields } from '../../../../../../functions/domain/documents/read-fields.ts';
import { wordsOnPage } from '../../../../../support/words-on-page.ts';

const taxesOf = (...lines: string[]) =>
  readFields([wordsOnPage(...lines)]).taxes.map(({ kind, rate, amount }) => [kind, rate, amount]);
const bill = (...lines: string[]) =>
  taxesOf('Byrne Joinery', 'INVOICE 102', 'Second fix carpentry   5,000.00', 'Total   €5,000.00', ...lines);

it.each([
  'VAT on this supply to be accounted for by the Principal Contractor.',
  'Reverse charge: VAT to be accounted for by the recipient',
  'VAT reverse-charged',
  'No VAT charged - reverse charge',
  'Customer to account to HMRC for the reverse charge output tax',
  'Steuerschuldnerschaft des Leistungsempfängers',
  'Autoliquidation de la TVA',
  'BTW verlegd',
  'Inversión del sujeto pasivo',
  'VAT exempt intra-Community supply',
  'Steuerfreie innergemeinschaftliche Lieferung',
])('is a tax of nothing that “%s”', (said) => {
  expect(bill(said)).toEqual([['VAT', null, 0]]);
});

it.each([
  'If you are a business in the EU, reverse charge applies.',
  'Reverse charge: No',
  'Not subject to the reverse charge',
  'Reverse charge may apply to business customers',
  'End user: the domestic reverse charge does not apply',
  'Reverse charge is not applicable',
  "Reverse charge doesn't apply",
  'Tax payable on reverse charge basis: No',
  'Subject to reverse charge (Y/N): N',
  'Exempt from reverse charge',
  'Reverse charge: nil',
  'Charger with reverse polarity protection',
  'Thank you for your business',
  'These are our terms of business and of payment, in which goods and services that are supplied across borders are under reverse charge of tax',
])('is none that “%s”', (said) => {
  expect(bill(said)).toEqual([]);
});

it('is none on another page than the total', () => {
  const pages = [
    wordsOnPage('Byrne Joinery', 'INVOICE 102', 'Second fix carpentry   5,000.00', 'Total   €5,000.00'),
    { ...wordsOnPage('Terms', 'Supplies under reverse charge'), page: 2 },
  ];
  expect(readFields(pages).taxes).toEqual([]);
});

it('says nothing beside a tax that is charged', () => {
  const lines = [
    'Subtotal   €5,000.00',
    'VAT 23%   €1,150.00',
    'Total   €6,150.00',
    'Reverse charge applies to exports',
  ];
  expect(taxesOf('Byrne Joinery', 'INVOICE 102', ...lines)).toEqual([['VAT', 23, 115_000]]);
});
