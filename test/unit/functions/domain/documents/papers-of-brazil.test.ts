import { describe, expect, it } from 'vitest';
import { readFields } from '../../../../../functions/domain/documents/read-fields.ts';
import { SURE_MIN } from '../../../../../shared/sure.ts';
import { wordsOnPage } from '../../../../support/words-on-page.ts';

const onPhoto = (...lines: string[]) => readFields([wordsOnPage(...lines)]);

/** A page that states its words itself, as PDFs do. */
function onPrint(...lines: string[]) {
  const page = wordsOnPage(...lines);
  return readFields([{ ...page, words: page.words.map((word) => ({ ...word, confidence: 1 })) }]);
}

const sale = [
  '001 ETANOL COMUM 31,210 L X 3,670   114,54',
  'TOTAL R$   114,54',
  'Cartao de Debito   114,54',
  '26/01/2025 - 12:01:27',
];

describe('who issued a till’s paper', () => {
  it('is no program that emits it, though it prints its name at the head', () => {
    const { vendor } = onPhoto(
      'Pinha',
      'AUTO POSTO DOS LARICES LTDA',
      'RUA DAS FLORES, 2570',
      'CNPJ 12.345.678/0001-95',
      ...sale,
      'Documento emitido por Pinha Posto',
      'Pinha',
      'www.pinha.com.br/posto',
    ).fields;
    expect(vendor?.value).toBe('AUTO POSTO DOS LARICES LTDA');
  });

  it('is not who served, named by one word behind the label', () => {
    const { vendor } = onPhoto(
      'CNPJ: 12.345.678/0001-95 BAZAR LARICES LTDA',
      'Avenida das Flores, 7500 Canoas-RS',
      ...sale,
      'Vendedor: LOJA',
    ).fields;
    expect(vendor?.value).toBe('BAZAR LARICES LTDA');
  });

  it('is no kind of shop by itself where the sign goes on below it', () => {
    const { vendor } = onPhoto(
      'AUTO POSTO',
      'LARICES',
      'LRC COMERCIO DE COMBUSTIVEIS LTDA',
      'RUA DAS FLORES, 3545',
      ...sale,
    ).fields;
    expect(vendor?.value).not.toBe('AUTO POSTO');
  });

  it('is no street, and no name of the file that a viewer shows', () => {
    const { vendor } = onPrint(
      'NF.pdf   - + 90%',
      'LARICES CENTRO',
      'CNPJ: 12.345.678/0001-95 PINHA RESTAURANTE LTDA',
      'RUA SANTOS PINHO, 2555 ZONA 01 - MARINGA - PR',
      ...sale,
    ).fields;
    expect(['LARICES CENTRO', 'PINHA RESTAURANTE LTDA']).toContain(vendor?.value);
  });

  it('is named in the slip that whoever takes the goods signs', () => {
    const { vendor } = onPrint(
      'Recebemos de Pinha e Larices Ltda os produtos constantes da Nota Fiscal indicada abaixo.   NF-e',
      'DATA DE RECEBIMENTO   ASSINATURA DO RECEBEDOR   No 000.111.021',
      '',
      'IDENTIFICACAO DO EMITENTE   DANFE',
      '2445',
      'DESTINATARIO',
      'INSTITUTO DOS CEDROS',
      'VALOR TOTAL DA NOTA',
      '8.259,98',
    ).fields;
    expect(vendor?.value).toBe('Pinha e Larices Ltda');
  });
});

describe('the day of a paper', () => {
  it('is not the one on which it was printed from a browser', () => {
    const page = ['17/03/2025, 10:31   Cupom', 'LARICES LTDA', ...sale];
    expect(onPrint(...page, 'https://larices.com.br/nota   1/1').fields.date?.value).toBe('2025-01-26');
  });

  it('is no version of the till’s program', () => {
    const { date } = onPhoto('LARICES LTDA', 'ECF-IF VERSAO:01.02.01 ECF:004', ...sale).fields;
    expect(date?.value).toBe('2025-01-26');
  });

  it('is not sure where the slip prints another one, of one other figure, at the same minute', () => {
    const slip = ['LARICES LTDA', 'CNPJ 12.345.678/0001-95', ...sale.slice(0, 3)];
    const once = onPhoto(...slip, '28/01/2025 19 14.22').fields.date;
    const twice = onPhoto(...slip, '28/01/2025 19 14.22', 'DATA.: 25/01/2025 19:14:07').fields.date;
    expect(once?.confidence).toBeGreaterThanOrEqual(SURE_MIN);
    expect(twice?.confidence).toBeLessThan(SURE_MIN);
  });
});

describe('a total in Brazil', () => {
  it('is what discounts leave of the gross of all goods', () => {
    const { total } = onPhoto(
      'LARICES LTDA',
      'CNPJ: 12.345.678/0001-95',
      'EXTRATO No. 098894 do CUPOM FISCAL',
      '001 9788534534147 LIVRO',
      '22 UN X 102,70      (497,40) 2.259,40',
      'Total Bruto de Itens      2.259,40',
      'Total de descontos/acrescimos sobre item     -677,82',
      'TOTAL R$    1.581,58',
      'Dinhetro    1.581,58',
      'Trib aprox R$: 212,72 Federal, 284,68 Estadual',
      '(conforme Lei Fed. 12.741/2012)   497,40',
    ).fields;
    expect(total?.value).toBe(158158);
  });

  it('is in reais where the register’s number stands, misread or glued', () => {
    const currencyOf = (line: string) =>
      onPhoto('LARICES', line, 'Valor Total:   15,31').fields.currency?.value;
    expect(currencyOf('CNPJ57.508.426/0007-63 IE687.134')).toBe('BRL');
    expect(currencyOf('CNPJ: 56.344.938/DD01-83')).toBe('BRL');
  });
});

describe('other countries of the south', () => {
  it('have Indonesia’s tax, and its companies’ forms', () => {
    const { fields, taxes } = onPrint(
      'BIAYA PENGGUNAAN LARICES Solution',
      'PT. LARICES INDONESIA Tbk',
      'JL CEDAR NO 1 BANDUNG',
      'Monthly charges   Rp. 322,581.00',
      'PPN   Rp. 35,484.00',
      'Total   Rp. 358,065.00',
    );
    expect(fields.vendor?.value).toBe('PT. LARICES INDONESIA Tbk');
    expect(taxes.map(({ amount }) => amount)).toEqual([3548400]);
  });

  it('have Kenya’s shillings where a tax and the country are printed', () => {
    const { currency } = onPhoto(
      'Larices Market',
      'P.O BOX 2012 00621, NAIROBI, KENYA',
      'VAT #: 123456',
      'TOTAL   5,172.00',
    ).fields;
    expect(currency?.value).toBe('KES');
  });
});
