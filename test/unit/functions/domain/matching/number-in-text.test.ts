import { describe, expect, it } from 'vitest';
import { numberInText } from '../../../../../functions/domain/matching/number-in-text.ts';

describe("a document's number in a bank's text", () => {
  it.each([
    ['FPI ORMOND DENTAL LTD INV-1043 RP4679960118392000', 'INV-1043'],
    ['e-Transfer received ELLERBY DENTAL CLINIC 1003', 'INV-1003'],
    ['ACH CREDIT INVOICE 1007 TRACE#:482', 'INV-1007'],
    ['Direct Credit 301500 WATTLE INV1003', 'INV-1003'],
    ['WIRE IN REF 2025-014', '2025-014'],
    ['VIREMENT FACTURE 014 DUBOIS', 'F-2025-014'],
    ['DD HISCOX A1L140765GBR', 'A1L-140765'],
    ['TRANSFER TO TESS NGUYEN INV 22', '22'],
  ])('is found in %s', (text, number) => {
    expect(numberInText(text, number)).toBe('its');
  });

  it.each([
    ['within a longer reference', 'FPI VISTULA DESIGN RP4679104311839200', 'INV-1043'],
    ['a year', 'SUBSCRIPTION 2025 NOTION', 'INV-2025'],
    ['digits without a word before them', 'TIM HORTONS 22 BARRIE ON', '22'],
    ['no digits', 'PAYMENT PENDING', 'PENDING'],
    ['nothing alike', 'TELSTRA', 'INV-1043'],
  ])('is not %s', (_, text, number) => {
    expect(numberInText(text, number)).toBeUndefined();
  });

  it('is told from the number of another document', () => {
    expect(numberInText('FPI ORMOND DENTAL LTD INV 1044', 'INV-1043')).toBe('other');
    expect(numberInText('FPI ORMOND DENTAL LTD INV 1044 INV 1043', 'INV-1043')).toBe('its');
    expect(numberInText('DD POWER REF 77120034', 'INV-1043')).toBeUndefined();
  });
});
