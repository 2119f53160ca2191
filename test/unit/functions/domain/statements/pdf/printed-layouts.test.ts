import { describe, expect, it } from 'vitest';
import { readStatementOfPages } from '../../../../../../functions/domain/statements/read-statement.ts';
import { typedPages } from '../../../../../support/statements/typed-pages.ts';

async function read(text: string) {
  const reading = await readStatementOfPages({ kind: 'pages', pages: typedPages(text) }, 'pdf');
  if (reading.kind === 'problem') throw new Error(reading.because.code);
  const { transactions, proven, questions, rejected, opening, closing } = reading.statement;
  return {
    rows: transactions.map(({ date, amount, description }) => `${date} ${amount} ${description}`),
    ...{ proven, opening, closing, rejected, asked: questions.map(({ about }) => about) },
  };
}

describe('amounts', () => {
  it('take their way from letters in a column of its own', async () => {
    const { rows, proven } = await read(`
Kontoauszug vom 01.03.2026 bis 31.03.2026   EUR
Datum        Vorgang                                   Betrag
             Alter Kontostand                        1.000,00          H
02.03.2026   Miete Halle                               400,00          S
09.03.2026   Lindenhof GmbH                            150,00          H
20.03.2026   Stadtwerke                                 49,90          S
             Neuer Kontostand                          700,10          H`);
    expect(rows).toEqual([
      '2026-03-02 -40000 Miete Halle',
      '2026-03-09 15000 Lindenhof GmbH',
      '2026-03-20 -4990 Stadtwerke',
    ]);
    expect(proven).toBe(true);
  });

  it.each([
    ['4,720.94 ₹-', '4,279.06 ₹'],
    ['-INR 4,720.94', 'INR 4,279.06'],
  ])('carry a sign beyond their currency: %s', async (out, closing) => {
    const { rows, proven } = await read(`
Statement of account for the period 01/03/2026 to 31/03/2026
Date         Details                                        Amount
             Opening balance                            9,000.00
02/03/2026   Oak Books                                  ${out}
             Closing balance                            ${closing}`);
    expect(rows).toEqual(['2026-03-02 -472094 Oak Books']);
    expect(proven).toBe(true);
  });

  it('of a card are purchases under a heading of two lines, and payments beside them', async () => {
    const { rows, asked } = await read(`
Credit card statement for the period 01/03/2026 to 31/03/2026   GBP
Transaction                                              Payments
date         Description               Purchases      and credits
02/03/2026   Oak Books                     79.32
09/03/2026   PAYMENT RECEIVED                              300.00
20/03/2026   Water                         20.68`);
    expect(rows.map((row) => row.split(' ')[1])).toEqual(['-7932', '30000', '-2068']);
    expect(asked).toEqual([]);
  });

  it('of purchases alone are not turned by the heading of the column beside them', async () => {
    const { rows } = await read(`
Credit card statement for the period 01/03/2026 to 31/03/2026   GBP
Date         Description            Purchases Payments and credits
02/03/2026   Oak Books                  79.32
09/03/2026   Harbour Cafe                3.10
20/03/2026   Water                      20.68`);
    expect(rows.map((row) => row.split(' ')[1])).toEqual(['-7932', '-310', '-2068']);
  });

  it('with letters are never turned round to agree with a balance', async () => {
    const { rows, proven } = await read(`
Statement of account for the period 01/03/2026 to 31/03/2026   GBP
Date         Details                               Amount          Balance
02/03/2026   Oak Books                          79.32 DR        157.35
09/03/2026   Water                              22.14 DR        179.49
20/03/2026   Customer                           63.97 CR        115.52`);
    expect(rows.map((row) => row.split(' ')[1])).toEqual(['-7932', '-2214', '6397']);
    expect(proven).toBe(false);
  });

  it.each([
    ['WN', 'MA'],
    ['Af', 'Bij'],
  ])('and balances take their signs from %s and %s', async (out, into) => {
    const { rows, proven } = await read(`
Statement of account for the period 01/03/2026 to 31/03/2026   PLN
Date         Details                               Amount          Balance
02/03/2026   Oak Books                          79.32 ${out}        157.35 ${out}
09/03/2026   Water                              22.14 ${out}        179.49 ${out}
20/03/2026   Customer                           63.97 ${into}       115.52 ${out}`);
    expect(rows.map((row) => row.split(' ')[1])).toEqual(['-7932', '-2214', '6397']);
    expect(proven).toBe(true);
  });

  it('may stand before the description', async () => {
    const { rows, proven } = await read(`
Extracto del 01/03/2026 al 31/03/2026   EUR
Fecha          Importe      Saldo   Concepto
                         1.000,00   Saldo anterior
02/03/2026     -400,00     600,00   Alquiler
               -100,00     500,00   Papeleria
09/03/2026      150,00     650,00   Agua y Luz`);
    expect(rows).toEqual([
      '2026-03-02 -40000 Alquiler',
      '2026-03-02 -10000 Papeleria',
      '2026-03-09 15000 Agua y Luz',
    ]);
    expect(proven).toBe(true);
  });
});

describe('days', () => {
  it('on two lines are one row, whichever of them has the amount', async () => {
    const { rows, proven } = await read(`
Account statement   Period 01/03/2026 to 31/03/2026   GBP
Date         Details                                 Amount
             Opening balance                        1,000.00
28/03/2026   Harbour Cafe
29/03/2026   Card 4711                                -40.00
29/03/2026   Acme Hosting
30/03/2026   Invoice 12                               -60.00
30/03/2026   City Parking
31/03/2026   Card 4711                                -10.00
             Closing balance                          890.00`);
    expect(rows).toEqual([
      '2026-03-28 -4000 Harbour Cafe Card 4711',
      '2026-03-29 -6000 Acme Hosting Invoice 12',
      '2026-03-30 -1000 City Parking Card 4711',
    ]);
    expect(proven).toBe(true);
  });

  it('of booking stand before those of value, whatever a title says of cards', async () => {
    const { rows } = await read(`
Kontoauszug   Kreditkartenabrechnung jetzt online   EUR
Buchungstag  Valuta       Verwendungszweck                Soll       Haben        Saldo
                          Anfangssaldo                                         1.000,00
02.03.2026   03.03.2026   Miete Halle                   400,00                   600,00
09.03.2026   10.03.2026   Lindenhof GmbH                          150,00         750,00`);
    expect(rows.map((row) => row.slice(0, 10))).toEqual(['2026-03-02', '2026-03-09']);
  });

  it('without a year are of the month above them, whatever days their descriptions name', async () => {
    const { rows } = await read(`
Estratto conto mar 2026   EUR
Data         Descrizione                                Importo
             Saldo iniziale                              100,00
03-03        Forno del Borgo                             -10,00
06-03        Cartoleria Blu 03/07/26                     -20,00
08-03        Luce e Gas                                  -30,00
             Saldo finale                                 40,00`);
    expect(rows.map((row) => row.slice(0, 10))).toEqual(['2026-03-03', '2026-03-06', '2026-03-08']);
  });

  it('keep a row that stands where the page before has one with the same words', async () => {
    const page = (day: string, amount: string) => `
Statement of account 2026   GBP

Date         Details                                 Amount
${day}/03/2026   Acme Hosting
             Card 4711                                ${amount}`;
    const { rows } = await read(
      `${page('02', '-40.00')}\n---\n${page('09', '-50.00')}\n---\n${page('16', '-60.00')}`,
    );
    expect(rows).toEqual([
      '2026-03-02 -4000 Acme Hosting Card 4711',
      '2026-03-09 -5000 Acme Hosting Card 4711',
      '2026-03-16 -6000 Acme Hosting Card 4711',
    ]);
  });
});

describe('what is not booked', () => {
  it.each([
    'Vorgemerkte Umsätze',
    'Movimenti in attesa',
    'Nog te verwerken',
    'Operacje oczekujące',
    'Compras parceladas',
    'Compras y cargos diferidos a meses sin intereses',
  ])('stands below %s and is no row', async (heading) => {
    const { rows, proven } = await read(`
Estratto conto dal 01/03/2026 al 31/03/2026   EUR
Data         Descrizione                                Importo
             Saldo iniziale                              100,00
03/03/2026   Forno del Borgo                             -10,00
08/03/2026   Luce e Gas                                  -30,00
             Saldo finale                                 60,00

${heading}
02/04/2026   Cartoleria Blu                              -77,77`);
    expect(rows).toHaveLength(2);
    expect(proven).toBe(true);
  });
});

describe('what stands below the rows under a name that nobody knows', () => {
  const statement = (closing: string) => `
Statement of account for the period 01/03/2026 to 31/03/2026   GBP
Date         Details                                    Amount
             Opening balance                            100.00
03/03/2026   Oak Books                                  -10.00
08/03/2026   Water                                      -30.00
             Closing balance                            ${closing}
Standing matters
02/04/2026   Customer                                   -77.77`;

  it('is told, and no row, where the balances agree without it', async () => {
    const { rows, proven, rejected } = await read(statement(' 60.00'));
    expect(rows).toHaveLength(2);
    expect([proven, rejected.map(({ reason }) => reason.code)]).toEqual([true, ['not-booked']]);
  });

  it.each([
    ['-17.77', true],
    [' 50.00', false],
  ])('is a row where they end at %s', async (closing, isProven) => {
    const { rows, proven } = await read(statement(closing));
    expect([rows.length, proven]).toEqual([3, isProven]);
  });
});

describe('a card', () => {
  const card = (rows: string, opening: string, closing: string) => `
Credit card statement   Minimum payment due 25.00
Period 01/03/2026 to 31/03/2026   GBP
Date         Details                                    Amount
             Starting balance                         ${opening}
${rows}
             Final balance                            ${closing}`;

  it('that has been overpaid is not turned round', async () => {
    const { rows, proven, asked } = await read(
      card(
        `12/03/2026   Acme Hosting                               32.37
16/03/2026   Online payment thank you                -9237.01
20/03/2026   Oak Books                                  14.22
21/03/2026   Lakeside Ltd                               31.41`,
        ' 2392.31',
        '-6766.70',
      ),
    );
    expect(rows.map((row) => row.split(' ')[1])).toEqual(['-3237', '923701', '-1422', '-3141']);
    expect([proven, asked]).toEqual([true, []]);
  });

  it('is asked about where its payments speak against its purchases', async () => {
    const { asked } = await read(
      card(
        `12/03/2026   Acme Hosting                              -32.37
16/03/2026   Online payment thank you                  -37.01
20/03/2026   Oak Books                                 -14.22`,
        ' 100.00',
        '  16.40',
      ),
    );
    expect(asked).toEqual(['sign']);
  });

  it('has purchases and payments in two columns', async () => {
    const { rows, proven } = await read(`
Fatura do cartão de crédito   Pagamento mínimo 25,00
Extrato de 01/03/2026 a 31/03/2026   EUR
Saldo anterior                 Pagamentos            Compras             Saldo final
660,34                         50,65                 8.090,14            8.699,83
Data         Descrição                                    Compras      Pagamentos
15/03/2026   Energia Sul                                 8.018,91
17/03/2026   Pagamento efetuado                                             50,65
19/03/2026   Aluguel                                        71,23`);
    expect(rows.map((row) => row.split(' ')[1])).toEqual(['-801891', '5065', '-7123']);
    expect(proven).toBe(true);
  });
});

describe('an account', () => {
  it('is asked about where a title alone speaks of a card', async () => {
    const statement = await read(`
North Shore Bank   Your credit card statement is now online
Period 01/03/2026 to 31/03/2026   GBP
Date         Details                                    Amount
             Opening balance                            100.00
12/03/2026   Customer 4711                              300.00
16/03/2026   Customer 4712                              120.00
20/03/2026   Water                                      -50.00
             Closing balance                            470.00`);
    expect(statement.asked).toEqual(['sign']);
  });
});

describe('several pages', () => {
  it('are not proven as accounts of their own where only one of them names a balance that it began with', async () => {
    const { proven } = await read(`
Statement of account
Card number: 0031 9981 4400
Period 01/03/2026 to 31/03/2026   USD
Date         Details                                 Amount     Balance
             Previous balance                                    1000.00
02/03/2026   Acme Hosting                             -40.00      960.00
09/03/2026   Lakeside Ltd                             -60.00      900.00
---
Account no. 0031 7724 4821
Date         Details                                 Amount     Balance
23/03/2026   City Parking                             -10.00      790.00
24/03/2026   Oak Books                                -90.00      700.00
             New balance                                          700.00`);
    expect(proven).toBe(false);
  });

  it('are not where the newest row comes first, either', async () => {
    const { proven } = await read(`
Statement of account
Card number: 0031 9981 4400
Period 01/03/2026 to 31/03/2026   USD
Date         Details                                 Amount     Balance
             New balance                                          700.00
24/03/2026   Oak Books                                -90.00      700.00
23/03/2026   City Parking                             -10.00      790.00
---
Account no. 0031 7724 4821
Date         Details                                 Amount     Balance
09/03/2026   Lakeside Ltd                             -60.00      900.00
02/03/2026   Acme Hosting                             -40.00      960.00
             Previous balance                                    1000.00`);
    expect(proven).toBe(false);
  });
});

it('tells of a line at the foot, and reads no row in it, where it names the bank’s pages on the web beside a day and a figure', async () => {
  const { rows, rejected } = await read(`
Account statement for the period 01/03/2026 to 31/03/2026   GBP
Date         Details                       Withdrawals     Deposits
02/03/2026   Oak Books                           42.44
09/03/2026   www.harbour.example                             300.00
20/03/2026   Water                               20.68


20/03/2026   www.northshore.example 0800                   100,000.00`);
  expect(rows).toEqual([
    '2026-03-02 -4244 Oak Books',
    '2026-03-09 30000 www.harbour.example',
    '2026-03-20 -2068 Water',
  ]);
  expect(rejected).toMatchObject([{ reason: { code: 'unread-line' } }]);
});

it('keeps a description’s second line that stands at the same height on two pages', async () => {
  const { rows } = await read(`
Account statement for the period 01/03/2026 to 31/03/2026   GBP
Date         Ref      Details                  Amount
02/03/2026   104711   Oak Books                -42.44
                      High Street
09/03/2026   104712   Customer                 300.00
20/03/2026   104713   Water                    -20.68
-----


Date         Ref      Details                  Amount
21/03/2026   104714   Harbour Cafe              -3.10
                      High Street
22/03/2026   104715   Post                      -1.20`);
  expect(rows).toEqual([
    '2026-03-02 -4244 104711 Oak Books High Street',
    '2026-03-09 30000 104712 Customer',
    '2026-03-20 -2068 104713 Water',
    '2026-03-21 -310 104714 Harbour Cafe High Street',
    '2026-03-22 -120 104715 Post',
  ]);
});
