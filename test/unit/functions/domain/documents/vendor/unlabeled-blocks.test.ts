import { describe, expect, it } from 'vitest';
import { readFields } from '../../../../../../functions/domain/documents/read-fields.ts';
import { wordsOnPage } from '../../../../../support/words-on-page.ts';

const vendorOf = (...lines: string[]) => readFields([wordsOnPage(...lines)]).fields.vendor?.value;

/** Customer, facts and issuer beside each other, as accounting programs print them without a label. */
const beside = (fact: string) => [
  'TAX INVOICE',
  `Harbourline Creative Pty Ltd   ${fact}   Kelly & Sons Carpentry`,
  '2 Bank Lane                    17 Nov 2026    11 Marine Tce',
  'FREMANTLE WA 6160              INV-0316       GERALDTON WA 6530',
  '',
  'Decking   1,800.00',
  'GST 10%   180.00',
  'Total   1,980.00',
];

describe('customer and issuer beside each other without a label', () => {
  it('are told by the facts that stand between them', () => {
    expect(vendorOf(...beside('Invoice Date'))).toBe('Kelly & Sons Carpentry');
  });

  it('stay open where something else stands between', () => {
    expect(vendorOf(...beside('Decking works'))).toBe('Harbourline Creative Pty Ltd');
  });
});

describe('the heading of a ticket', () => {
  it.each(['PAY & DISPLAY', 'PAY AND DISPLAY', 'PARKING TICKET', 'Parkschein', 'Parkeerticket'])(
    'is not who issued it: %s',
    (title) => {
      expect(vendorOf(title, 'Lewes District Council', '12 OCT 2026', 'Fee Paid   £4.60')).toBe(
        'Lewes District Council',
      );
    },
  );
});
