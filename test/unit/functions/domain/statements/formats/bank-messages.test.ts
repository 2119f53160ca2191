import { describe, expect, it } from 'vitest';
import { readWorded } from '../../../../../support/statements/read-worded.ts';

interface Message {
  readonly name: string;
  readonly lines: readonly string[];
  readonly rows: readonly string[];
  readonly ends: readonly [number, number];
  readonly currency: string;
}

/** A line as wide as its kind of file has them. */
const wide = (width: number, ...parts: readonly string[]): string => parts.join('').padEnd(width);

const cfonb = (kind: string, operation: string, day: string, words: string, amount: string): string =>
  wide(
    120,
    `${kind}30004${operation}00812EUR2 00012345678`,
    kind === '04' ? '05' : '  ',
    day,
    wide(8, kind === '04' ? `  ${day}` : ''),
    wide(42, words),
    amount,
  );

const coda = (kind: string, ...fields: readonly (readonly [at: number, text: string])[]): string => {
  let line = kind;
  for (const [at, text] of fields) line = line.padEnd(at - 1) + text;
  return line.padEnd(128);
};

const messages: readonly Message[] = [
  {
    name: 'Norma 43',
    lines: [
      wide(
        80,
        '11',
        '2100',
        '0418',
        '0200051332',
        '260901',
        '260930',
        '2',
        '00000000100000',
        '978',
        '3',
        'ESTUDIO SL',
      ),
      wide(
        80,
        '22',
        '    0418',
        '260928',
        '260927',
        '02',
        '001',
        '2',
        '00000000120000',
        '0000000077',
        '000000000000',
        'FACTURA 77',
      ),
      wide(80, '2301', wide(38, 'TRANSFERENCIA DE'), 'CLIENTE NORTE SL'),
      wide(
        80,
        '22',
        '    0418',
        '260930',
        '260930',
        '03',
        '017',
        '1',
        '00000000006140',
        '0000000000',
        '000000000000',
        '',
      ),
      wide(80, '2301', 'RECIBO IBERDROLA'),
      wide(
        80,
        '33',
        '2100',
        '0418',
        '0200051332',
        '00001',
        '00000000006140',
        '00001',
        '00000000120000',
        '2',
        '00000000213860',
        '978',
      ),
      wide(80, '88', '9'.repeat(18), '000006'),
    ],
    rows: [
      '2026-09-28 120000 FACTURA 77 TRANSFERENCIA DE CLIENTE NORTE SL',
      '2026-09-30 -6140 RECIBO IBERDROLA',
    ],
    ends: [100_000, 213_860],
    currency: 'EUR',
  },
  {
    name: 'CFONB 120',
    lines: [
      cfonb('01', '    ', '290926', '', '0000000010000{'),
      cfonb('04', '0804', '290926', 'PRLV EDF', '0000000000874}'),
      wide(120, '05300040804', '00812EUR2 00012345678', '05', '290926', '     ', 'LIB', 'ABONNEMENT 4711'),
      cfonb('04', '0501', '300926', 'VIR ATELIER DUPONT', '0000000012000E'),
      cfonb('07', '    ', '300926', '', '0000000021126E'),
    ],
    rows: ['2026-09-29 -8740 PRLV EDF ABONNEMENT 4711', '2026-09-30 120005 VIR ATELIER DUPONT'],
    ends: [100_000, 211_265],
    currency: 'EUR',
  },
  {
    name: 'BAI2',
    lines: [
      '01,121000248,NORTHGATE,261001,0600,1,,,2/',
      '02,NORTHGATE,121000248,1,260930,2400,USD,2/',
      '03,4711000123,USD,010,100000,,,040,99000,,V,261001,0800/',
      '88,015,234600,,/',
      '16,165,240000,0,123456789,INV77,ORIG CO NAME:LAKESIDE, LTD',
      '88,ENTRY DESCR:PAYMENT',
      '16,475,98765,S,0,98765,0,,1042/',
      '88,CHECK PAID',
      '16,698,6635,0,,,MONTHLY SERVICE FEE/',
      '49,875000,7/',
      '98,875000,1,9/',
      '99,875000,1,11/',
    ],
    rows: [
      '2026-09-30 240000 ORIG CO NAME:LAKESIDE, LTD ENTRY DESCR:PAYMENT',
      '2026-09-30 -98765 CHECK PAID',
      '2026-09-30 -6635 MONTHLY SERVICE FEE',
    ],
    ends: [100_000, 234_600],
    currency: 'USD',
  },
  {
    name: 'CODA, with the details of one movement',
    lines: [
      coda('0000030092672505', [17, '        '], [25, '00123456'], [35, 'ATELIER BV'], [128, '2']),
      coda('12009', [6, 'BE68539007547034'], [40, 'EUR'], [43, '0'], [44, '000000001000000'], [59, '290926']),
      coda(
        '2100010000',
        [11, 'REF1'],
        [32, '0'],
        [33, '000000001200000'],
        [48, '290926'],
        [54, '00150000'],
        [62, '0factuur 77'],
        [116, '300926009'],
      ),
      coda('2300010000', [11, 'BE34'], [48, 'DE VRIES NV']),
      coda(
        '2100020000',
        [11, 'REF2'],
        [32, '1'],
        [33, '000000000142110'],
        [48, '300926'],
        [54, '00501000'],
        [62, '0verzamel'],
        [116, '3009260091'],
      ),
      coda(
        '2100020001',
        [11, 'REF2'],
        [32, '1'],
        [33, '000000000142110'],
        [48, '300926'],
        [54, '00501000'],
        [62, '0detail'],
        [116, '3009260090'],
      ),
      coda('8009', [5, 'BE68539007547034'], [39, 'EUR'], [42, '0'], [43, '000000002057890'], [58, '300926']),
      coda('9', [17, '000008']),
    ],
    rows: ['2026-09-30 120000 factuur 77 DE VRIES NV', '2026-09-30 -14211 verzamel'],
    ends: [100_000, 205_789],
    currency: 'EUR',
  },
];

describe('messages of banks', () => {
  it.each(messages.map((message) => [message.name, message] as const))(
    'are read whole: %s',
    async (_, message) => {
      const reading = await readWorded(new TextEncoder().encode(`${message.lines.join('\r\n')}\r\n`));
      if (reading.kind === 'problem') throw new Error(reading.detail);
      const { transactions, opening, closing, currency, proven, rejected } = reading.statement;
      expect(transactions.map(({ date, amount, description }) => `${date} ${amount} ${description}`)).toEqual(
        message.rows,
      );
      expect([opening, closing, currency, proven, rejected]).toEqual([
        ...message.ends,
        message.currency,
        true,
        [],
      ]);
    },
  );

  it.each(messages.map((message) => [message.name, message] as const))(
    'are never proven without one of their rows: %s',
    async (_, { lines, rows }) => {
      const at = lines.findIndex((line) => /^(22 |04|16|2100010000)/.test(line));
      const reading = await readWorded(new TextEncoder().encode(lines.toSpliced(at, 1).join('\n')));
      if (reading.kind === 'problem') throw new Error(reading.detail);
      expect(reading.statement.transactions.length).toBeLessThan(rows.length);
      expect(reading.statement.proven).toBe(false);
    },
  );

  it('tell of a row whose amount is no number', async () => {
    const lines =
      messages[0]?.lines.map((line) => line.replace('00000000006140000', '000000X0006140000')) ?? [];
    const reading = await readWorded(new TextEncoder().encode(lines.join('\n')));
    if (reading.kind === 'problem') throw new Error(reading.detail);
    expect(reading.statement.rejected.map(({ row }) => row)).toEqual([4]);
  });

  it('of the day so far name their currency beside the least amount told', async () => {
    const lines = [
      ':20:INTERIM',
      ':25:10020030/1234567',
      ':28C:1/1',
      ':34F:EURD0,',
      ':61:2609300930D12,50NMSCNONREF',
      ':86:Porto',
    ];
    const reading = await readWorded(new TextEncoder().encode(lines.join('\n')));
    if (reading.kind === 'problem') throw new Error(reading.detail);
    expect(reading.statement).toMatchObject({ currency: 'EUR', transactions: [{ amount: -1250 }] });
  });
});

describe('CAMT statements of a day each', () => {
  const statement = (day: string, opening: string, closing: string, amount: string) => {
    const balance = (code: string, value: string) =>
      `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="GBP">${value}</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>`;
    return `<Stmt><Acct><Id><Othr><Id>20320663919934</Id></Othr></Id><Ccy>GBP</Ccy></Acct>${balance('OPBD', opening)}${balance('CLBD', closing)}<Ntry><Amt Ccy="GBP">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt></Ntry></Stmt>`;
  };
  const read = async (...statements: string[]) => {
    const xml = `<?xml version="1.0"?><Document><BkToCstmrStmt>${statements.join('')}</BkToCstmrStmt></Document>`;
    const reading = await readWorded(new TextEncoder().encode(xml));
    if (reading.kind === 'problem') throw new Error(reading.detail);
    return reading.statement;
  };

  const days = [
    statement('2026-06-15', '500.00', '520.00', '20.00'),
    statement('2026-06-18', '520.00', '530.00', '10.00'),
  ];
  it.each([
    ['oldest first', days],
    ['newest first', days.toReversed()],
  ])(
    'are one statement where each begins with what the one before ended with, the %s',
    async (_, written) => {
      const { accounts, account, opening, closing, proven, transactions } = await read(...written);
      expect({
        accounts,
        number: account?.number,
        opening,
        closing,
        proven,
        rows: transactions.length,
      }).toEqual({
        accounts: undefined,
        number: '20320663919934',
        opening: 500_00,
        closing: 530_00,
        proven: true,
        rows: 2,
      });
    },
  );

  it.each([
    ['a day is missing', statement('2026-06-18', '525.00', '530.00', '5.00')],
    ['a day comes twice', statement('2026-06-15', '520.00', '540.00', '20.00')],
  ])('stay apart where %s', async (_, next) => {
    const { accounts } = await read(statement('2026-06-15', '500.00', '520.00', '20.00'), next);
    expect(accounts?.length).toBe(2);
  });
});
