import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import iconv from 'iconv-lite';
import type { ReadOptions } from '../../../../../functions/domain/statements/reading.ts';
import { readWorded } from '../../../../support/statements/read-worded.ts';
import { Statement } from '../../../../../shared/model/statement.ts';

const fixtures = new URL('../../../../fixtures/statements/', import.meta.url);
const bytesOf = (text: string, encoding = 'utf-8'): Uint8Array => iconv.encode(text, encoding);

async function read(input: string | Uint8Array, options: ReadOptions = {}): Promise<Statement> {
  const reading = await readWorded(typeof input === 'string' ? bytesOf(input) : input, options);
  if (reading.kind === 'problem') throw new Error(`${reading.code}: ${reading.detail}`);
  return Statement.parse(reading.statement);
}

async function codeOf(input: Uint8Array): Promise<string> {
  const reading = await readWorded(input, { fileName: 'statement.csv' });
  return reading.kind === 'problem' ? reading.code : 'read';
}

const brief = ({ transactions }: Statement): unknown[] =>
  transactions.map((row) => [row.row, row.date, row.description, row.amount]);

describe('readStatement', () => {
  it('reads a Canadian chequing export and proves it by its balances', async () => {
    const statement = await read(readFileSync(new URL('chequing.csv', fixtures)));
    expect(statement).toMatchObject({
      format: 'csv',
      proven: true,
      opening: 100_000,
      closing: 341_525,
      rejected: [],
    });
    expect(statement.transactions[0]).toEqual({
      row: 2,
      date: '2026-03-02',
      description: 'NORTHERN COFFEE ROASTERS',
      amount: -475,
      balance: 99_525,
    });
  });

  it('finds a German table below its preamble, with decimal commas, in Windows-1252', async () => {
    const statement = await read(readFileSync(new URL('girokonto.csv', fixtures)));
    expect(statement).toMatchObject({ currency: 'EUR', proven: true, opening: 250_000, closing: 363_055 });
    expect(statement.account?.number).toBe('DE02120300000000202051');
    expect(brief(statement)).toEqual([
      [7, '2026-02-03', 'Büromarkt Köhler Rechnung 4711', -11_945],
      [8, '2026-02-13', 'Schäfer & Söhne Gutschrift Projekt', 125_000],
    ]);
  });

  it('takes card purchases as money out when the account is a card', async () => {
    const csv = 'Date,Merchant,Amount\n2026-01-05,BOOKSHOP,12.50\n2026-01-06,PAYMENT THANK YOU,-12.50\n';
    expect(brief(await read(csv, { accountKind: 'credit-card' }))).toEqual([
      [2, '2026-01-05', 'BOOKSHOP', -1250],
      [3, '2026-01-06', 'PAYMENT THANK YOU', 1250],
    ]);
  });

  it('reads the same table in every encoding', async () => {
    const text =
      'Date;Libellé;Débit;Crédit\n13/01/2026;Café Élodie;4,50;\n15/01/2026;Loyer perçu;;1 250,00\n';
    for (const encoding of ['utf-8', 'utf-16le', 'windows-1252']) {
      const bytes =
        encoding === 'utf-16le' ? iconv.encode(text, encoding, { addBOM: true }) : bytesOf(text, encoding);
      expect(brief(await read(bytes)), encoding).toEqual([
        [2, '2026-01-13', 'Café Élodie', -450],
        [3, '2026-01-15', 'Loyer perçu', 125_000],
      ]);
    }
  });

  it('keeps the physical line of rows below cells with line breaks', async () => {
    const csv = 'Date,Description,Amount\n2026-03-01,"two\nlines",-1.00\n2026-03-02,one,-2.00\n';
    expect(brief(await read(csv)).map((row) => (row as number[])[0])).toEqual([2, 4]);
  });

  it('asks for the date order when the file does not settle it, and follows the answer', async () => {
    const csv = 'Date,Description,Amount\n02/03/2026,A,-1.00\n02/04/2026,B,-2.00\n';
    const asked = await read(csv);
    expect(asked.questions).toEqual([
      { about: 'date-order', assumed: 'mdy', alternatives: ['dmy'], rows: [2, 3] },
    ]);
    const told = await read(csv, { dateOrder: 'dmy' });
    expect(told.questions).toEqual([]);
    expect(told.transactions.map((row) => row.date)).toEqual(['2026-03-02', '2026-04-02']);
  });

  it('never mixes date orders: rows that break the order are rejected and it asks', async () => {
    const statement = await read(
      'Date,Description,Amount\n25/12/2025,A,-1.00\n26/12/2025,B,-2.00\n12/27/2025,C,-3.00\n',
    );
    expect(statement.transactions.map((row) => row.date)).toEqual(['2025-12-25', '2025-12-26']);
    expect(statement.rejected).toEqual([
      { row: 4, reason: 'The date “12/27/2025” cannot be read.', shown: '12/27/2025 · C · -3.00' },
    ]);
    expect(statement.questions.map((question) => question.about)).toEqual(['date-order']);
  });

  it('rejects an unreadable amount with its reason instead of taking it for zero', async () => {
    const statement = await read(
      'Date,Description,Amount\n2026-01-05,A,-1.00\n2026-01-06,B,12..34\n2026-01-07,C,\n',
    );
    expect(statement.transactions).toHaveLength(1);
    expect(statement.rejected).toEqual([
      { row: 3, reason: 'The amount “12..34” cannot be read.', shown: '2026-01-06 · B · 12..34' },
      { row: 4, reason: 'There is no amount.', shown: '2026-01-07 · C' },
    ]);
  });

  it('shows the exact row where the running balance breaks', async () => {
    const csv =
      'Date,Description,Amount,Balance\n2026-01-05,A,-10.00,90.00\n2026-01-06,B,-5.00,85.00\n2026-01-07,C,-5.00,70.00\n';
    const statement = await read(csv);
    expect(statement.proven).toBe(false);
    expect(statement.brokenAt).toEqual({
      row: 4,
      expected: 8000,
      stated: 7000,
      difference: -1000,
      cause: 'dropped-row',
      repair: { row: 4, figure: 'amount', value: -1000 },
    });
  });

  it('takes 1.234 for thousands, since money has no three decimals, but asks about 1.230', async () => {
    const table = (one: string, two: string): string =>
      `Date;Text;Betrag\n13.01.2026;A;${one}\n14.01.2026;B;-${two}\n`;
    const sure = await read(table('1.234', '2.345'));
    expect(sure.transactions.map((row) => row.amount)).toEqual([123_400, -234_500]);
    expect(sure.questions).toEqual([]);
    const unsure = await read(table('1.230', '2.340'));
    expect(unsure.questions).toEqual([
      { about: 'number-format', assumed: ',', alternatives: ['.'], rows: [2, 3] },
    ]);
    const told = await read(table('1.230', '2.340'), { answers: { 'number-format': '.' } });
    expect(told.transactions.map((row) => row.amount)).toEqual([123, -234]);
  });

  it('reads the rows that a web page shows, not its comments', async () => {
    const page = `<table><!-- <tr><td>2026-01-01<td>Old<td>-1.00</tr> -->
      <tr><th>Date<th>Text<th>Amount
      <tr><td title="a > b">2026-01-05</td><td><p>R&amp;D <b>Caf&eacute;</b><!-- > --></td><td>-4.50</td></tr></table>`;
    expect(brief(await read(page))).toEqual([[2, '2026-01-05', 'R&D Café', -450]]);
  });

  it('reads OFX with two accounts apart', async () => {
    const statement = await read(readFileSync(new URL('two-accounts.ofx', fixtures)));
    expect(
      statement.accounts?.map((it) => [it.account?.number, it.currency, it.closing, it.transactions.length]),
    ).toEqual([
      ['1001', 'CAD', 50_000, 1],
      ['4500', 'CAD', -2000, 1],
    ]);
    expect(statement.transactions.map((row) => row.amount)).toEqual([-1250, -2000]);
  });

  it('reads MT940 and QIF of its own making', async () => {
    const mt940 =
      ':20:X\n:25:1234\n:28C:1\n:60F:C260101EUR100,00\n:61:2601050105D10,00NTRF\n:86:Rent\n:62F:C260105EUR90,00\n-\n';
    expect(await read(mt940)).toMatchObject({
      format: 'mt940',
      proven: true,
      opening: 10_000,
      closing: 9000,
    });
    expect(brief(await read('!Type:Bank\nD12/31/2025\nT-7.00\nPShop\n^\n'))).toEqual([
      [2, '2025-12-31', 'Shop', -700],
    ]);
  });
});

describe('readStatement on hostile input', () => {
  it.each([
    ['nothing', new Uint8Array(), 'empty-file'],
    ['blanks', bytesOf(' \n\r\n\t'), 'empty-file'],
    [
      'a program named .csv',
      new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0xff, 0xff]),
      'unreadable-file',
    ],
    ['zeros', new Uint8Array(5000), 'empty-file'],
    [
      'zeros among letters',
      Uint8Array.from({ length: 5000 }, (_, at) => (at % 7 === 0 ? 0 : 65)),
      'unreadable-file',
    ],
    ['one line of a megabyte', bytesOf('a,'.repeat(500_000)), 'no-transactions'],
    ['a megabyte without delimiters', bytesOf('9'.repeat(1_000_000)), 'no-transactions'],
    ['headings alone', bytesOf('Date,Description,Amount\n'), 'no-transactions'],
    ['a damaged workbook', bytesOf('PK\u0003\u0004 and nothing of a zip'), 'unreadable-file'],
    [
      'a damaged workbook of the old kind',
      Uint8Array.from(
        { length: 4096 },
        (_, at) => [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1][at] ?? 0xff,
      ),
      'unreadable-file',
    ],
    [
      'a damaged XML',
      bytesOf(
        '<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><Stmt></Doc',
      ),
      'unreadable-file',
    ],
    [
      'an encrypted PDF',
      bytesOf('%PDF-1.7\ntrailer << /Encrypt 5 0 R >>\nstartxref\n0\n%%EOF'),
      'password-needed',
    ],
    ['a PDF', bytesOf('%PDF-1.7\nstartxref\n0\n%%EOF'), 'unsupported-format'],
    [
      'an XML with entities',
      bytesOf('<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "b">]><Document xmlns="camt.053"/>'),
      'unreadable-file',
    ],
  ])('answers %s with a clear problem', async (_, bytes, code) => {
    expect(await codeOf(bytes)).toBe(code);
  });

  it('keeps the rows after a quote that never closes', async () => {
    const statement = await read('Date,Description,Amount\n2026-01-05,"A,-1.00\n2026-01-06,B,-2.00\n');
    expect(statement.transactions.map((row) => row.amount)).toEqual([-100, -200]);
  });
});

describe('readStatement with a fault of its own', () => {
  const fault = new TypeError('columns.map is not a function');

  it('throws it on, instead of blaming the file', async () => {
    const columns = {
      get 1(): never {
        throw fault;
      },
    };
    await expect(
      readWorded(bytesOf('Date,Description,Amount\n2026-01-05,A,-1.00\n'), { columns }),
    ).rejects.toBe(fault);
  });

  it('throws on what the reader of pages throws', async () => {
    const readPages = () => Promise.reject(fault);
    await expect(readWorded(bytesOf('%PDF-1.7\nstartxref\n0\n%%EOF'), { readPages })).rejects.toBe(fault);
  });
});
