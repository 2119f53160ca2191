import { describe, expect, it } from 'vitest';
import { readFields } from '../../../../../../functions/domain/documents/read-fields.ts';
import {
  cleanName,
  endOfLegalForm,
  hasLegalForm,
} from '../../../../../../functions/domain/documents/vendor/vendor-name.ts';
import { vendorCandidates } from '../../../../../../functions/domain/documents/vendor/vendor-cues.ts';
import { refusals } from '../../../../../../functions/domain/documents/vendor/vendor-words.ts';
import { textLines } from '../../../../../../functions/domain/text/text-line.ts';
import { SURE_MIN } from '../../../../../../shared/sure.ts';
import { wordsOnPage } from '../../../../../support/words-on-page.ts';

const vendorOf = (...lines: string[]) => readFields([wordsOnPage(...lines)]).fields.vendor?.value;
const namesOn = (...lines: string[]) =>
  vendorCandidates(textLines([wordsOnPage(...lines)])).map(({ name }) => name);

describe('where an issuer’s name ends', () => {
  it('is before the town that stands in brackets behind it', () => {
    expect(cleanName('Fern & Larch Studio (Guelph, ON)')).toBe('Fern & Larch Studio');
    expect(cleanName('Larch Studio (Saint-Jérôme, QC)')).toBe('Larch Studio');
    expect(cleanName('Larch Studio (East Mall)')).toBe('Larch Studio (East Mall)');
  });

  it.each(['S.A.U.', 'S.L.U.', 'S.L.P.', 'S.A.S.U.', 'S.A.R.L.'])(
    'is behind the whole legal form: %s',
    (form) => {
      expect(namesOn(`Larch Energía, ${form} CIF A-81948077. Domicilio social: C/ Ribera 60`)).toContain(
        `Larch Energía, ${form}`,
      );
      expect(endOfLegalForm(`Larch Energía, ${form} CIF`)).toBe(`Larch Energía, ${form}`.length);
    },
  );

  it('is before the point of a sentence, but for a form that is written with points', () => {
    expect(cleanName('Shannon Larch DAC.')).toBe('Shannon Larch DAC');
    expect(cleanName('Larch Medien GmbH.')).toBe('Larch Medien GmbH');
    for (const name of ['Larch Tools Inc.', 'Larch Tools Ltd.', 'Talleres Larch S.L.', 'Larch Farm.'])
      expect(cleanName(name)).toBe(name);
    expect(cleanName("MARLOW'S.")).toBe("MARLOW'S");
    expect(cleanName('Quayside Noodles.')).toBe('Quayside Noodles');
    for (const name of ['Marlow Bros.', 'Larch Props.', 'Eat well. Live longer.'])
      expect(cleanName(name)).toBe(name);
  });

  it('is before the number of the company and what else follows it', () => {
    expect(cleanName('LIM BAKERY S/B 204611-K (KL2)')).toBe('LIM BAKERY S/B');
    expect(cleanName('Larch Tools Ltd 04419921 Branch 2')).toBe('Larch Tools Ltd');
    expect(cleanName('Larch Tools Ltd 2 Mill Road')).toBe('Larch Tools Ltd 2 Mill Road');
  });

  it('is before a shop’s number, and behind what claims a page’s rights', () => {
    expect(cleanName('Larch Subs#39120-0 Phone')).toBe('Larch Subs');
    expect(cleanName('LARCH NOODLES # ~017')).toBe('LARCH NOODLES');
    expect(cleanName('Larch Roofing, Inc. CCB #192044')).toContain('Larch Roofing, Inc.');
    expect(cleanName('© 2024-2026 Larch Tools, Inc')).toBe('Larch Tools, Inc');
    expect(cleanName('Copyright 2026 Larch Tools')).toBe('Larch Tools');
  });

  it('is no town of Alberta, whose letters are a form in Sweden', () => {
    expect(hasLegalForm('Harbour Mall, Red Deer, AB')).toBe(false);
    expect(hasLegalForm('120 4 Avenue, Red Deer AB T4N 1A7')).toBe(false);
    expect(hasLegalForm('Snickeri Lärk AB')).toBe(true);
    const vendor = vendorOf(
      'Harbour Fries.',
      'Harbour Mall, Red Deer, AB',
      '1 Fries   $4.25',
      'Total   $4.25',
    );
    expect(vendor).toBe('Harbour Fries');
  });

  it('is behind the number of the plan that owners of flats are called by', () => {
    expect(cleanName('Strata Plan 44188')).toBe('Strata Plan 44188');
    expect(cleanName('Owners Corporation No. 441882')).toBe('Owners Corporation No. 441882');
    expect(cleanName('Larch Trading 441882')).toBe('Larch Trading');
  });

  it('is before the address of whom checks are made payable to', () => {
    const line = 'Make checks payable to Larch Electric Cooperative, PO Box 112, Lenoir NC 28645';
    expect(namesOn('Bill Date   10/05/2026', line)).toContain('Larch Electric Cooperative');
  });

  it('is that of the company of the foot, which lacks the article of its sign', () => {
    const foot = 'Larch Tannery Workspaces LLP, registered in England and Wales OC441882';
    const rows = ['Invoice RENT-418', 'Invoice date 24 June 2026', 'Total GBP   1,860.00', foot];
    expect(vendorOf('THE LARCH TANNERY', 'Kendal LA9 4PH', ...rows)).toBe('Larch Tannery Workspaces LLP');
  });

  it('is no heading of a payslip’s columns', () => {
    const slip = [
      'Employer   Employee   Pay Date',
      'Larch Joinery Ltd   Mr D Kowalski   30/10/2026',
      'NI No: JK448821C   Tax code 1257L',
      'Payments   Amount   Deductions   Amount',
      'Basic   2400.00   PAYE Tax   270.40',
      'Gross Pay 2400.00   Total Deductions 270.40   NET PAY £2,129.60',
    ];
    expect(vendorOf(...slip)).toBe('Larch Joinery Ltd');
  });

  it('is no title of a rental, nor the heading of a company’s field', () => {
    const rental = ['Larchtree Car & Van Rental   RENTAL AGREEMENT RA 441882', 'College Park GA 30349'];
    expect(vendorOf(...rental, 'TOTAL CHARGES   238.76')).toBe('Larchtree Car & Van Rental');
    const slip = ['Company   Check Date: 05/22/2026', 'Larch Movers LLC   Check #: DD 4418'];
    expect(vendorOf(...slip, 'Gross Pay   1,332.00', 'Medicare   19.31', 'Net Pay   $1,043.77')).toBe(
      'Larch Movers LLC',
    );
  });

  it('is before the title that stands beside it', () => {
    expect(cleanName('LARCH PLUMBING & HEATING WORK INVOICE')).toBe('LARCH PLUMBING & HEATING');
    expect(cleanName('NorthLarch Rail Booking receipt')).toBe('NorthLarch Rail');
    expect(cleanName('Larch Auto Repair Invoice')).toBe('Larch Auto Repair');
  });

  it.each(['WAREHOUSE #118 - BARRIE', 'Location # 44', 'Restaurant #2204'])(
    'is above the number of its branch: %s',
    (branch) => {
      expect(refusals(branch)).toContain('branch');
    },
  );

  it('is the marketplace’s where it charges its seller fees', () => {
    const rows = [
      'Seller: FernAndFlint   Invoice no. HM-118204',
      'Listing fees   £4.80',
      'Total fees   £4.80',
    ];
    const foot = 'Larchmade Ireland UC, 66 Great Strand Street, Dublin 1. VAT no. GB 411 8820 41';
    expect(vendorOf('Larchmade', 'VAT invoice – seller fees', ...rows, foot)).toBe('Larchmade');
  });

  it('is not sure where a label stands before it', () => {
    const foot = 'Bank: Larchcombe Bespoke Kitchens Ltd, 20-44-18, 11820441. VAT no 441 1882 04';
    const { vendor } = readFields([
      wordsOnPage('28 January 2026', 'Deposit now due   £1,200.00', foot),
    ]).fields;
    expect(vendor?.value).toBe('Bank: Larchcombe Bespoke Kitchens Ltd');
    expect(vendor?.confidence).toBeLessThan(SURE_MIN);
  });

  it('is before its label where the head names what it begins with', () => {
    const foot = 'Paying by BACS: Larchcombe Bespoke Kitchens Ltd, 20-44-18. VAT no 441 1882 04';
    expect(namesOn('Larchcombe Bespoke', '28 January 2026', foot)).toContain(
      'Larchcombe Bespoke Kitchens Ltd',
    );
  });

  it('is no title of a workshop’s order', () => {
    const head = ["Larchy's Marine   WORK ORDER", 'Hwy 35, Minden, Ontario K0M 2K0   WO 44188'];
    expect(vendorOf(...head, 'May 21, 2026', 'Total   791.00')).toBe("Larchy's Marine");
  });

  it('is before the day on which it was paid', () => {
    expect(namesOn('You paid $650.00 to Rusty Larch Sign Co on 09/17/2026.')).toContain(
      'Rusty Larch Sign Co',
    );
    expect(namesOn('You paid $650.00 to Rusty Larch Sign Co.')).toContain('Rusty Larch Sign Co');
  });
});
