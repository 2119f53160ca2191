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

describe('a photographed sign', () => {
  const slip = (...head: string[]) => {
    const page = wordsOnPage(...head, 'VAT NO 4090105588', 'Tea   36.99', 'TOTAL   36.99');
    const words = page.words.map((word, at) => {
      const [x, y, width, height] = word.box;
      const isSign = at < (head[0]?.split(' ').length ?? 0);
      return { ...word, confidence: 0.96, box: [x, y, width, isSign ? height * 2.2 : height] as const };
    });
    return readFields([{ ...page, words } as typeof page]).fields.vendor;
  };

  it('is the name, and the centre below it the place', () => {
    expect(slip('Larch n Quill', 'GARDENS CENTRE')?.value).not.toBe('GARDENS CENTRE');
  });

  it('is to be checked where it begins with a figure, which may be a letter', () => {
    expect(slip('2 LARCH', 'TAX INVOICE')?.confidence ?? 0).toBeLessThan(SURE_MIN);
  });
});
