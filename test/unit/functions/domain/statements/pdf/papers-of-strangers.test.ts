import { describe, expect, it } from 'vitest';
import { readStatementOfPages } from '../../../../../../functions/domain/statements/read-statement.ts';
import { typedPages } from '../../../../../support/statements/typed-pages.ts';

async function read(...pages: string[]) {
  const reading = await readStatementOfPages(
    { kind: 'pages', pages: typedPages(pages.join('\n---\n')) },
    'pdf',
  );
  if (reading.kind === 'problem') throw new Error(reading.because.code);
  const { transactions, accounts, account, proven, opening, closing } = reading.statement;
  const shown = (some: typeof transactions): string[] =>
    some.map(({ date, amount, description }) => `${date} ${amount} ${description}`);
  return {
    rows: shown(transactions),
    accounts: accounts?.map((it) => ({ label: it.account?.label, rows: shown(it.transactions) })),
    number: account?.number,
    proven,
    opening,
    closing,
  };
}

describe('a shop that is called as a sum or a balance', () => {
  it('is a row without a day where the balances prove it', async () => {
    const { rows, proven } = await read(`
Harbour Bank          Statement period 1 August 2026 to 31 August 2026
Date      Description                  Paid out     Paid in     Balance
01 Aug    Opening balance                                      1,000.00
03 Aug    Corner shop                    100.00
          TOTAL GAS & POWER               50.00
          Bill payment to TOTAL           20.00                  830.00
09 Aug    Wages                                       70.00      900.00
          Total                          170.00       70.00`);
    expect(rows).toEqual([
      '2026-08-03 -10000 Corner shop',
      '2026-08-03 -5000 TOTAL GAS & POWER',
      '2026-08-03 -2000 Bill payment to TOTAL',
      '2026-08-09 7000 Wages',
    ]);
    expect(proven).toBe(true);
  });

  it('goes on with a description, and so does what stands below it', async () => {
    const { rows } = await read(`
Bank Nord             Kontoauszug 1. August 2026 bis 31. August 2026
Datum       Buchungstext                      Soll       Haben
            Anfangssaldo                                100,00
03.08.      Kartenzahlung                   12,00
            Saldo Buchhandlung
            Köln Mitte
09.08.      Gutschrift                                   20,00
            Neuer Saldo                                 108,00`);
    expect(rows[0]).toBe('2026-08-03 -1200 Kartenzahlung Saldo Buchhandlung Köln Mitte');
  });

  it('is read beside zeros in the column of the other side', async () => {
    const { rows, proven } = await read(`
Harbour Bank          Statement period 1 August 2026 to 31 August 2026
Date      Description                Withdrawal     Deposit     Balance
01 Aug    Corner shop                    100.00        0.00      900.00
03 Aug    POS 4410 TOTAL                  50.00        0.00      850.00
09 Aug    Wages                            0.00       70.00      920.00`);
    expect(rows).toContain('2026-08-03 -5000 POS 4410 TOTAL');
    expect(proven).toBe(true);
  });
});

describe('what heads the columns', () => {
  it('is no heading of a list of charges below the rows', async () => {
    const { rows } = await read(`
Harbour Bank          Statement period 1 August 2026 to 31 August 2026
Date      Transaction                    Debit      Credit      Balance
01 Aug    Opening balance                                   $1,000.00 CR
03 Aug    Corner shop                    100.00               $900.00 CR
09 Aug    Wages                                     $70.00    $970.00 CR

Transaction type                Total     Free     Charged   Fee charged
Staff assisted withdrawals          0        0           0         $0.00
Account fee                                                       $10.00`);
    expect(rows).toEqual(['2026-08-03 -10000 Corner shop', '2026-08-09 7000 Wages']);
  });

  it('may be broken over three lines, one column’s words running into the next one’s', async () => {
    const { rows, proven } = await read(`
Harbour Bank          Statement period 1 August 2026 to 31 August 2026
                                       Withdrawal    Deposit
                                         Amount      Amount      Balance
Date      Remarks                        (INR )      (INR )      (INR )
01 Aug    Corner shop                    100.00        0.00      900.00
03 Aug    Wages                            0.00       50.00      950.00
09 Aug    Rent                            70.00        0.00      880.00`);
    expect(rows[1]).toBe('2026-08-03 5000 Wages');
    expect(proven).toBe(true);
  });

  it('names charges beside amounts, which are not what moved the balance', async () => {
    const { rows, proven } = await read(`
Harbour Bank          Statement period 1 August 2026 to 31 August 2026
                                                                Accrued
Date      Description                    Amount       Balance   Charges
          Opening Balance                           1,000.00Cr
03 Aug    Corner shop                    100.00       900.00Cr     2.03
09 Aug    Wages                           70.00Cr     970.00Cr     1.16
          Closing Balance                             970.00Cr`);
    expect(rows).toEqual(['2026-08-03 -10000 Corner shop', '2026-08-09 7000 Wages']);
    expect(proven).toBe(true);
  });
});

describe('days that head their rows', () => {
  const commerz = [
    `
Handelsbank           Kontoauszug vom 31.10.2026
Angaben zu den Umsätzen          Valuta    zu Ihren Lasten    zu Ihren Gunsten
Alter Kontostand vom 30.09.2026                                       1.000,00
Buchungsdatum: 01.10.2026
Telekom                           01.10             20,00-
Rechnung 4411
Bäckerei                          01.10                                 50,00
Buchungsdatum: 12.10.2026`,
    `
Angaben zu den Umsätzen          Valuta    zu Ihren Lasten    zu Ihren Gunsten
Hausverwaltung                    12.10            100,00-
Miete
Neuer Kontostand vom 31.10.2026                                         930,00`,
  ];

  it('may end a page, and words below a row are that row’s', async () => {
    const { rows, proven } = await read(...commerz);
    expect(rows).toEqual([
      '2026-10-01 -2000 Telekom Rechnung 4411',
      '2026-10-01 5000 Bäckerei',
      '2026-10-12 -10000 Hausverwaltung Miete',
    ]);
    expect(proven).toBe(true);
  });

  it('may stand in a line with their sum at the end of a page', async () => {
    const { rows } = await read(
      `
Banco Sul             1 DE AGOSTO DE 2026 a 31 DE AGOSTO DE 2026
Saldo inicial                                        100,00
Saldo final                                           60,00
03 AGO 2026     Total de entradas                  +  20,00
                PIX recebido                          20,00
09 AGO 2026     Total de saídas                    -  60,00`,
      `
                Posto Sol                             60,00`,
    );
    expect(rows).toEqual(['2026-08-03 2000 PIX recebido', '2026-08-09 -6000 Posto Sol']);
  });
});

it('reads the years of rows by the days of the balances, not by the number of the statement', async () => {
  const { rows } = await read(`
Sparkasse Nord        Kontoauszug 7/2026
Datum       Erläuterung                       Betrag Soll     Betrag Haben
            Kontostand am 31.12.2025, Auszug Nr. 6                  100,00
01.01.      Kartenzahlung                          12,00-
09.01.      Gutschrift                                               20,00
            Kontostand am 31.01.2026                                108,00`);
  expect(rows.map((row) => row.slice(0, 10))).toEqual(['2026-01-01', '2026-01-09']);
});

it('takes two days and the words behind them for days, and not for a day with its hour', async () => {
  const { rows } = await read(`
Pankki                Kausi 01.08.2026 - 31.08.2026
Päivä        Arvopäivä    Selite                     Arkistointitunnus            Määrä
                          ALKUSALDO 01.08.2026                                  +100,00
03.08.2026 03.08.2026 ELISA OYJ                      20260803593619SLC81608       -12,00
09.08.2026 09.08.2026 ASIAKAS OY                     20260809593619SLC81609       +20,00
                          LOPPUSALDO 31.08.2026                                 +108,00`);
  expect(rows[0]).toContain('ELISA OYJ');
});

describe('a balance alone on its line', () => {
  it('says only what the rows come to, whatever it is called', async () => {
    const { proven, opening, closing } = await read(`
Banken                Periode 01.08.2026 - 31.08.2026
Dato          Tekst                            Beløb          Saldo
01.08.2026    Overtaget fra sidste år                        100,00
03.08.2026    Netto                           12,00-          88,00
09.08.2026    Kunde                           20,00          108,00
31.08.2026    Oversigt                                       108,00`);
    expect({ proven, opening, closing }).toEqual({ proven: true, opening: 10_000, closing: 10_800 });
  });

  it('is told where it says anything else', async () => {
    const { proven } = await read(`
Banken                Periode 01.08.2026 - 31.08.2026
Dato          Tekst                            Beløb          Saldo
03.08.2026    Netto                           12,00-          88,00
07.08.2026    Kunde                           20,00          108,00
09.08.2026    Flere kunder                                   128,00
31.08.2026    Gebyr                            8,00-         120,00`);
    expect(proven).not.toBe(true);
  });
});

describe('the balance that a statement begins with', () => {
  it('stands under its name beside the day under another name', async () => {
    const { opening, closing, proven } = await read(`
Bank Zuid             Rekeningafschrift
Rekeningnummer        Datum afschrift        Vorig saldo          Totaal af
0508298213            31-08-2026             100,00               12,00
BIC ABNANL2A          Aantal                 Nieuw saldo          Totaal bij
                      1 van 2                108,00               20,00

Boekdatum      Omschrijving                     Bedrag af      Bedrag bij
03-08          Kiosk                                12,00
09-08          Klant                                                20,00`);
    expect({ opening, closing, proven }).toEqual({ opening: 10_000, closing: 10_800, proven: true });
  });

  it('must be met by the rows though pages hand over others of the same name', async () => {
    const { proven } = await read(
      `
Harbour Bank          Statement period 1 August 2026 to 31 August 2026
Date      Description                  Paid out     Paid in     Balance
01 Aug    Start balance                                        1,000.00
03 Aug    Corner shop                    100.00                  850.00
09 Aug    Wages                                      70.00       920.00
          Balance carried forward                                920.00`,
      `
Date      Description                  Paid out     Paid in     Balance
          Balance brought forward                                920.00
12 Aug    Rent                            20.00                  900.00
31 Aug    End balance                                            900.00`,
    );
    expect(proven).toBe(false);
  });
});

it('reads two accounts that only their titles name, none of which says what it ends with', async () => {
  const { accounts, proven } = await read(`
Caisse du Nord        Du 1 août au 31 août 2026
EOP - Compte à opérations
Date      Code   Description                Retrait      Dépôt       Solde
                 Solde reporté                                    1 000,00
03 AOÛ    RA     Achat                       100,00                 900,00
09 AOÛ    DI     Dépôt direct                            70,00      970,00

ES1 - Épargne stable
Date      Code   Description                Retrait      Dépôt       Solde
                 Solde reporté                                      500,00
05 AOÛ    INT    Intérêt                                  5,00      505,00`);
  expect(accounts?.map(({ label }) => label)).toEqual(['EOP - Compte à opérations', 'ES1 - Épargne stable']);
  expect(accounts?.map(({ rows }) => rows.length)).toEqual([2, 1]);
  expect(proven).toBe(true);
});

it('reads pages of one account that are laid out differently as one account', async () => {
  const { accounts, rows, proven } = await read(
    `
Statement period 1 August 2026 to 31 August 2026
Harbour Bank          Account number 44819934
Date      Description        Paid out     Paid in     Balance
01 Aug    Opening balance                            1,000.00
03 Aug    Corner shop          100.00                  900.00
04 Aug    Wages                            50.00       950.00
05 Aug    Bakery                50.00                  900.00
          Balance carried forward                      900.00`,
    `
Date      Description                                Paid out        Paid in        Balance
          Balance brought forward                                                    900.00
12 Aug    Rent                                          20.00                        880.00
13 Aug    Wages                                                        40.00         920.00
14 Aug    Bakery                                        10.00                        910.00
31 Aug    Closing balance                                                            910.00`,
  );
  expect(accounts).toBeUndefined();
  expect(rows).toHaveLength(6);
  expect(proven).toBe(true);
});
