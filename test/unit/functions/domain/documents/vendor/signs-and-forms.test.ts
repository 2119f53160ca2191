import { describe, expect, it } from 'vitest';
import { readFields } from '../../../../../../functions/domain/documents/read-fields.ts';
import { SURE_MIN } from '../../../../../../shared/sure.ts';
import { wordsOnPage } from '../../../../../support/words-on-page.ts';

const vendorOf = (...lines: string[]) => readFields([wordsOnPage(...lines)]).fields.vendor;

describe('who issued on the form of a state', () => {
  const total = 'VALOR TOTAL DO SERVIÇO = R$ 5.000,00';

  it('is named in the box of who sells, and neither the state nor who buys', () => {
    const bill = (seller: string, buyer: string) =>
      vendorOf(
        'PREFEITURA DO MUNICÍPIO DE LARCH',
        'NOTA FISCAL ELETRÔNICA DE SERVIÇOS',
        seller,
        'CPF/CNPJ: 11.882.244/0001-71',
        'Nome/Razão Social: QUILL CONSULTORIA LTDA',
        buyer,
        'Nome/Razão Social: PADARIA AMBER LTDA',
        total,
      )?.value;
    expect(bill('PRESTADOR DE SERVIÇOS', 'TOMADOR DE SERVIÇOS')).toBe('QUILL CONSULTORIA LTDA');
    expect(bill('Dados do transmitente', 'Dados do adquirente')).toBe('QUILL CONSULTORIA LTDA');
  });
});

describe('two blocks of addresses without labels', () => {
  const blocks = (number: string) =>
    vendorOf(
      'Larch Kayaks Ltd                        Quill & Amber',
      'Unit 4, Mill Estate                     Chartered Accountants',
      'Galway                                  18 Eyre Square',
      `                                        ${number}`,
      '26th January 2026                       Fee Note 118',
      'Fee   1,000.00',
      'VAT @ 23%   230.00',
      'Total   €1,230.00',
    );

  it('are told apart by the one tax number, which who bills has to print', () => {
    expect(blocks('VAT IE1188224T')?.value).toBe('Quill & Amber');
  });

  const pair = (...below: string[]) =>
    vendorOf(
      'Larch Foods Ltd                         Quill Bindery Ltd',
      '18 Orchard Way                          4 High Street',
      'Stroud                                  Nailsworth',
      ...below,
      'Invoice 118                             14/04/2026',
      'VAT 20%   90.00',
      'Total due   £540.00',
    );

  it('are told apart by the account to pay into, where it stands in one of them', () => {
    expect(pair('                                        IBAN GB33 BUKB 2020 1555')?.value).toBe(
      'Quill Bindery Ltd',
    );
  });

  it('are never sure where nothing says which of two companies bills', () => {
    expect(pair()?.confidence ?? 0).toBeLessThan(SURE_MIN);
  });

  it('are named in a foot without what the foot calls their office', () => {
    const foot = 'Registered Office: Attention: Quill Bindery Ltd, 27 Mortimer Street, London, W1T 3BL';
    expect(pair(foot)?.value).not.toMatch(/registered|attention/i);
  });
});

describe('a photographed sign', () => {
  /** A slip whose line of that row is printed larger. */
  const signed = (large: number, ...head: string[]) => {
    const page = wordsOnPage(...head, 'VAT NO 4090105588', 'Tea   36.99', 'TOTAL   36.99');
    const from = head.slice(0, large).join(' ').split(' ').filter(Boolean).length;
    const to = from + (head[large]?.split(' ').length ?? 0);
    const words = page.words.map((word, at) => {
      const [x, y, width, height] = word.box;
      const isSign = at >= from && at < to;
      return { ...word, confidence: 0.96, box: [x, y, width, isSign ? height * 2.2 : height] as const };
    });
    return readFields([{ ...page, words } as typeof page]).fields.vendor;
  };
  const slip = (...head: string[]) => signed(0, ...head);

  it('is one name in two lines where the roll is too narrow for both, and never sure', () => {
    const page = wordsOnPage('PHARMACY SAINT', 'MARK', '18 Mill Street', 'Tea   36.99', 'TOTAL   36.99');
    const words = page.words.map((word, at) => {
      const [x, y, width, height] = word.box;
      const box = at < 3 ? [x * 2, y * 1.4, width * 2.2, height * 1.6] : [x, y + 0.1, width, height];
      return { ...word, confidence: 0.96, box };
    });
    const vendor = readFields([{ ...page, words } as typeof page]).fields.vendor;
    expect(vendor?.value).toBe('PHARMACY SAINT MARK');
    expect(vendor?.confidence ?? 1).toBeLessThan(SURE_MIN);
  });

  it('is the name below a slogan in usual letters', () => {
    expect(signed(1, 'Always Fresh', 'Quillby Amber', '18 Mill Street')?.value).toBe('Quillby Amber');
  });

  it('is not named by the line that goes on with it', () => {
    expect(slip('LARCH TOWING', '& Salvage Ltd', '18 Mill Street')?.value).not.toBe('Salvage Ltd');
  });

  it('is the name, and the centre below it the place', () => {
    expect(slip('Larch n Quill', 'GARDENS CENTRE')?.value).not.toBe('GARDENS CENTRE');
  });

  it('is to be checked where it begins with a figure, which may be a letter', () => {
    expect(slip('2 LARCH', 'TAX INVOICE')?.confidence ?? 0).toBeLessThan(SURE_MIN);
  });
});

it('names a company without the legal form that a dash parts from it', () => {
  const foot = 'Larch Mobile - SAS au capital de 365.138.779 € - RCS PARIS 499 247 138';
  expect(vendorOf('Facture', 'Total TTC   19,99', foot)?.value).toBe('Larch Mobile');
});

it('names a person’s shop without the blank that recognition left behind its apostrophe', () => {
  expect(vendorOf("O' Larchy Auto Parts", '18 Mill Street', 'TOTAL   $4.00')?.value).toBe(
    "O'Larchy Auto Parts",
  );
});
