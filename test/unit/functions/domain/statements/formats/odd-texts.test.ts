import { expect, it } from 'vitest';
import { readTable } from '../tables/read-table.ts';

const rowsOf = async (lines: readonly string[]) => {
  const { transactions, proven } = await readTable(lines);
  return {
    proven,
    rows: transactions.map(({ row, date, amount, description }) => `${row} ${date} ${amount} ${description}`),
  };
};

it('reads a listing whose columns are set apart by blanks', async () => {
  expect(
    await rowsOf([
      'Account 1234   September 2026',
      '',
      'DATE        DESCRIPTION                DEBIT       CREDIT      BALANCE',
      '----------  -------------------  -----------  -----------  -----------',
      '2026-09-01  COFFEE HOUSE 12             4.50                    495.50',
      '2026-09-14  PAYROLL ACME                         1,200.00     1,695.50',
      '2026-09-21  RENT OFFICE               800.00                    895.50',
    ]),
  ).toEqual({
    proven: true,
    rows: [
      '5 2026-09-01 -450 COFFEE HOUSE 12',
      '6 2026-09-14 120000 PAYROLL ACME',
      '7 2026-09-21 -80000 RENT OFFICE',
    ],
  });
});

it('reads a file of which each line was quoted as a whole', async () => {
  const lines = [
    '"Date,Description,Amount,Balance"',
    '"2026-09-01,""Coffee, tea"",-4.50,495.50"',
    '"2026-09-14,Payroll,1200.00,1695.50"',
  ];
  expect(await rowsOf(lines)).toEqual({
    proven: true,
    rows: ['2 2026-09-01 -450 Coffee, tea', '3 2026-09-14 120000 Payroll'],
  });
});

it('reads the workbook in one file of markup that Excel 2003 wrote', async () => {
  const cell = (text: string, type = 'String', more = ''): string =>
    `<Cell${more}><Data ss:Type="${type}">${text}</Data></Cell>`;
  const lines = [
    '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>',
    '<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">',
    '<Worksheet ss:Name="Statement"><Table>',
    `<Row>${cell('Account')}${cell('1234567')}</Row>`,
    `<Row ss:Index="3">${['Date', 'Description', 'Debit', 'Credit', 'Balance'].map((it) => cell(it)).join('')}</Row>`,
    `<Row>${cell('2026-09-01T00:00:00.000', 'DateTime')}${cell('Coffee &amp; tea')}${cell('4.5', 'Number')}${cell('495.5', 'Number', ' ss:Index="5"')}</Row>`,
    `<Row>${cell('2026-09-14T00:00:00.000', 'DateTime')}${cell('Payroll')}<Cell/>${cell('1200', 'Number')}${cell('1695.5', 'Number')}</Row>`,
    '</Table></Worksheet></Workbook>',
  ];
  expect(await rowsOf(lines)).toEqual({
    proven: true,
    rows: ['4 2026-09-01 -450 Coffee & tea', '5 2026-09-14 120000 Payroll'],
  });
});

it.each([
  [
    'a batch of DATEV',
    [
      '"EXTF";700;21;"Buchungsstapel";12;20261001091244000;;"RE";"";"";1234;5678;20260101;4;20260901;20260930;"Bank"',
      'Umsatz (ohne Soll/Haben-Kz);Soll/Haben-Kennzeichen;WKZ Umsatz;Konto;Belegdatum;Buchungstext',
      '4,50;"H";"EUR";1800;0109;"Coffee"',
    ],
  ],
  [
    'both sides of the entries of QuickBooks',
    [
      '!TRNS\tTRNSTYPE\tDATE\tACCNT\tAMOUNT\tMEMO',
      '!SPL\tTRNSTYPE\tDATE\tACCNT\tAMOUNT\tMEMO',
      '!ENDTRNS',
      'TRNS\tCHECK\t9/21/2026\tChecking\t-640.00\tRooms',
      'SPL\tCHECK\t9/21/2026\tRent\t640.00\tRooms',
      'ENDTRNS',
    ],
  ],
  [
    'payments for 1C',
    ['1CClientBankExchange', 'ВерсияФормата=1.03', 'РасчСчет=40802810000000000417', 'КонецФайла'],
  ],
])('takes %s for no statement that can be read', async (_, lines) => {
  await expect(readTable(lines)).rejects.toThrow('This kind of file cannot be read yet');
});

it('reads the amounts of an MT940 message that has points before the decimals', async () => {
  const { proven, rows } = await rowsOf([
    ':20:X',
    ':25:12030000/0044170088',
    ':28C:1/1',
    ':60F:C260901EUR100.50',
    ':61:2609020902D1240.25NTRFNONREF',
    ':86:Rooms',
    ':61:2609040904C2000,00NTRFNONREF',
    ':86:Studio',
    ':62F:C260904EUR860.25',
  ]);
  expect(rows).toEqual(['5 2026-09-02 -124025 Rooms', '7 2026-09-04 200000 Studio']);
  expect(proven).toBe(true);
});
