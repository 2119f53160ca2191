import { describe, expect, it } from 'vitest';
import { readTable } from './read-table.ts';

type Read = Awaited<ReturnType<typeof readTable>>;
const amounts = ({ transactions }: Read) => transactions.map(({ amount }) => amount);
const asked = ({ questions }: Read) => questions.map(({ about }) => about);

describe('a title that names a credit card', () => {
  const account = [
    '2026-03-02,SALARY NORTHGATE,2000.00,3000.00',
    '2026-03-03,DIRECT DEBIT WATER,-50.00,2950.00',
    '2026-03-09,CUSTOMER 4711,300.00,3250.00',
    '2026-03-12,CUSTOMER 4712,120.00,3370.00',
    '2026-03-20,BANK INTEREST,1.10,3371.10',
  ];

  it.each([
    ['above the rows', ['Linked credit card 4711 99', 'Date,Description,Amount,Balance'], account],
    ['in a heading', ['Date,Card used,Amount,Balance'], account],
    [
      'beside rows without balances',
      ['Credit card', 'Date,Description,Amount'],
      account.map((row) => row.replace(/,[^,]*$/, '')),
    ],
  ])('never turns an account’s rows round for sure: %s', async (_, head, rows) => {
    const statement = await readTable([...head, ...rows]);
    const isRight = amounts(statement)[0] === 200_000;
    expect(isRight || asked(statement).includes('sign')).toBe(true);
    if (!isRight) {
      const answered = await readTable([...head, ...rows], { answers: { sign: 'as-written' } });
      expect(amounts(answered)).toEqual([200_000, -5000, 30_000, 12_000, 110]);
    }
  });

  it('turns the rows round where they name a payment that the card got', async () => {
    const statement = await readTable([
      'Credit card',
      'Date,Description,Amount',
      '2026-03-02,HARDWARE,154.20',
      '2026-03-09,PAYMENT RECEIVED - THANK YOU,-400.00',
      '2026-03-12,CLOUDBOX,12.99',
    ]);
    expect(amounts(statement)).toEqual([-15_420, 40_000, -1299]);
    expect(asked(statement)).toEqual([]);
  });

  it('asks where a card’s balance agrees with rows turned round as well as with them as written', async () => {
    const statement = await readTable([
      'Credit card',
      'Date,Description,Amount,Balance',
      '2026-03-02,HARDWARE,154.20,554.20',
      '2026-03-09,BAKERY,45.80,600.00',
      '2026-03-12,REFUND HARDWARE,-100.00,500.00',
    ]);
    expect(asked(statement)).toEqual(['sign']);
  });

  it.each([
    [
      'most of its rows name none',
      'Date,Description,Card number,Amount,Balance',
      [
        '2026-03-02,ROSA LTD,,500.00,1500.00',
        '2026-03-03,KALE,4711,-17.00,1483.00',
        '2026-03-04,RENT,,-900.00,583.00',
      ],
    ],
    [
      'its rows name accounts of the other side',
      'Date,Description,Card number,Amount,Balance,Beneficiary IBAN',
      [
        '2026-03-02,ROSA LTD,,500.00,1500.00,DE1',
        '2026-03-03,KALE,4711,-17.00,1483.00,',
        '2026-03-04,TEA,4711,-9.00,1474.00,',
      ],
    ],
  ])('is no card where an account lists the cards it was used by: %s', async (_, header, rows) => {
    const statement = await readTable([header, ...rows]);
    expect(amounts(statement).slice(0, 2)).toEqual([50_000, -1700]);
    expect(asked(statement)).toEqual([]);
    expect(statement.account?.kind).not.toBe('credit-card');
  });
});

describe('a file whose purchases are below zero already', () => {
  const lines = (...rows: string[]) => ['Date,Description,Type,Amount', ...rows];
  const purchases = ['2026-03-02,HARDWARE,Sale,-154.20', '2026-03-05,CLOUDBOX,Sale,-12.99'];

  it('is a card’s where it thanks for most of the money that came in', async () => {
    const { account, ...read } = await readTable(
      lines(
        ...purchases,
        '2026-03-09,Payment Thank You-Mobile,Payment,400.00',
        '2026-03-11,HARDWARE,Return,20.00',
      ),
    );
    expect(account).toMatchObject({ kind: 'credit-card' });
    expect(amounts(read as Read)).toEqual([-15_420, -1299, 40_000, 2000]);
    expect(asked(read as Read)).toEqual([]);
  });

  it('is none where a customer thanks among others who pay', async () => {
    const customers = ['4 THANK YOU FOR PAYMENT TERMS', '5', '6'].map(
      (text, at) => `2026-03-${10 + at},CLIENT ${text},Credit,400.00`,
    );
    expect((await readTable(lines(...purchases, ...customers))).account).toBeNull();
  });
});
