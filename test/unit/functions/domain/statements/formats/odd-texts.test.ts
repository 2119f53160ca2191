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

it('takes a batch of a bookkeeping program for none of a bank', async () => {
  const lines = [
    '"EXTF";700;21;"Buchungsstapel";12;20261001091244000;;"RE";"";"";1234;5678;20260101;4;20260901;20260930;"Bank"',
    'Umsatz (ohne Soll/Haben-Kz);Soll/Haben-Kennzeichen;WKZ Umsatz;Konto;Belegdatum;Buchungstext',
    '4,50;"H";"EUR";1800;0109;"Coffee"',
  ];
  await expect(readTable(lines)).rejects.toThrow('This kind of file cannot be read yet');
});
