import { describe, expect, it } from 'vitest';
import { readTable } from './read-table.ts';

type Read = Awaited<ReturnType<typeof readTable>>;
const rows = ({ transactions }: Read) => transactions.map(({ date, amount }) => `${date} ${amount}`);
const asked = ({ questions }: Read) => questions.map(({ about, assumed }) => `${about} ${assumed}`);

describe('a card that charges for payments abroad', () => {
  it.each(['NON-STERLING TRANSACTION FEE', 'CASH TRANSACTION FEE', 'INTERNATIONAL TRANSACTION FEE'])(
    'is no account of one who sells because of its “%s”',
    async (fee) => {
      const statement = await readTable([
        'Date,Type,Description,Value',
        '14 Mar 2026,Purchase,HARBOUR BOOKS,18.40',
        '16 Mar 2026,Fee,' + fee + ',.55',
        '28 Mar 2026,Payment,DIRECT DEBIT PAYMENT,-240.10',
      ]);
      expect(rows(statement)).toEqual(['2026-03-14 -1840', '2026-03-16 -55', '2026-03-28 24010']);
    },
  );

  it('asks whose money it is where it has balances too', async () => {
    const statement = await readTable([
      'Date,Type,Description,Value,Balance',
      '14 Mar 2026,Purchase,HARBOUR BOOKS,18.40,',
      '16 Mar 2026,Fee,NON-STERLING TRANSACTION FEE,.55,',
      '28 Mar 2026,Payment,DIRECT DEBIT PAYMENT,-240.10,',
    ]);
    expect(asked(statement)).toEqual(['sign reversed']);
  });
});

describe('a file without headings', () => {
  it('tells of first rows whose day cannot be read, instead of passing over them', async () => {
    const { transactions, rejected } = await readTable([
      '31-Jun-26,-40.00,HARBOUR BOOKS,960.00',
      '02-Jul-26,-12.50,CORNER CAFE,947.50',
      '14-Jul-26,300.00,FERN STUDIO,1247.50',
    ]);
    expect(transactions).toHaveLength(2);
    expect(rejected.map(({ row }) => row)).toEqual([1]);
  });

  it('keeps a title above its rows apart from them', async () => {
    const { transactions, rejected } = await readTable([
      'Everyday account,,,1000.00',
      '02-Jul-26,-12.50,CORNER CAFE,987.50',
      '14-Jul-26,300.00,FERN STUDIO,1287.50',
    ]);
    expect(transactions).toHaveLength(2);
    expect(rejected).toEqual([]);
  });
});

it('knows lines of balances behind an account number that holds letters like a word', async () => {
  const number = 'NL18KNAB0259876543';
  const statement = await readTable([
    'Sąskaitos Nr.,Data,Gavėjas,Paaiškinimai,Suma,Valiuta,D/K',
    `${number},2026-01-01,,Likutis pradžiai,800.00,EUR,K`,
    `${number},2026-01-08,Miesto kavinė,Pietūs,14.50,EUR,D`,
    `${number},2026-01-20,Fern Studio,Sąskaita 12,250.00,EUR,K`,
    `${number},2026-01-31,,Apyvarta,14.50,EUR,D`,
    `${number},2026-01-31,,Apyvarta,250.00,EUR,K`,
    `${number},2026-01-31,,Likutis pabaigai,1035.50,EUR,K`,
  ]);
  expect(rows(statement)).toEqual(['2026-01-08 -1450', '2026-01-20 25000']);
  expect(statement).toMatchObject({ opening: 80_000, closing: 103_550, proven: true });
  expect(statement.account?.number).toBe(number);
});

describe('a Russian export', () => {
  const headings =
    'Дата операции;Дата обработки;Сумма операции;Валюта операции;Сумма в валюте счета;Валюта счета;Описание;Статус';

  it('counts what the account moved by, not what was paid abroad', async () => {
    const statement = await readTable([
      headings,
      '06.07.2026;08.07.2026;-4,50;EUR;-412,15;RUB;Кафе;Исполнено',
      '14.07.2026;15.07.2026;-300,00;RUB;-300,00;RUB;Связь;Исполнено',
    ]);
    expect(rows(statement)).toEqual(['2026-07-06 -41215', '2026-07-14 -30000']);
    expect(statement.currency).toBe('RUB');
  });

  it.each(['В обработке', 'Отклонён', 'Не исполнено'])(
    'leaves out a payment of the status “%s”',
    async (status) => {
      const { transactions, rejected } = await readTable([
        headings,
        '06.07.2026;08.07.2026;-4,50;EUR;-412,15;RUB;Кафе;Исполнено',
        `14.07.2026;;-300,00;RUB;-300,00;RUB;Связь;${status}`,
      ]);
      expect(transactions).toHaveLength(1);
      expect(rejected.map(({ row }) => row)).toEqual([3]);
    },
  );
});

it('names the account by a column headed Rekeningnummer', async () => {
  const { account } = await readTable([
    'Rekeningnummer;Datum;Omschrijving;Bedrag;Naam tegenpartij',
    'BE68539007547034;13/02/2026;Boekhandel;-18,40;De Haven',
    'BE68539007547034;28/02/2026;Kosten;-3,40;',
  ]);
  expect(account?.number).toBe('BE68539007547034');
});

describe('a file that marks money out and in by words', () => {
  const headings = 'Date,Description,Amount,Dr/Cr';
  const marked = ['2026-06-05,Harbour Books,23.50,DR', '2026-06-08,Fern Studio,100.00,CR'];

  it('tells of a row without such a word, instead of taking its money for income', async () => {
    const { transactions, rejected } = await readTable([headings, ...marked, '2026-06-10,Transfer,50.00,']);
    expect(transactions.map(({ amount }) => amount)).toEqual([-2350, 10_000]);
    expect(rejected).toMatchObject([
      { row: 4, reason: 'It does not say whether money came in or went out.' },
    ]);
  });

  it('keeps a row without one that a balance explains', async () => {
    const { transactions, proven } = await readTable([
      `${headings},Balance`,
      '2026-06-05,Harbour Books,23.50,DR,976.50',
      '2026-06-08,Fern Studio,100.00,CR,1076.50',
      '2026-06-10,Transfer,50.00,,1126.50',
      '2026-06-11,Corner Cafe,6.50,DR,1120.00',
    ]);
    expect(transactions).toHaveLength(4);
    expect(proven).toBe(true);
  });
});

it('takes the number of the account above the rows, not that of its owner or branch', async () => {
  const { account } = await readTable([
    'Name :- Fern Studio',
    'Customer ID :- 948377135',
    'MICR Code :- 411211079',
    'Statement of Account No - 923010008070086 for the period',
    'Tran Date,PARTICULARS,DR,CR,BAL',
    '16-03-2026,HARBOUR BOOKS,44.50,,955.50',
    '31-03-2026,INTEREST,,4.50,960.00',
  ]);
  expect(account?.number).toBe('923010008070086');
});

it('names the account by a card whose digits a column masks', async () => {
  const { account } = await readTable([
    'Card,Type,Amount,Details,TransactionDate',
    '4711-****-****-0836,D,23.50,HARBOUR BOOKS,26/02/2026',
    '4711-****-****-0836,C,100.00,PAYMENT,27/02/2026',
  ]);
  expect(account?.number).toBe('4711-****-****-0836');
});

describe('a file without headings that states the balance before and after each row', () => {
  const first = '441700882\tEUR\t20260826\t4978,78\t4408,78\t20260826\t-570,00\tDe Haven';
  const second = '441700882\tEUR\t20260827\t4408,78\t4400,28\t20260827\t-8,50\tBoekhandel';
  const ofOther = '552093377\tEUR\t20260827\t120,00\t145,50\t20260827\t25,50\tRente';

  it.each([
    ['one row', [first], [-57_000]],
    ['several', [first, second], [-57_000, -850]],
    ['the newest first', [second, first], [-850, -57_000]],
    ['several accounts', [first, second, ofOther], [-57_000, -850, 2550]],
  ])('is read by its amounts: %s', async (_, lines, amounts) => {
    const { transactions } = await readTable(lines);
    expect(transactions.map(({ amount }) => amount)).toEqual(amounts);
  });
});

describe('a fee beside an amount', () => {
  const headings = 'Date,Description,Amount,Fee,Currency,Balance';
  const charged = '2026-05-04,Harbour Books,-25.50,0.50,EUR,1000.00';

  it('is asked about where the oldest balance alone could tell', async () => {
    const { questions } = await readTable([headings, charged, '2026-05-05,Rent,-800.00,0.00,EUR,200.00']);
    expect(questions.map(({ about }) => about)).toEqual(['fee']);
  });

  it('is asked about where the column of balances is empty', async () => {
    const { questions } = await readTable([
      headings,
      '2026-05-04,Harbour Books,-25.50,0.50,EUR,',
      '2026-05-05,Rent,-800.00,0.00,EUR,',
    ]);
    expect(questions.map(({ about }) => about)).toEqual(['fee']);
  });

  it('is told by the balance of a later row', async () => {
    const { questions, transactions } = await readTable([
      headings,
      charged,
      '2026-05-05,Fern Studio,-20.00,1.00,EUR,979.00',
    ]);
    expect(questions).toEqual([]);
    expect(transactions.map(({ amount }) => amount)).toEqual([-2600, -2100]);
  });
});

it('reads the columns of Norwegian banks for money out and in', async () => {
  const { transactions, questions } = await readTable([
    'Dato;Forklaring;Rentedato;Uttak fra konto;Innskudd på konto',
    '13.10.2026;Bokhandel;13.10.2026;163,80;',
    '15.10.2026;Nordlys AS;15.10.2026;;17 250,00',
  ]);
  expect(transactions.map(({ amount }) => amount)).toEqual([-16_380, 1_725_000]);
  expect(questions).toEqual([]);
});

it.each([
  ['"Account Name:","Harbour Saver ****70417"', '****70417'],
  ['"Phone:","*** *** 70417"', undefined],
])('takes the masked digits behind the name of an account for its number: %s', async (above, number) => {
  const { account } = await readTable([
    above,
    '"Account Balance:","£955.50"',
    '',
    'Date,Transaction type,Description,Paid out,Paid in,Balance',
    '16 Mar 2026,Visa purchase,Harbour Books,£44.50,,£955.50',
  ]);
  expect(account?.number).toBe(number);
});

describe('a wallet whose payments have a source of their own', () => {
  const HEAD = 'ID,Datetime,Type,Note,Amount (total),Funding Source,Destination';
  const lines = [
    '36,2026-03-02T18:22:10,Payment,Lunch,- $20.00,Wallet balance,',
    '37,2026-03-05T18:22:10,Payment,Logo,+ $250.00,,Wallet balance',
    '38,2026-03-10T18:22:10,Payment,Paper,- $15.00,Visa *1111,',
  ];

  it('leaves what a card paid to the statement of that card, and says so', async () => {
    const statement = await readTable([HEAD, ...lines]);
    expect(rows(statement)).toEqual(['2026-03-02 -2000', '2026-03-05 25000']);
    expect(statement.rejected).toMatchObject([
      {
        row: 4,
        reason: 'It was paid from “Visa *1111”, not from this account: that account’s statement has it.',
        isNotBooked: true,
      },
    ]);
  });

  it('keeps what a bank adds to the wallet, and knows a card that is named after cash', async () => {
    const statement = await readTable([
      HEAD,
      ...lines,
      '39,2026-03-11T18:22:10,Add Funds,,+ $100.00,CHASE *1111,Wallet balance',
      '40,2026-03-12T18:22:10,Payment,Pens,- $12.00,Cash Rewards Visa 1111,',
    ]);
    expect(rows(statement)).toEqual(['2026-03-02 -2000', '2026-03-05 25000', '2026-03-11 10000']);
  });

  it('reads the rows of an account that pays for all of them itself', async () => {
    const statement = await readTable([
      'Date,Description,Amount,Funding Source',
      '2026-03-02,Harbour Books,-20.00,Business Checking 1234',
      '2026-03-05,Client,250.00,Business Checking 1234',
    ]);
    expect(rows(statement)).toEqual(['2026-03-02 -2000', '2026-03-05 25000']);
  });

  it('believes balances more than that', async () => {
    const balances = ['80.00', '330.00', '315.00'];
    const [head, ...some] = [HEAD, ...lines].map((line, at) => `${line},${balances[at - 1] ?? 'Balance'}`);
    const statement = await readTable([head ?? '', ...some]);
    expect(rows(statement)).toHaveLength(3);
    expect(statement.proven).toBe(true);
  });
});

it('reads records of several kinds, cells in single quotes and days without a year', async () => {
  const statement = await readTable([
    "2,62012345678,'A TRADER','BUSINESS'",
    "3,62012345678,'20260601','20260630'",
    "5,'Number','Date','Description1','Description2','Amount','Balance','Accrued Charges'",
    "5,1,'02 Jun','POS Purchase','PENS, PAPER',-54.20,945.80,",
    "5,2,'05 Jun','Payment From','CLIENT',800.00,1745.80,",
  ]);
  expect(rows(statement)).toEqual(['2026-06-02 -5420', '2026-06-05 80000']);
});

it.each(['SALDO DO DIA', 'SALDO TOTAL DISPONÍVEL DIA', 'TAGESSALDO'])(
  'passes over what an account holds at the end of a day: %s',
  async (words) => {
    const statement = await readTable([
      '14/04/2026;PIX TRANSF JOAO;-50,00',
      '15/04/2026;PIX RECEB CLIENTE;1.250,00',
      `15/04/2026;${words};1.200,00`,
    ]);
    expect(rows(statement)).toEqual(['2026-04-14 -5000', '2026-04-15 125000']);
  },
);

it.each([
  ['Einnahme', 'Ausgabe'],
  ['Entrata', 'Uscita'],
])('knows columns named in the singular: %s and %s', async (into, out) => {
  const statement = await readTable([
    `Datum;Text;${into};${out}`,
    '14.04.2026;Markt;0;3,00',
    '15.04.2026;Kunde;50,00;0',
  ]);
  expect(rows(statement)).toEqual(['2026-04-14 -300', '2026-04-15 5000']);
  expect(statement.questions).toEqual([]);
});

it('leaves out a payment whose result is a failure, and takes no change of a balance for a balance', async () => {
  const statement = await readTable([
    'Payment Date,Payment ID,Result,Amount,Balance',
    '14-Mar-2026,P1,SUCCESS,22.60,1022.60',
    '15-Mar-2026,P2,FAIL,9.00,1022.60',
    ',Balance Change,,,22.60',
  ]);
  expect(rows(statement)).toEqual(['2026-03-14 2260']);
  expect(statement.closing).toBe(102_260);
});
