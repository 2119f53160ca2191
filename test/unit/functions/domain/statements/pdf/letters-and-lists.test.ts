import { describe, expect, it } from 'vitest';
import type { Statement } from '../../../../../../shared/model/statement.ts';
import { readStatementOfPages } from '../../../../../../functions/domain/statements/read-statement.ts';
import { typedPages } from '../../../../../support/statements/typed-pages.ts';

async function read(
  page: string,
): Promise<
  Pick<Statement, 'proven' | 'currency' | 'opening' | 'closing'> & { rows: string[]; asked: string[] }
> {
  const reading = await readStatementOfPages({ kind: 'pages', pages: typedPages(page) }, 'pdf');
  if (reading.kind === 'problem') throw new Error(reading.because.code);
  const { transactions, questions, proven, currency, opening, closing } = reading.statement;
  return {
    rows: transactions.map(({ date, amount, description }) => `${date} ${amount} ${description}`),
    asked: questions.map(({ about }) => about),
    proven,
    currency,
    opening,
    closing,
  };
}

/** A card's rows with the letters of what it got on a line below; what heads its summary is given. */
const cardWith = (facts: string): string => `
Harbour Services   GBP
${facts}
Statement Period 01 March 2026 to 31 March 2026
Previous Balance   Less Credits   Plus Debits   Equals New Balance
100.00                  -100.00       +190.00               190.00
Transaction Date   Details                            Amount
Mar 1              Corner shop                         70.00
Mar 7              Power company                       60.00
Mar 12             PAYMENT RECEIVED - THANK YOU       100.00
                                                          CR
Mar 15             Bookstore                           60.00`;

describe('letters beside an amount', () => {
  it('are the card’s own where a minimum repayment tells that it is one', async () => {
    const { rows, asked, proven } = await read(cardWith('Minimum Repayment 25.00\nCredit limit 4,000.00'));
    expect(rows).toEqual([
      '2026-03-01 -7000 Corner shop',
      '2026-03-07 -6000 Power company',
      '2026-03-12 10000 PAYMENT RECEIVED - THANK YOU',
      '2026-03-15 -6000 Bookstore',
    ]);
    expect({ asked, proven }).toEqual({ asked: [], proven: true });
  });

  it.each(['American Express', 'Membership 4417'])(
    'are never turned round to agree with balances of an account (%s)',
    async (facts) => {
      const { rows, asked, proven } = await read(cardWith(facts));
      const isWrong = rows.includes('2026-03-01 7000 Corner shop');
      expect(isWrong && proven === true && asked.length === 0).toBe(false);
    },
  );
});

it.each([
  ['Karten-Nr. xxxx-xxxxxx-41003', 'Saldo der letzten Abrechnung', 'Neuer Saldo'],
  ['Numéro de carte xxxx-xxxxxx-41003', 'Solde précédent', 'Nouveau solde'],
])('tells a card by its name and its number: %s', async (number, opening, closing) => {
  const { rows, asked, ...facts } = await read(`
American Express   EUR
${number}
${opening}                           100,00
${closing}                                    190,00
Datum         Details                         Betrag
01.05.2026    Kiosk                            70,00
07.05.2026    Strom                            60,00
12.05.2026    Merci - Paiement Dank           100,00 CR
15.05.2026    Kiosk                            60,00`);
  expect(rows.map((row) => row.split(' ')[1])).toEqual(['-7000', '-6000', '10000', '-6000']);
  expect(asked).toEqual([]);
  expect(facts).toMatchObject({ proven: true, opening: -10_000, closing: -19_000 });
});

describe('a balance', () => {
  const account = (opening: string, closing: string): string => `
Relevé de compte du 31 mars 2026 au 30 avril 2026   EUR
Date      Opération                      Débit      Crédit
          ${opening}
03.04     Loyer                         900,00
12.04     Salaire                                    200,00
15.04     Remboursement                               17,00
21.04     Assurance                      63,37
          ${closing}`;

  it('that its name calls a debtor’s is below zero', async () => {
    const { proven, opening, closing } = await read(
      account('SOLDE DEBITEUR AU 31.03.2026   620,00', 'SOLDE DEBITEUR AU 30.04.2026   1 366,37'),
    );
    expect({ proven, opening, closing }).toEqual({ proven: true, opening: -62_000, closing: -136_637 });
  });

  it('of the last day is never taken for the first one, whatever agrees', async () => {
    const { proven } = await read(
      account('SOLDE AU 31.03.2026            620,00', 'SOLDE AU 30.04.2026            1 366,37'),
    );
    expect(proven).not.toBe(true);
  });

  it('grown to the letters for overdrawn is one', async () => {
    const { proven, opening, closing } = await read(`
Statement From - To MAR 31/26 - APR 30/26   CAD
Description         Withdrawals    Deposits    Date       Balance
STARTING BALANCE                               MAR31     420.00OD
CORNER SHOP               30.00                APR03     450.00OD
PAYROLL                              500.00    APR12        50.00
BOOKSTORE                 20.00                APR21        30.00`);
    expect({ proven, opening, closing }).toEqual({ proven: true, opening: -42_000, closing: 3000 });
  });
});

it('takes the closing totals on the last day for no row', async () => {
  const { rows, asked, proven } = await read(`
Statement for the period ending February 28, 2026   CAD
Date      Description             Amounts deducted    Amounts added    Balance ($)
Feb 01    Opening balance                                                 1,000.00
Feb 03    Corner shop                       100.00                          900.00
Feb 12    Payroll                                            50.00          950.00
Feb 21    Bookstore                          20.00                          930.00
Feb 28    Closing totals                    120.00           50.00          930.00`);
  expect(rows).toHaveLength(3);
  expect({ asked, proven }).toEqual({ asked: [], proven: true });
});

it('reads a list of checks whose numbers follow each other', async () => {
  const { rows, proven } = await read(`
Statement Ending 03/31/2026   USD
03/01/2026    Beginning Balance                 $1,000.00
03/31/2026    Ending Balance                      $880.00
Deposits
Date          Description                          Amount
03/05/2026    Payroll                              $50.00
Electronic Debits
Date          Description                          Amount
03/07/2026    Corner shop                          $70.00
03/09/2026    Power company                        $30.00
Checks Cleared
Check Nbr     Date                                 Amount
1041          03/10/2026                           $20.00
1042          03/12/2026                           $30.00
1043          03/13/2026                           $20.00`);
  expect(rows.slice(3)).toEqual([
    '2026-03-10 -2000 Check 1041',
    '2026-03-12 -3000 Check 1042',
    '2026-03-13 -2000 Check 1043',
  ]);
  expect(proven).toBe(true);
});

it('takes outgoing and incoming in German for the columns of money beside one of balances headed "amount"', async () => {
  const { rows, proven } = await read(`
Kontoauszug 1. März 2026 bis 31. März 2026   EUR
Datum         Beschreibung        Eingehend   Ausgehend    Betrag
03.03.2026    Bäckerei                           -20,00    980,00
05.03.2026    Gehalt                  50,00              1.030,00
21.03.2026    Strom                              -30,00  1.000,00`);
  expect(rows).toEqual(['2026-03-03 -2000 Bäckerei', '2026-03-05 5000 Gehalt', '2026-03-21 -3000 Strom']);
  expect(proven).toBe(true);
});

it('knows pounds by a sort code written as one word', async () => {
  const { currency } = await read(`
Statement 1 March 2026 to 31 March 2026
Sortcode 40-12-34   Account Number 71182240
Date      Description             Paid out     Paid in     Balance
01 Mar    Opening balance                                  1,000.00
03 Mar    Corner shop               100.00                   900.00
21 Mar    Wages                                  50.00       950.00`);
  expect(currency).toBe('GBP');
});

it('takes the figure below a balance whose name stands behind its own for a row’s', async () => {
  const { proven } = await read(`
North Shore Bank
Kontoauszug                                              Konto-Nr. 0031 7724 4821
Kontoauszug Dez 2025
EUR

Eingänge                               59,62           Ausgänge               8.103,78


                     10.194,92  Saldovortrag
16.12.                          Lindenhof GmbH
                                Miete Halle 3
       59,62         10.254,54  Miete Halle 3
16.12.      7.918,20  2.336,34  BAHN TICKET
16.12.          4,48  2.331,86  Stadtwerke Nord
16.12.                          BAHN TICKET
                                Papier Kröger
               83,97  2.247,89  BAHN TICKET
16.12.         97,13  2.150,76  Bäckerei Möwe
                      2.150,76  Schlusssaldo
       59,62  8.103,78          Gesamtumsatz`);
  // The first row's amount stands on its third line, alone in its column, and is lost: the balance brought forward says so.
  expect(proven).toBe(false);
});
