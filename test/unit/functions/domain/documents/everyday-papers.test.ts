import { describe, expect, it } from 'vitest';
import { printedAmounts } from '../../../../../functions/domain/documents/amounts/printed-amounts.ts';
import { readFields } from '../../../../../functions/domain/documents/read-fields.ts';
import { wordsOnPage } from '../../../../support/words-on-page.ts';

const read = (...lines: string[]) => readFields([wordsOnPage(...lines)]);
const taxesOf = (...lines: string[]) =>
  read(...lines).taxes.map(({ kind, rate, amount }) => ({ kind, rate, amount }));
const currencyOf = (...lines: string[]) => read(...lines).fields.currency?.value;
const amountsOf = (text: string, currency = 'EUR') =>
  printedAmounts(text, currency).map(({ amount }) => amount);

describe('taxes of everyday papers', () => {
  it('are proven by a row whose price is its sum too', () => {
    const rows = [
      'Preis   MwSt 7%   Betrag',
      'Fahrkarte   84,00 €   5,50 €   84,00 €',
      'Summe   84,00 €   5,50 €   84,00 €',
    ];
    expect(taxesOf('Larch Bahn', ...rows)).toEqual([{ kind: 'VAT', rate: 7, amount: 550 }]);
  });

  it('stand in a row of net, tax and total without a rate', () => {
    const rows = [
      'Name   Net price   VAT   Gross',
      'Thruster   800.00   23%   984.00',
      'Total   800.00   184.00   984.00',
    ];
    expect(taxesOf('Larch Parts Ltd', ...rows)).toEqual([{ kind: 'VAT', rate: 23, amount: 18400 }]);
    expect(taxesOf('Larch Parts Ltd', 'Total   800.00   184.00   984.00')).toEqual([]);
    expect(taxesOf('Larch Parts Ltd', rows[0] ?? '', 'Total   500.00   484.00   984.00')).toEqual([]);
  });

  it('are named in Finnish, and said to be within a sum in Swedish', () => {
    expect(taxesOf('Veroton yhteensä 27,81', 'ALV 25,5 % 7,09', 'Yhteensä EUR 34,90')).toEqual([
      { kind: 'VAT', rate: 25.5, amount: 709 },
    ]);
    expect(taxesOf('Larch kommune', 'Merverdiavgift   824,75', 'Å betale   4 123,75')).toMatchObject([
      { kind: 'VAT', amount: 82475 },
    ]);
    expect(taxesOf('Larch AB', 'Summa (varav moms 89,80)   449,00', 'Att betala   449,00 kr')).toMatchObject([
      { kind: 'VAT', amount: 8980 },
    ]);
  });
});

describe('taxes beside other sums', () => {
  it('are the printed sum where that alone makes the total', () => {
    const rows = [
      'VAT   Carriage 7.60',
      'Total Net   275.60',
      'Total VAT   12.80',
      'Invoice Total   £288.40',
    ];
    expect(taxesOf('Larch Foods Ltd', ...rows)).toMatchObject([{ amount: 1280 }]);
  });

  it('are named where their rate is glued to the name', () => {
    expect(taxesOf('Larch', 'Lavoro   150,00', 'IVA22%   33,00', 'Totale   183,00')).toMatchObject([
      { kind: 'VAT', amount: 3300 },
    ]);
    expect(taxesOf('Larch', 'Subtotal   $65.00', 'NC Tax7%   $4.55', 'Total   $69.55')).toMatchObject([
      { amount: 455 },
    ]);
  });
});

describe('a tax that is named behind its amount', () => {
  it('is the part of the total that a shop says is in it', () => {
    const order = ['Larch & Bell', 'Total   £51.45 GBP', 'Including £8.58 in VAT'];
    expect(taxesOf(...order)).toMatchObject([{ kind: 'VAT', amount: 858 }]);
    expect(taxesOf('Larch & Bell', 'Total   £51.45 GBP', 'Including £4.95 in shipping')).toEqual([]);
  });
});

describe('a bill with an earlier one unpaid', () => {
  it('totals what it charges itself', () => {
    const rows = ['Solde de la facture précédente (impayé)   41,98 €', 'Forfait mobile   24,99 €'];
    const sums = [
      'Forfait box   19,00 €',
      'Total de la facture   43,99 €',
      'Montant total à payer   85,97 €',
    ];
    expect(read('Armortel', ...rows, ...sums).fields.total?.value).toBe(4399);
  });
});

describe('what a patient owes', () => {
  it('is the total where an insurance pays the rest', () => {
    const rows = ['Office visit   148.00', 'Insurance pending   -108.00', 'Copay due today   40.00'];
    const { total } = read(
      'Larch Pediatrics',
      ...rows,
      'Payment - Visa 7719   -40.00',
      'Balance   0.00',
    ).fields;
    expect(total?.value).toBe(4000);
  });
});

describe('what is written without a sign', () => {
  it('is known by its name, and by numbers of registers that recognition glued', () => {
    expect(currencyOf('Velo Larch', 'Total Fr.   89.-')).toBe('CHF');
    expect(currencyOf('Comune di Larice', '00062 Larice (RM)', 'IVA 22%   4,00', 'Totale   22,00')).not.toBe(
      'MYR',
    );
    expect(currencyOf('Kedai Larch', 'Total (RM)   22.00')).toBe('MYR');
    expect(currencyOf('Lemaire', 'Siret441 882 290 00013', 'TVA10%   14,00', 'Total TTC   154,00')).toBe(
      'EUR',
    );
  });
});

describe('amounts whose figures recognition parted', () => {
  it('are whole', () => {
    expect(amountsOf('Te betalen 38, 22 EUR')).toEqual([3822]);
    expect(amountsOf('¥13, 800', 'JPY')).toEqual([13800]);
    expect(amountsOf('GST INCLUDED $5. 37', 'NZD')).toEqual([537]);
    expect(amountsOf('Service klein 65.-', 'CHF')).toEqual([6500]);
    expect(amountsOf('12.-14. Mai')).toEqual([]);
  });

  it('leave rates theirs', () => {
    const rows = ['Larch', 'TOTAL EUR   86,50', 'TVA 10,00% HT 57,27   5,73', 'TVA 20, 00% HT 19,58   3,92'];
    expect(taxesOf(...rows).map(({ rate, amount }) => [rate, amount])).toEqual([
      [10, 573],
      [20, 392],
    ]);
  });

  it('are none where a company states its capital', () => {
    const foot = 'SAS au capital de 30 000 € - RCS Quimper 441 882 299';
    expect(read('Papeterie Larch SAS', 'Total TTC 21,60 €', foot).fields.total?.value).toBe(2160);
    expect(read('Papeterie Larch SAS', foot).fields.total).toBeNull();
  });
});

describe('currencies of everyday papers', () => {
  it.each([
    ['JPY', 'Hotel Larch, Shibuya-ku, Tokyo', 'Total amount ¥44,000'],
    ['BRL', 'Larch Ltda', 'Total R$ 3.500,00'],
    ['BRL', 'Larch Ltda CNPJ 12.345.678/0001-90', 'Total 3.500,00'],
    ['EUR', 'Larch Oy Y-tunnus 2417788-1', 'YHTEENSÄ 18,64'],
    ['EUR', 'Loonstrook, loonheffing 442,20', 'Netto loon 2.186,40'],
    ['GBP', 'Payslip, National Insurance 116.66', 'Net pay 1,987.42'],
  ])('%s: %s', (currency, ...lines) => {
    expect(currencyOf(...lines)).toBe(currency);
  });
});

describe('days of everyday papers', () => {
  it('are that on which a rented car came back, and that on which pay is paid', () => {
    const car = [
      'Pickup Date/Time: AUG 05, 2026 @ 10:14 AM   Return Date/Time: AUG 09, 2026 @ 08:31 AM',
      'Total USD   319.77',
    ];
    expect(read('Larch Cars', ...car).fields.date?.value).toBe('2026-08-09');
    const pay = [
      'Bulletin de paie',
      'Période du 01/08/2026 au 31/08/2026 - Paiement le 31/08/2026',
      'Salaire brut 2 153,71',
      'Retenues 20,71',
    ];
    expect(read(...pay, 'Net payé 1 684,17 €').fields.date?.value).toBe('2026-08-31');
  });

  it('leave pay under the column of the year its pay', () => {
    const rows = [
      'Earnings Statement',
      'Employee   this period   year to date',
      'Gross Pay   $2,120.00   $40,280.00',
    ];
    const slip = read(...rows, 'Deductions   $537.87   $9,000.00', 'Net Pay                 $1,582.13');
    expect(slip.fields.total?.value).toBe(158213);
  });
});

describe('kinds of everyday papers', () => {
  it('are bills by their title, though they speak of balances', () => {
    const bill = [
      'Larch Energy',
      'Electricity bill',
      'Last bill $298.15',
      'Balance carried forward $0.00',
      'Bill statement of account',
    ];
    const due = ['GST $28.40', 'Amount due $312.40'];
    expect(read(...bill, 'Previous balance $0.00', ...due).kind).toBe('invoice');
  });

  it('are invoices by a number behind the word, or by what was billed before', () => {
    expect(
      read('Larch Wireless', 'Invoice: 287301234567', 'Payment - thank you! $10.00', 'Total due $168.42')
        .kind,
    ).toBe('invoice');
    expect(
      read('NOTA FISCAL ELETRÔNICA DE SERVIÇOS - NFS-e', 'VALOR TOTAL DO SERVIÇO = R$ 3.500,00').kind,
    ).toBe('invoice');
  });

  it('are known by their tables, banks and titles in more languages', () => {
    const meal = ['Gasthof Larch', 'Tisch 7  Bedienung: Resi', 'Bar 78,30', 'Summe EUR 78,30'];
    expect(read(...meal).kind).toBe('receipt');
    const power = ['Larch AB', 'Faktura elnät juli', 'Oss tillhanda senast 2026-08-31', 'Bankgiro 5441-8822'];
    expect(read(...power, 'Moms 25 % 162,50', 'Att betala 812,50 kr').kind).toBe('invoice');
    const open = ['Larch Timber Ltd', 'Statement', 'Tax invoice   88122   418.00', 'Total owing $418.00'];
    expect(read(...open, '90+ days   60 days   30 days   Total due').kind).toBe('other');
  });
});

describe('pay of everyday papers', () => {
  it('is never nothing, and bears its own label', () => {
    const rows = ['Abrechnung der Brutto/Netto-Bezüge', 'Personal-Nr. 00018', 'Gesamt-Brutto   3.800,00'];
    const less = ['Lohnsteuer   1.384,67', 'Solidaritätszuschlag   0,00', 'Auszahlungsbetrag   2.415,33'];
    expect(read('Larch Studio GmbH', ...rows, ...less).fields.net?.value).toBe(241533);
  });
});

describe('what was paid at a restaurant', () => {
  const meal = ['Larch Kitchen', 'Subtotal 81.50', 'HST 13% 10.60', 'Total 92.10', 'Tip 11.30'];
  it('holds the tip that was added to the total', () => {
    expect(read(...meal, 'Amount Paid 103.40').fields.total?.value).toBe(10340);
  });

  it('is the total where nothing says that a tip was paid with it', () => {
    expect(read(...meal).fields.total?.value).toBe(9210);
    expect(read('Larch', 'Sub 103.40', 'Total 92.10', 'Tip 11.30').fields.total?.value).toBe(9210);
  });
});

describe('bills and receipts by a word', () => {
  it('are told by what they ask for, not by when', () => {
    const bill = ['Larch Edison', 'Billing summary as of Jul 17, 2026', 'Payments, thank you -$96.10'];
    const due = ['Billing period: Jun 16, 2026 to Jul 16, 2026', 'Total amount due $118.44'];
    const paper = read(...bill, ...due, 'Payment is due upon receipt of this bill.');
    expect([paper.kind, paper.fields.date?.value]).toEqual(['invoice', '2026-07-17']);
    const meal = [
      'Ristorante Larch',
      'RECHNUNG',
      'Tisch 12   Bediener 2',
      'Summe EUR 62,90',
      'BAR 62,90',
      'TSE: 4418',
    ];
    expect(read(...meal).kind).toBe('receipt');
  });

  it('are bills where current charges are metered, though no tax is printed', () => {
    const bill = [
      'Larch Energy',
      'STATEMENT DATE 09/21/2026',
      'Previous Balance $101.22',
      'Current Charges $98.17',
    ];
    expect(read(...bill, 'Amount Due $98.17').kind).toBe('invoice');
    expect(read('Studio Larch', 'Parcella n. 18/2026 del 30 marzo 2026', 'Totale EUR 1.268,80').kind).toBe(
      'invoice',
    );
  });

  it('charge the fuel sold, not the price of a gallon', () => {
    expect(amountsOf('PRICE/G: $3.399', 'USD')).toEqual([]);
    expect(amountsOf('€ 3.399', 'EUR')).toEqual([339900]);
    const pump = [
      'LARCH FUEL',
      'LAKEWOOD, CO 80214',
      'GALLONS: 13.625',
      'PRICE/G: $3.399',
      'FUEL SALE   $46.31',
    ];
    expect(read(...pump).fields.total?.value).toBe(4631);
  });
});
