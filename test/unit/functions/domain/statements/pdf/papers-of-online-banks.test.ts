import { describe, expect, it } from 'vitest';
import { readStatementOfPages } from '../../../../../../functions/domain/statements/read-statement.ts';
import { typedPages } from '../../../../../support/statements/typed-pages.ts';

async function read(page: string) {
  const reading = await readStatementOfPages({ kind: 'pages', pages: typedPages(page) }, 'pdf');
  if (reading.kind === 'problem') throw new Error(reading.because.code);
  const { transactions, account, proven, opening, closing } = reading.statement;
  return {
    rows: transactions.map(({ date, amount, description }) => `${date} ${amount} ${description}`),
    fees: transactions.map(({ fee }) => fee),
    number: account?.number,
    proven,
    opening,
    closing,
  };
}

describe('rows below a day with the balance that it ended with', () => {
  it('are of that day', async () => {
    const { rows, proven } = await read(`
Banco Sul             Período: 01/08/2026 a 31/08/2026
Agência: 0001-9, Conta: 44819934
3 de Agosto de 2026   Saldo do dia: R$ 880,00        Valor      Saldo por transação
PAGAMENTO DE BOLETO                              -R$ 100,00               R$ 900,00
ENEL SP
TARIFA                                            -R$ 20,00               R$ 880,00
9 de Agosto de 2026   Saldo do dia: R$ 950,00        Valor      Saldo por transação
PIX RECEBIDO                                       R$ 70,00               R$ 950,00`);
    expect(rows).toEqual([
      '2026-08-03 -10000 PAGAMENTO DE BOLETO ENEL SP',
      '2026-08-03 -2000 TARIFA',
      '2026-08-09 7000 PIX RECEBIDO',
    ]);
    expect(proven).toBe(true);
  });

  const scanned = (head: string): ReturnType<typeof read> =>
    read(`
Banco Sul             Período: 01/08/2026 a 31/08/2026
Agência: 0001-9, Conta: 44819934
${head} Saldo do dia: R$ 900,00        Valor      Saldo por transação
PAGAMENTO DE BOLETO                              -R$ 100,00               R$ 900,00
9 de Agosto de 2026   Saldo do dia: R$ 950,00        Valor      Saldo por transação
PIX RECEBIDO                                       R$ 50,00               R$ 950,00
17 de Agosto de 2026   Saldo do dia: R$ 910,00        Valor      Saldo por transação
TARIFA                                            -R$ 40,00               R$ 910,00`);

  it.each(['3de Agosto de2026', '3 de Agosto de2026 5'])(
    'are of that day where a scan joins its words or adds a sign: %s',
    async (head) => {
      const { rows, proven } = await scanned(head);
      expect(rows[0]).toBe('2026-08-03 -10000 PAGAMENTO DE BOLETO');
      expect(proven).toBe(true);
    },
  );

  it('prove nothing where one such day is not read', async () => {
    expect((await scanned('3 rle Agasto')).proven).toBeNull();
  });
});

it('takes the day of a card’s purchase where the names of both days ran into each other', async () => {
  const { rows } = await read(`
Gold Card             Statement period 1 August 2026 to 31 August 2026
Card number xxxx-xxxxxx-49934     Minimum payment due 25.00     Credit limit 4,000.00
Previous balance      100.00
New balance           130.00
Transaction Process      Foreign
Date        Date         Spending         Details                      Amount
Aug 3       Aug 4                         Corner shop                   20.00
Aug 9       Aug 10                        Bakery                        10.00`);
  expect(rows).toEqual(['2026-08-03 -2000 Corner shop', '2026-08-09 -1000 Bakery']);
});

it('reads both balances of a box under names with their days', async () => {
  const { opening, closing, proven } = await read(`
Banque du Nord        Relevé de compte du 01/08/2026 au 31/08/2026
Solde au 01/08        Total débits        Total crédits        Solde au 31/08
+ 100,00 EUR          - 12,00 EUR         + 20,00 EUR          + 108,00 EUR

Date      Transactions                        Débit        Crédit
03/08     Kiosque                             12,00
09/08     Client                                            20,00`);
  expect({ opening, closing, proven }).toEqual({ opening: 10_000, closing: 10_800, proven: true });
});

it('knows the last balance by its Flemish name', async () => {
  const { closing, proven } = await read(`
Bank                  Rekeninguittreksel van 01-08-2026 tot 31-08-2026
Datum     Omschrijving                Bedrag
          VORIG SALDO                 100,00 +
03-08     Kiosk                        12,00 -
09-08     Klant                        20,00 +
          HUIDIG SALDO                108,00 +`);
  expect({ closing, proven }).toEqual({ closing: 10_800, proven: true });
});

it('reads the rows below a heading of details, though a heading of points stands above', async () => {
  const { rows } = await read(`
Gold Card             Closing Date 08/31/26      Account Ending 9-49934
Previous Balance      $100.00
New Balance           $130.00
Minimum Payment Due   $25.00

Membership Rewards Points
Available as of 08/31/26: 112,540

Detail
                                                Amount
08/03/26      CORNER SHOP SEATTLE WA            $20.00
08/09/26      BAKERY SEATTLE WA                 $10.00`);
  expect(rows).toHaveLength(2);
});

it('takes words behind a column of running numbers for the description, and those below it', async () => {
  const { rows } = await read(`
Sparkasse Nord        Auszugsdatum 31.08.2026
Bu.Tag    Wert      Nr.   Wir haben für Sie gebucht       Betrag EUR
                          Kontostand am 31.07.2026           100,00+
03.08.    03.08.    1     Dauerauftrag                        12,00-
                          Summa Wohnbau eG
                          Miete
09.08.    09.08.    2     Gutschrift                          20,00
                          Kontostand am 31.08.2026           108,00+`);
  expect(rows[0]).toContain('Summa Wohnbau eG Miete');
});

it('reads letters in brackets behind amounts', async () => {
  const { rows, proven } = await read(`
Harbour Bank          Period : 01-08-2026 To 31-08-2026
Opening balance       INR 1,000.00
Closing balance       INR 950.00
Date          Description              Amount     Dr / Cr      Balance
03-08-2026    Corner shop              100.00     (Dr)          900.00
09-08-2026    Wages                     70.00     (Cr)          970.00
12-08-2026    Rent                      20.00     (Dr)          950.00`);
  expect(rows).toEqual(['2026-08-03 -10000 Corner shop', '2026-08-09 7000 Wages', '2026-08-12 -2000 Rent']);
  expect(proven).toBe(true);
});

it('goes on with a shop’s name above the balance that ends the table', async () => {
  const { rows } = await read(`
Bank Nord             Kontoauszug 1. August 2026 bis 31. August 2026
Datum       Buchungstext                    Betrag
            Alter Saldo                     100,00
09.08.      Gutschrift                       20,00
13.08.      Kartenumsatz                     12,00-
            TOTAL ENERGIES KOELN
            Neuer Saldo                     108,00`);
  expect(rows[1]).toBe('2026-08-13 -1200 Kartenumsatz TOTAL ENERGIES KOELN');
});

it('takes no dated sum of one column for a row', async () => {
  const { rows, proven } = await read(`
Harbour Bank          For the period ending August 31, 2026
Date      Description               Deducted ($)     Added ($)     Balance ($)
Aug 01    Opening balance                                             1,000.00
Aug 03    Corner shop                     100.00                        900.00
Aug 09    Rent                             20.00                        880.00
Aug 31    Closing totals                  120.00`);
  expect(rows).toHaveLength(2);
  expect(proven).toBe(true);
});

it('takes a charge beside the first amount with it', async () => {
  const { rows, fees, proven } = await read(`
Harbour Bank          Statement period 1 August 2026 to 31 August 2026
Opening Balance       R1 000.00
Closing Balance       R 950.00
Date          Description              Money In     Money Out     Fee*      Balance
03/08/2026    Corner shop                             -100.00    -1.50       898.50
09/08/2026    Wages                       53.00                              951.50
12/08/2026    Fee                                       -1.50                950.00`);
  expect(rows[0]).toBe('2026-08-03 -10150 Corner shop');
  expect([fees[0], proven]).toEqual([-150, true]);
});

it('proves no row before all balances whose sign is a guess', async () => {
  const { proven } = await read(`
Harbour Bank          Statement period 1 August 2026 to 31 August 2026
Date          Details                  Amount      Balance
03/08/2026    Corner shop              100.00       900.00
09/08/2026    Bakery                    50.00       850.00
12/08/2026    Wages                     70.00       920.00`);
  expect(proven).not.toBe(true);
});

it('knows columns of amounts by Dr and Cr before their name', async () => {
  const { rows, proven } = await read(`
Harbour Bank          Statement period 1 August 2026 to 31 August 2026
Date          Details               Dr Amount    Cr Amount      Balance
03/08/2026    Corner shop              100.00                    900.00
09/08/2026    Wages                                  70.00       970.00
12/08/2026    Rent                      20.00                    950.00`);
  expect(rows[0]).toBe('2026-08-03 -10000 Corner shop');
  expect(proven).toBe(true);
});

it('reads days of two numbers close behind amounts, under names that ran into each other', async () => {
  const { rows, proven } = await read(`
Harbour Bank          Statement from 1 August 2026 to 31 August 2026
Details                          Debits     Credits Date      Balance
BALANCE BROUGHT FORWARD                             07 31    1,000.00
CORNER SHOP                     100.00-             08 03      900.00
WAGES                                         70.00 08 09      970.00
RENT                             20.00-             08 12      950.00`);
  expect(rows).toEqual(['2026-08-03 -10000 CORNER SHOP', '2026-08-09 7000 WAGES', '2026-08-12 -2000 RENT']);
  expect(proven).toBe(true);
});

it('takes what a bank owes the holder of a card for no row', async () => {
  const { rows, closing, proven } = await read(`
Visa Infinite         STATEMENT FROM AUG 01 TO AUG 31, 2026
Account 4510 15** **** 9934     Minimum payment $10.00     Credit limit $8,500.00
DATE        ACTIVITY DESCRIPTION               AMOUNT ($)
            PREVIOUS STATEMENT BALANCE            $100.00
AUG 03      CORNER SHOP                            $20.00
AUG 09      PAYMENT - THANK YOU                  -$150.00
            CREDIT BALANCE                        -$30.00`);
  expect(rows).toHaveLength(2);
  expect({ closing, proven }).toEqual({ closing: 3000, proven: true });
});
