import { describe, expect, it } from 'vitest';
import { labelledAmounts } from '../../../../../../functions/domain/documents/amounts/money-line.ts';
import { totalCandidates } from '../../../../../../functions/domain/documents/amounts/total-cues.ts';
import { readFields } from '../../../../../../functions/domain/documents/read-fields.ts';
import { textLines } from '../../../../../../functions/domain/text/text-line.ts';
import { wordsOnPage } from '../../../../../support/words-on-page.ts';

const read = (...lines: string[]) => readFields([wordsOnPage('Corner House Ltd', '12 March 2026', ...lines)]);
const cuesOf = (value: number, ...lines: string[]) =>
  totalCandidates(labelledAmounts(textLines([wordsOnPage(...lines)]), 'MYR')).find(
    ({ amount }) => amount.amount === value,
  )?.cues;
const totalOf = (...lines: string[]) => read(...lines).fields.total?.value;

describe('what was paid', () => {
  it('is the total where a heading above the sum says so, and no more than paid beside it', () => {
    const spent = ['Autumn prints   $112.40', 'Retargeting   $37.60'];
    expect(totalOf('Paid', '$150.00 USD', 'Because you reached your billing threshold.', ...spent)).toBe(
      15000,
    );
    expect(cuesOf(15000, 'Paid   150.00')).not.toHaveProperty('due');
  });

  it('is not what stands above the change and is the sum of both, whatever it is called', () => {
    const till = ['Wurst   2,92', 'TRUE FRUITS   13,03', 'Zwischensumme   15,95', 'EURO   20,00'];
    expect(totalOf(...till, 'Rueckgeld EUR   4,05')).toBe(1595);
    expect(cuesOf(2000, ...till, 'Rueckgeld EUR   4,05')).toMatchObject({ cashGiven: 1 });
    expect(cuesOf(2000, ...till, 'Rueckgeld EUR   4,15')).toMatchObject({ cashGiven: 0 });
  });

  it('is not what a sentence beside another fact tells of', () => {
    const told = 'Payment method   You are billed because you’ve reached your $140.00 limit';
    expect(cuesOf(14000, told)).not.toHaveProperty('paid');
    const spent = ['Autumn prints   $112.40', 'Retargeting   $30.10'];
    expect(totalOf('Invoice date   Paid', '12 March 2026, 14:22   $142.50 USD', told, ...spent)).toBe(14250);
  });
});

describe('what was put on a card', () => {
  it('is the total, and not what is on it then', () => {
    expect(totalOf('PREV BAL   $1.25', 'ADDED   $20.00', 'NEW BAL   $21.25')).toBe(2000);
  });
});

describe('what is payable', () => {
  it('is the total, less what somebody else pays', () => {
    const rows = [
      'Long day care, 3 days @ $128.00   $384.00',
      'Less CCS   -$72.00',
      'Gap fee payable   $312.00',
    ];
    expect(totalOf(...rows)).toBe(31200);
  });
});

describe('what remains to be paid', () => {
  it('is the total now due, and no deposit of a contract', () => {
    const rows = [
      'Deposit – 50% of contract $10,952.38',
      'Balance on completion   $5,476.19',
      'GST 5%   $273.81',
    ];
    expect(totalOf(...rows, 'Total now due   $5,750.00')).toBe(575000);
  });

  it('is no total beside a payment', () => {
    expect(totalOf('Payment amount   $147.33', 'Remaining balance   $442.00')).toBe(14733);
  });
});

describe('what a progress bill asks for', () => {
  it('is this bill, and neither the contract nor what was billed before', () => {
    const rows = ['Contract amount   $16,000.00', 'Completed to date 70%   $11,200.00'];
    const bill = [...rows, 'Less previous billing   $4,800.00', 'THIS BILL   $6,400.00'];
    expect(totalOf('PROGRESS BILL #2', ...bill)).toBe(640000);
    expect(read('PROGRESS BILL #2', ...bill).kind).toBe('invoice');
  });
});

describe('what is paid later', () => {
  it.each(['Balance on the day', 'Restbetrag vor Ort', 'Solde à payer sur place'])(
    'is no total: %s',
    (later) => {
      const { fields } = readFields([wordsOnPage('Larch Salon', 'Deposit paid   25.00', `${later}   80.00`)]);
      expect(fields.total?.value).toBe(2500);
    },
  );
});

describe('what a customer keeps back', () => {
  it.each([
    [
      'Imponibile   520,00',
      'IVA 22%   114,40',
      'Totale fattura   634,40',
      'Ritenuta d’acconto 20%   -100,00',
      'Netto a pagare   534,40',
      53440,
    ],
    [
      'Netto   10 000,00',
      'Moms 25 %   2 500,00',
      'Totalt   12 500,00',
      'ROT-avdrag   -3 750,00',
      'Att betala   8 750,00',
      875000,
    ],
  ])('is not paid: %s', (net, tax, total, withheld, left, paid) => {
    expect(totalOf(net, tax, total, withheld, left)).toBe(paid);
  });

  it('is looked for in what is left to pay only', () => {
    expect(totalOf('Total   634,40', 'Ritenuta   100,00', 'Lavori   534,40')).toBe(63440);
  });
});

describe('what a contractor keeps back for the tax office', () => {
  const read = (kept: string) =>
    readFields([
      wordsOnPage(
        ...['Osei Electrical Ltd', 'INVOICE', 'Labour   1,210.00', 'Materials   480.00'],
        ...['Total   £1,690.00', `${kept}   -£242.00`, 'Amount payable   £1,448.00'],
      ),
    ]).fields;

  it.each(['Less CIS deduction 20%', 'RCT at 20%'])('is earned all the same: %s', (kept) => {
    expect([read(kept).total?.value, read(kept).amountDue?.value]).toEqual([169_000, 144_800]);
  });

  it('is told from what was paid before', () => {
    expect(read('Less deposit').amountDue).toBeNull();
  });
});

describe('what Finns and Poles call the amount to pay', () => {
  it.each(['Maksettava', 'Do zapłaty'])('is the total: %s', (label) => {
    const rows = ['Sähköenergia 612 kWh   58,14', 'Perusmaksu   12,22', 'Veroton yhteensä   70,36'];
    const { fields } = readFields([
      wordsOnPage('Sähkölasku', ...rows, 'Alv 25,5 %   17,94', `${label}   88,30 €`),
    ]);
    expect(fields.total?.value).toBe(8830);
  });
});

describe('a credit note in negative amounts', () => {
  it('has its taxes too', () => {
    const rows = ['Retur   -1 500,00', 'Moms 25 %   -375,00', 'Att erhålla SEK   -1 875,00'];
    const { kind, fields } = readFields([wordsOnPage('Larch AB   KREDITFAKTURA', ...rows)]);
    expect(kind).toBe('credit-note');
    expect([fields.total?.value, fields.tax?.value]).toEqual([187500, 37500]);
  });
});

describe('a credit note whose only total says that it is given back', () => {
  it.each(['Att få tillbaka', 'Zu Ihren Gunsten', 'Te crediteren'])('is read by "%s"', (label) => {
    const rows = ['Retur   -1   1 500,00   -1 500,00', 'Netto   -1 500,00', 'Moms 25 %   -375,00'];
    const { kind, fields } = readFields([wordsOnPage('KREDITFAKTURA', ...rows, `${label}   -1 875,00`)]);
    expect([kind, fields.total?.value, fields.tax?.value]).toEqual(['credit-note', 187500, 37500]);
  });
});

describe('what was charged, among amounts that were not', () => {
  const sums = ['Subtotal   39.75', 'Tax   3.13', 'Total   42.88'];

  it.each([
    [
      'a heading and lines of percentages',
      'Tip Suggestions',
      '18%   Tip 7.16   Total 50.04',
      '20%   Tip 7.95   Total 50.83',
    ],
    ['brackets', 'Suggested g ratuity', '18% (Tip 7.16 Total 50.04)', '20% (Tip 7.95 Total 50.83)'],
    ['one line', 'Suggested gratuity: 18% $7.63  20% $8.48  25% $50.60'],
    ['no heading', '15 % tip   6.40', '18 % tip   7.16   total   50.04'],
    ['French', 'Pourboire suggéré', '15 % : 4,50 $   Total   47,38 $', '18 % : 5,40 $   Total   48,28 $'],
    ['sums in brackets', 'Tip options', '18% = $7.16 (total $50.04)', '20% = $7.95 (total $50.83)'],
    ['nothing but percentages and their parts', '15%   5.96', '18%   7.16', '20%   7.95'],
    ['a total with service', 'Optional service 10%   4.00', 'Total with service   46.88'],
  ])('is no total of a tip guide with %s', (_, ...guide) => {
    expect(totalOf(...sums, ...guide)).toBe(42_88);
  });

  it('is the sum after its rounding, also where only the net and its tax give the one before', () => {
    const rounded = ['Total Sales (Inclusive GST)   13.58', 'Rounding Adjustment   .02', 'Rounding   13.60'];
    expect(cuesOf(13_58, ...rounded)).toMatchObject({ reduced: 1, roundedTotal: 0 });
    expect(cuesOf(13_60, ...rounded)).toMatchObject({ reduced: 0, roundedTotal: 1 });
    const net = ['TOTAL QTY: 2   101.76', 'TOTAL SALES (EXCLUDING GST)   96.00', 'TOTAL GST   5.76'];
    const after = ['ROUNDING   -0.01', 'TOTAL SALES (INCLUSIVE OF GST)   101.75', 'CASH   101.75'];
    expect(cuesOf(101_75, ...net, ...after)).toMatchObject({ roundedTotal: 1 });
    expect(cuesOf(101_76, ...net, ...after)).toMatchObject({ reduced: 1 });
  });

  it('is the total after its discount', () => {
    const before = ['44 Type: 10   Total   277.90', 'Discount   0.90', 'Rounding Adj   0.00'];
    expect(totalOf('Rod   98.60', 'Bolts   179.30', ...before, 'Total Inclusive GST   277.00')).toBe(277_00);
  });

  it('is never what was handed over where change was given back, whatever that is called', () => {
    const fee = ['Pay parking ticket   5.00', 'Amount Incl. GST   5.00', 'Accepted total   10.00'];
    const back = ['Change   5.00', 'GST 6%   0.28'];
    expect(cuesOf(10_00, ...fee, ...back)).toMatchObject({ cashGiven: 1, taxedSum: 0 });
    expect(cuesOf(5_00, ...fee, ...back)).toMatchObject({ cashGiven: 0 });
    expect(cuesOf(10_00, ...fee, 'Change   0.00')).toMatchObject({ cashGiven: 0 });
  });

  it('is named by a label that a currency was read into', () => {
    expect(cuesOf(21_85, 'Cake   21.83', 'Grand TotaRM21.85')).toMatchObject({ total: 1 });
  });

  it('is the net with its taxes, whatever the net is called', () => {
    const lines = ['Montant', 'Honoraires   1 000,00 $', 'TPS 5 %   50,00 $', 'TVQ 9,975 %   99,75 $'];
    expect(totalOf(...lines, 'Total   1 149,75 $')).toBe(1149_75);
  });

  it('is the gross sum of a printed e-invoice, with the surcharges and deductions named before it', () => {
    const sums = [
      'Positionssumme   180,76',
      'Gesamtbetrag der Zuschläge   5,80',
      'Gesamtbetrag der Abschläge   -9,07',
    ];
    const gross = ['Rechnungssumme ohne USt.   177,49', 'Steuerbetrag   20,16', 'Bruttosumme   197,65'];
    expect(
      totalOf('Rechnung', ...sums, ...gross, 'Erhaltene Anzahlungen   50,00', 'Zahlbetrag   147,65'),
    ).toBe(197_65);
  });

  it('holds the tip that was charged at one percentage', () => {
    expect(totalOf('Food   50.00', 'Gratuity (18%)   9.00', 'Total   59.00', 'Visa   59.00')).toBe(59_00);
  });

  it.each([
    ['Swedish', 'Att betala', 'Kontant', 'Tillbaka'],
    ['Norwegian', 'Å betale', 'Kontant', 'Veksel'],
    ['Danish', 'I alt', 'Kontant', 'Byttepenge'],
    ['French capitals', 'A PAYER', 'ESPECES', 'A RENDRE'],
    ['German', 'Summe', 'Bar gegeben', 'Rückgeld'],
    ['Dutch', 'Te betalen', 'Contant', 'Terug'],
    ['Spanish', 'Total', 'Efectivo', 'Cambio'],
    ['Portuguese', 'Total a pagar', 'Entregue', 'Troco'],
    ['Italian', 'Totale complessivo', 'Pagamento contante', 'Resto'],
    ['Japanese', '合計', 'お預り', 'お釣り'],
  ])('is not the cash handed over: %s', (_, owed, given, back) => {
    expect(
      totalOf('Bread   42,00', 'Fish   100,50', `${owed}   142,50`, `${given}   200,00`, `${back}   57,50`),
    ).toBe(142_50);
  });

  it.each([
    [
      'an earlier balance less a payment',
      [
        'Previous balance   $79.12',
        'Payment received   -$40.00',
        'Current charges   $84.40',
        'Amount due   $123.52',
      ],
      84_40,
    ],
    [
      'German',
      [
        'Nettobetrag   100,00 €',
        '19 % MwSt   19,00 €',
        'Rechnungsbetrag   119,00 €',
        'Offener Betrag aus Vormonat   60,00 €',
        'Zahlbetrag gesamt   179,00 €',
      ],
      119_00,
    ],
    [
      'French',
      [
        'Total HT   40,00 €',
        'TVA 5,5 %   2,20 €',
        'Total TTC   42,20 €',
        'Solde précédent   15,00 €',
        'Net à payer   57,20 €',
      ],
      42_20,
    ],
    [
      'a deposit',
      ['Tent   640.00', 'Stove   207.20', 'Sum   847.20', 'Deposit   -800.00', 'Total   47.20'],
      847_20,
    ],
    [
      'an earlier balance of nothing',
      ['Previous balance   $0.00', 'Current charges   $84.40', 'Amount due   $84.40'],
      84_40,
    ],
  ] as const)('is the document’s own beside %s', (_, lines, total) => {
    expect(totalOf(...lines)).toBe(total);
  });

  it('is no price that is printed on every line', () => {
    const goods = Array.from({ length: 30 }, (_, at) => `Beam ${at}   20.00`);
    expect(totalOf(...goods, 'Subtotal   600.00', 'HST 13%   78.00', 'Total   $678.00')).toBe(678_00);
  });

  it.each([
    ['₹ 1,74,600.00', 174_600_00],
    ["CHF 1'334.50", 1_334_50],
    ['1 234,50 €', 1_234_50],
    ['12,34,56,789.00', 123_456_789_00],
  ])('is read in the groups of its country: %s', (printed, total) => {
    expect(totalOf(`Total   ${printed}`)).toBe(total);
  });
});

describe('money given back', () => {
  const retour = read(
    'Retoure Schrauben   -14,90',
    'SUMME   -14,90 EUR',
    'MwSt 19%   -2,38',
    'Karte   -14,90',
  );

  it('makes a credit note whose amounts are positive', () => {
    expect(retour.kind).toBe('credit-note');
    expect(retour.fields.total?.value).toBe(14_90);
    expect(retour.fields.tax?.value).toBe(2_38);
  });

  it('is none where only a discount is negative', () => {
    expect(read('Shirt   20.00', 'Discount   -5.00', 'Total   15.00').kind).toBe('receipt');
  });
});

describe('taxes of till rolls', () => {
  it.each([
    ['MwSt 7,00%   Netto 17,22   Steuer   1,21', '18,43', 1_21],
    ['MVA 15 %   30,20   231,50', '231,50', 30_20],
    ['Moms 12%   Moms 15,21   Netto 126,79', '142,00', 15_21],
    ['TVA 5,5%   HT 11,94   0,66', '12,60', 66],
  ])('are read of %s', (row, total, tax) => {
    expect(read(`Total   ${total}`, row).fields.tax?.value).toBe(tax);
  });

  it('is the gross sum of a final bill, not what is left of it after what was paid ahead', () => {
    const bill = [
      'Netto   2.400,00',
      '19% MwSt   456,00',
      'Brutto   2.856,00',
      'abzgl. Abschlag   -1.000,00',
    ];
    expect(totalOf(...bill, 'Noch zu zahlen   1.856,00')).toBe(285_600);
    expect(totalOf(...bill.slice(0, 3), 'Noch zu zahlen   2.856,00')).toBe(285_600);
  });

  it.each([
    ['Celkem Kč   287,00', 'Hotově   300,00', 'Vráceno   13,00'],
    ['Suma PLN   287,00', 'Gotówka   300,00', 'Reszta   13,00'],
    ['Összesen   287,00', 'Készpénz   300,00', 'Visszajáró   13,00'],
    ['Yhteensä   287,00', 'Käteinen   300,00', 'Takaisin   13,00'],
    ['Ukupno   287,00', 'Gotovina   300,00', 'Povrat   13,00'],
    ['Toplam   287,00', 'Nakit   300,00', 'Para üstü   13,00'],
  ])('is not the cash that was handed over: %s, %s, %s', (...till) => {
    expect(totalOf('Káva   189,00', 'Chléb   98,00', ...till)).toBe(287_00);
    expect(cuesOf(300_00, ...till)).toMatchObject({ cashGiven: 1 });
  });
});

describe('a credit that is taken off a bill', () => {
  it('makes no credit note of it, nor is it surely its total', () => {
    const { kind, fields } = read(
      'Invoice 12',
      'Lamp   £100.00',
      'Credit total   -£20.00',
      'Pay now   £80.00',
    );
    expect(kind).toBe('invoice');
    expect(fields.total?.confidence).toBeLessThan(0.93);
  });

  it('is one where all of it is given back', () => {
    expect(read('Lamp   £100.00', 'Credit total   -£100.00').kind).toBe('credit-note');
  });
});
