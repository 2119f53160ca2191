import { describe, expect, it } from 'vitest';
import { decimalFromMinor, minorFromDecimal } from '../../../../../../shared/money.ts';
import { readTable } from './read-table.ts';

type Read = Awaited<ReturnType<typeof readTable>>;
const amounts = ({ transactions }: Read) => transactions.map(({ amount }) => amount);
const asked = ({ questions }: Read) => questions.map(({ about, assumed }) => `${about} ${assumed}`);

describe('a card that writes its purchases without a minus', () => {
  it.each([
    ['INTERNET PAYMENT - THANK YOU'],
    ['PAYMENT RECEIVED - THANK YOU'],
    ['PAIEMENT REÇU - MERCI'],
    ['ZAHLUNG ERHALTEN. BESTEN DANK'],
    ['GRACIAS POR SU PAGO'],
  ])('is turned round and proposed as a card where it says “%s”', async (payment) => {
    const statement = await readTable([
      'Date,Description,Amount',
      '2026-09-28,STONEGATE HARDWARE,154.20',
      `2026-09-30,${payment},-400.00`,
      '2026-10-02,CLOUDBOX.COM MONTHLY,12.99',
      '2026-10-21,STONEGATE HARDWARE,-31.10',
    ]);
    expect(amounts(statement)).toEqual([-15_420, 40_000, -1299, 3110]);
    expect(asked(statement)).toEqual([]);
    expect(statement.account?.kind).toBe('credit-card');
  });

  it('is told by the kinds of its rows', async () => {
    const statement = await readTable([
      'Transaction Date,Description,Type,Amount (USD)',
      '2026-10-30,RIVERSIDE DELI,Purchase,23.40',
      '2026-10-28,ACH DEPOSIT INTERNET TRANSFER,Payment,-310.00',
      '2026-10-22,OFFICE WORLD,Purchase,310.00',
      '2026-10-18,OFFICE WORLD RETURN,Credit,-15.00',
    ]);
    expect(amounts(statement)).toEqual([-2340, 31_000, -31_000, 1500]);
    expect(asked(statement)).toEqual([]);
  });

  it('is turned round and asked about where returns alone show it', async () => {
    const statement = await readTable([
      'Date,Description,Amount',
      '2026-10-05,FERN OFFICE SUPPLY,96.12',
      '2026-10-09,WILLOW CAFE,18.75',
      '2026-10-14,FERN OFFICE SUPPLY RETURN,-20.00',
    ]);
    expect(amounts(statement)).toEqual([-9612, -1875, 2000]);
    expect(asked(statement)).toEqual(['sign reversed']);
  });

  it.each([
    [
      'returns outnumber its purchases',
      ['OAK BOOKS,-1.40', 'RENT,-56.47', 'OAK BOOKS,58.73'],
      [140, 5647, -5873],
    ],
    ['it has no purchase', ['OAK BOOKS,-1.40', 'RENT,-56.47'], [140, 5647]],
    ['it has nothing else', [], []],
  ])('is asked about where %s, though balances of what is owed run along', async (_, rows, expected) => {
    let owed = 900_00;
    const lines = ['PAYMENT RECEIVED - THANK YOU,-28.94', ...rows].map((row, at) => {
      owed += minorFromDecimal(row.split(',')[1] ?? '', 'CAD') ?? 0;
      return { plain: `2026-03-0${at + 1},${row}`, balance: decimalFromMinor(owed, 'CAD') };
    });
    const balanced = await readTable([
      'Date,Description,Amount,Balance',
      ...lines.map(({ plain, balance }) => `${plain},${balance}`),
    ]);
    const bare = await readTable(['Date,Description,Amount', ...lines.map(({ plain }) => plain)]);
    for (const statement of [balanced, bare]) {
      expect(amounts(statement)).toEqual([2894, ...expected]);
      expect(asked(statement)).toEqual(['sign reversed']);
    }
  });

  it.each([
    ['its title', ['Kreditkartenabrechnung'], {}],
    ['a person', [], { accountKind: 'credit-card' }],
  ] as const)(
    'is asked about where a few rows can’t tell, though %s says that it is one',
    async (_, title, options) => {
      const statement = await readTable(
        [
          ...title,
          'Datum;Erläuterung;Umsatz;Saldo',
          '28.12.2025;Stadtwerke Nord;14055,44;-7608,11',
          '28.12.2025;Stadtwerke Nord;-6758,37;-21663,55',
          '28.12.2025;Lindenhof GmbH;-1717,11;-14905,18',
          '28.12.2025;Zahlung erhalten;-14965,41;-13188,07',
        ],
        options,
      );
      expect(asked(statement)).toEqual(['sign reversed']);
      expect(amounts(statement)).toEqual([-1_405_544, 675_837, 171_711, 1_496_541]);
    },
  );

  it('is asked about where it collects a direct debit, which every account may do', async () => {
    const statement = await readTable([
      'Datum;Buchung;Betrag',
      '01.03.2026;Miete Wohnung 1;900,00',
      '02.03.2026;Lastschrifteinzug;-51,26',
      '03.03.2026;Miete Wohnung 2;700,00',
    ]);
    expect(asked(statement)).toEqual(['sign reversed']);
  });

  it('is asked about where somebody says that the account is no card', async () => {
    const lines = [
      'Date,Description,Amount',
      '2026-09-28,STONEGATE HARDWARE,154.20',
      '2026-09-30,ONLINE PAYMENT - THANK YOU,-400.00',
    ];
    const statement = await readTable(lines, { accountKind: 'checking' });
    expect(amounts(statement)).toEqual([15_420, -40_000]);
    expect(asked(statement)).toEqual(['sign as-written']);
  });

  it('is known by the name of its file', async () => {
    const lines = ['Date,Description,Amount', '2026-09-28,HARDWARE,154.20', '2026-10-02,CLOUDBOX.COM,12.99'];
    expect(asked(await readTable(lines, { fileName: 'amex_activity.csv' }))).toEqual(['sign reversed']);
    expect(asked(await readTable(lines, { fileName: 'visa_debit.csv' }))).toEqual(['sign as-written']);
  });
});

describe('a few rows that mostly bring money', () => {
  it.each([
    [
      'are proposed as spent where shops are named',
      ['STARBUCKS 00412 OTTAWA,6.45', 'UBER TRIP,22.10', 'SHELL 4412,61.20', 'AMZN MKTP,-20.00'],
      ['sign reversed'],
      -645,
    ],
    [
      'are asked about where nothing says what they are',
      ['OAK AND PINE,96.12', 'WILLOW STUDIO,18.75', 'GREY STONE,-20.00'],
      ['sign as-written'],
      9612,
    ],
    [
      'are proposed as spent where money is taken only from who brings it',
      ['OAK AND PINE,96.12', 'WILLOW STUDIO,18.75', 'OAK AND PINE,-20.00'],
      ['sign reversed'],
      -9612,
    ],
    [
      'are proposed as spent where a card’s fee is above zero',
      ['ANNUAL FEE,95.00', 'WILLOW STUDIO,18.75', 'TRAVEL CREDIT,-20.00'],
      ['sign reversed'],
      -9500,
    ],
    [
      'are asked about where one of them is called as a sale is',
      ['INVOICE NINJA,12.00', 'WILLOW STUDIO,18.75', 'GREY STONE,-20.00'],
      ['sign as-written'],
      1200,
    ],
    [
      'stay as written where most are called sales',
      ['OAK AND PINE INVOICE 12,96.12', 'WILLOW STUDIO INVOICE 13,18.75', 'OAK AND PINE,-20.00'],
      [],
      9612,
    ],
    [
      'stay as written where a bill is paid',
      ['OAK AND PINE,96.12', 'WILLOW STUDIO,18.75', 'ELECTRICITY BILL,-20.00'],
      [],
      9612,
    ],
    [
      'stay as written where money comes back above zero',
      ['REFUND OAK AND PINE,96.12', 'WILLOW STUDIO,18.75', 'OAK AND PINE,-20.00'],
      [],
      9612,
    ],
  ])('%s', async (_, rows, asks, first) => {
    const lines = ['Date,Description,Amount', ...rows.map((row, at) => `2026-03-${at + 10},${row}`)];
    const statement = await readTable(lines);
    expect(asked(statement)).toEqual(asks);
    expect(amounts(statement)[0]).toBe(first);
    expect(asked(await readTable(lines, { accountKind: 'checking' }))).toEqual([]);
  });

  it('are a seller’s whose fees are below zero as its returns are', async () => {
    const statement = await readTable([
      'type,capture_date,description,amount',
      'SALE,2026-09-01,1041,499.00',
      'FEE,2026-09-01,1041,-16.43',
      'RETURN,2026-09-04,1033,-120.00',
      'SALE,2026-09-05,1042,250.00',
    ]);
    expect(asked(statement)).toEqual([]);
    expect(amounts(statement)).toEqual([49_900, -1643, -12_000, 25_000]);
  });
});

describe('an account that is no card', () => {
  it.each([
    [
      'pays its card',
      ['SALARY,1500.00', 'ONLINE PAYMENT VISA,-400.00', 'RENT,-900.00', 'COFFEE,-4.00'],
      [150_000, -40_000, -90_000, -400],
    ],
    [
      'pays its card and says thanks',
      ['D/C FROM A B,1300.00', 'MB TRANSFER TO CARD 5023 THANK YOU,-1300.00', 'D/C FROM A B,4400.00'],
      [130_000, -130_000, 440_000],
    ],
    ['is thanked for nothing', ['SALE,1500.00', 'BANK FEE,-4.00', 'SALE,90.00'], [150_000, -400, 9000]],
    [
      'thanks in many rows that take money',
      [
        'ONLINE PAYMENT THANK YOU,-400.00',
        ...Array.from({ length: 8 }, (_, at) => `SHOP ${at},-${at + 5}.00`),
        'SALE,90.00',
      ],
      [-40_000, ...Array.from({ length: 8 }, (_, at) => -100 * (at + 5)), 9000],
    ],
    [
      'pays by direct debit',
      ['Lastschrifteinzug,-400.00', 'SHOP,-5.00', 'SALE,90.00'],
      [-40_000, -500, 9000],
    ],
    [
      'thanks, and has its salary',
      ['ONLINE PAYMENT THANK YOU,-400.00', 'PAYROLL,1500.00', 'SHOP,-5.00'],
      [-40_000, 150_000, -500],
    ],
    [
      'writes the payment of a card above zero',
      ['PAYMENT - THANK YOU,400.00', 'HARDWARE,-154.20', 'COFFEE,-4.00'],
      [40_000, -15_420, -400],
    ],
  ])('stays as written where it %s', async (_, rows, expected) => {
    const statement = await readTable([
      'Date,Description,Amount',
      ...rows.map((row, at) => `2026-03-${at + 10},${row}`),
    ]);
    expect(amounts(statement)).toEqual(expected);
    expect(asked(statement)).toEqual([]);
  });

  it('is asked about where nearly all of many rows bring money and nothing says why', async () => {
    const rows = Array.from({ length: 19 }, (_, at) => `2026-03-${10 + at},SHOP ${at},${at + 5}.00`);
    const statement = await readTable(['Date,Description,Amount', ...rows, '2026-03-31,SHOP 3,-8.00']);
    expect(asked(statement)).toEqual(['sign as-written']);
  });
});

describe('shops above zero and one row below', () => {
  // What was held fell by the sum as written; what a card owes falls by it turned round.
  const lines = [
    'Opening balance,160.42',
    'Closing balance,140.68',
    '',
    'Date,Description,Amount',
    '2026-03-10,TIM HORTONS #0412,7.53',
    '2026-03-11,SHELL 4471,31.35',
    '2026-03-12,LARCH ELECTRIC,-75.45',
    '2026-03-13,METRO 221,16.83',
  ];

  it('are asked about though balances agree, which do so either way', async () => {
    const statement = await readTable(lines);
    expect(statement.proven).toBe(true);
    expect(asked(statement)).toEqual(['sign reversed']);
    expect(amounts(statement)).toEqual([-753, -3135, 7545, -1683]);
  });

  it('are held to the balances once a person has said which way money went', async () => {
    const statement = await readTable(lines, { answers: { sign: 'as-written' } });
    expect([statement.proven, asked(statement)]).toEqual([true, []]);
    expect(amounts(statement)).toEqual([753, 3135, -7545, 1683]);
  });
});
