import { describe, expect, it } from 'vitest';
import { vendorCandidates } from '../../../../../../functions/domain/documents/vendor/vendor-cues.ts';
import { readFields } from '../../../../../../functions/domain/documents/read-fields.ts';
import { textLines } from '../../../../../../functions/domain/text/text-line.ts';
import { SURE_MIN } from '../../../../../../shared/sure.ts';
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

describe('a customer whose address begins the page', () => {
  const address = ['3 Fore Street', 'Topsham', 'EX3 0HF', '', '5 August 2026', 'Workshop   2,300.00'];
  const sums = ['VAT @ 20%   460.00', 'Total payable   2,760.00', ''];
  const foot = 'Harrow & Wren Ltd. Registered in England 12881920. 9 Dean Yard, Exeter EX1 1HP';

  it.each(['Accounts Payable', 'Attn: Jo Field', 'FAO Jo Field', 'Rechnungseingang'])(
    'is told by who opens its post: %s',
    (post) => {
      expect(vendorOf('Tidal Coffee Ltd', post, ...address, ...sums, foot)).toBe('Harrow & Wren Ltd.');
    },
  );
});

describe('an issuer who is named below the sums alone', () => {
  const customer = ['Larch & Birch Studio', '220 Queen Street', 'Gisborne 4010', ''];
  const facts = ['Issued 19/08/2026', 'No INV-212', 'Terms: 14 days', ''];
  const page = ['Invoice', ...facts, ...customer, 'Labour   800.00', 'Total   $800.00', '', ''];

  it.each([
    ['an account to pay into', 'Payment by transfer to', 'Saltmarsh Marine', '14 Mill Lane, Wellington 6011'],
    [
      'their address and telephone',
      'Saltmarsh Marine',
      'Unit 5, 40 Mill Lane',
      'Wellington 6011',
      '06 555 0144',
    ],
    ['their address and website', 'Saltmarsh Marine', '14 Mill Lane', 'Wellington 6011', 'saltmarsh.com'],
    [
      'their tax number',
      'Saltmarsh Marine',
      '14 Mill Lane',
      'Wellington 6011',
      '06 555',
      'GST No 88-112-471',
    ],
  ])('is told by %s', (_what, ...block) => {
    expect(vendorOf(...page, ...block)).toBe('Saltmarsh Marine');
  });

  it('is not the bank that keeps their account, nor the town before its province', () => {
    const paid = ['PAY TO:', 'Blue Larch Bank', 'Account Name: Juniper Hale', 'Account No.: 0118 8229'];
    expect(vendorOf('INVOICE', 'Olive & Oak', ...page, ...paid)).not.toContain('Bank');
    const block = ['Saltmarsh Marine', '14 Mill Lane', 'Halifax, NS B3J 1S9', 'GST 78714 4288 RT0001'];
    const names = vendorCandidates(textLines([wordsOnPage(...block)])).map(({ name }) => name);
    expect(names).toContain('Saltmarsh Marine');
    expect(names).not.toContain('Halifax');
  });
});

describe('a form whose blocks name their line of the name', () => {
  const block = (heading: string, name: string) => [heading, `Nome   ${name}`, 'NIF   233445566'];
  const sums = ['Valor base   500,00 €', 'IVA 23%   115,00 €', 'Total   615,00 €'];

  it('names the issuer under the issuer’s heading, and never the office whose form it is', () => {
    const issuer = block('Dados do transmitente dos bens ou prestador de serviços', 'Inês Tavares');
    const customer = block('Dados do adquirente dos bens ou serviços', 'Moreira, Lda');
    const form = 'AT autoridade tributária e aduaneira   Fatura-Recibo 44';
    expect(vendorOf(form, ...issuer, ...customer, ...sums)).toBe('Inês Tavares');
    expect(vendorOf(form, ...customer, ...issuer, ...sums)).toBe('Inês Tavares');
  });
});

describe('a customer’s legal form', () => {
  it('does not make an issuer of it beside somebody with a number of their own', () => {
    const head = [
      'Lucía Ferrer Ibáñez            Cliente:',
      'NIF 44556677P                  Montaraz Editorial S.L.',
      'C/ Colón 31                    CIF B98765432',
    ];
    expect(vendorOf('FACTURA', ...head, 'Fecha 15/11/2026', 'Total   1.060,00 €')).toBe(
      'Lucía Ferrer Ibáñez',
    );
  });
});

describe('who was paid', () => {
  it('stands beside its label on a receipt whose sign is but a picture', () => {
    const rows = ['25 November 2026', 'Paid to   Inkwell Fonts', 'Plan   Designer', 'VAT (20%)   £3.60'];
    expect(vendorOf('Payment receipt', ...rows, 'Total   £21.60')).toBe('Inkwell Fonts');
  });

  it('is who received the money, where the paper says whom it came from', () => {
    const slip = ['Received from: Dana Whitfield', 'Amount: $75.00', 'For: Notary signing', 'Paid by: Zelle'];
    expect(vendorOf('RECEIPT No. 447', ...slip, 'Received by: Lila Torres Mobile Notary')).toBe(
      'Lila Torres Mobile Notary',
    );
  });

  it('is not who received the goods', () => {
    const till = ['Larch Tools', '118 Main St, Erie PA 16501', 'Drill   75.00', 'Total   $75.00'];
    expect(vendorOf(...till, 'Received by: Sam Whitfield')).toBe('Larch Tools');
  });

  it('is more than the trade that heads the sign in letters of its own', () => {
    const office = ['STEUERKANZLEI', 'VOGT & PARTNER mbB', 'Schillerplatz 1 · 99084 Erfurt'];
    const sums = ['19 % Umsatzsteuer   104,50', 'Rechnungsbetrag   654,50 €'];
    expect(vendorOf(...office, ...sums)).toMatch(/VOGT & PARTNER mbB$/);
  });
});

it('shows nobody as sure across from another name where nothing but the facts stands between them', () => {
  const { vendor } = readFields([
    wordsOnPage(
      ...['Harbour Joinery   Invoice Date   Tran Foods Ltd', '4 Quay Road   1 Mar 2026   8 Mill Lane'],
      ...['Leith EH6 6JH   Invoice Number   York YO1 7HH', '   INV-0042', 'Description   Amount'],
      ...['Oak table   500.00', 'VAT 20%   100.00', 'TOTAL GBP   600.00'],
    ),
  ]).fields;
  expect(vendor?.confidence).toBeLessThan(SURE_MIN);
});

describe('a receipt for rent', () => {
  it('is the landlord’s, whose label stands before the name', () => {
    const rows = ['Bailleur : SCI Les Tilleuls, 3 place Viarme, 44000 Nantes', 'Locataire : Camille Roussel'];
    expect(vendorOf('QUITTANCE DE LOYER', 'Novembre 2026', ...rows, 'Total reçu   740,00 €')).toBe(
      'SCI Les Tilleuls',
    );
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
