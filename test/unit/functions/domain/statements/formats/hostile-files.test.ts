import { describe, expect, it } from 'vitest';
import { readWorded } from '../../../../../support/statements/read-worded.ts';
import { openDocument, patchedXls, workbook } from '../../../../../support/statements/hostile-workbooks.ts';
import { zipArchive } from '../../../../../support/statements/zip-archive.ts';

const MEGABYTE = 1024 * 1024;
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const zeros = (size: number): Uint8Array => new Uint8Array(size);
const cells = (count: number, cell: string): string => `<row r="1">${cell.repeat(count)}</row>`;
const filled = (attributes: string): string =>
  `<table:table-cell office:value-type="string"${attributes}><text:p>x</text:p></table:table-cell>`;
const entities = Array.from({ length: 30 }, (_, n) => `<!ENTITY l${n} "${`&l${n - 1};`.repeat(10)}">`).join(
  '',
);
const camt = (head: string, body: string): Uint8Array =>
  bytesOf(
    `<?xml version="1.0"?>${head}<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>${body}`,
  );

const DAMAGED = /damaged or not what it seems/;
const LARGE = /too large|too many lines/;
const ENTITIES = /declares entities/;
const NO_ROWS = /No lines with a date and an amount/;

/** What is sent, how it is made, and what the person is told. */
const refused: readonly (readonly [string, () => Uint8Array, RegExp])[] = [
  ['an archive in an archive', () => zipArchive([{ name: 'a.zip', content: workbook('') }]), DAMAGED],
  ['an archive that swells', () => zipArchive([{ name: 'xl/a.xml', content: zeros(90 * MEGABYTE) }]), LARGE],
  [
    'an archive that swells in several parts',
    () => zipArchive([1, 2, 3].map((n) => ({ name: `xl/${n}.xml`, content: zeros(30 * MEGABYTE) }))),
    LARGE,
  ],
  [
    'an archive that lies about its size',
    () => zipArchive([{ name: 'xl/a.xml', content: zeros(9 * MEGABYTE), statedSize: 1000 }]),
    DAMAGED,
  ],
  ['a million cells', () => workbook(cells(1_000_000, '<c r="A1"><v>1</v></c>')), LARGE],
  ['a million cells of no place', () => workbook(cells(1_000_000, '<c><v>1</v></c>')), LARGE],
  ['a million cells with prefixes', () => workbook(cells(1_000_000, '<x:c/>')), LARGE],
  [
    'a column description without end',
    () => workbook('', '<cols><col min="1" max="1000000000"/></cols>'),
    LARGE,
  ],
  [
    'columns described over and over',
    () => workbook('', `<cols>${'<col min="1" max="16384"/>'.repeat(100)}</cols>`),
    LARGE,
  ],
  ['a link over every cell there is', () => workbook('', '<hyperlink ref="A1:XFD1048576"/>'), LARGE],
  [
    'links over many cells each',
    () => workbook('', '<x:hyperlink ref="$A$1:$CV$9999" id="x"/>'.repeat(10)),
    LARGE,
  ],
  ['two million formats', () => workbook('', '<xf numFmtId="0"/>'.repeat(2_000_000)), LARGE],
  ['two million texts', () => workbook('', '<si><t>x</t></si>'.repeat(2_000_000)), LARGE],
  [
    'a filled row out of reach',
    () => workbook('<row r="900000"><c r="A900000"><v>1</v></c><c r="B900000"><v>2</v></c></row>'),
    LARGE,
  ],
  [
    'OpenDocument columns repeated a billion times',
    () =>
      openDocument(
        `<table:table-row>${filled(' table:number-columns-repeated="1000000000"')}</table:table-row>`,
      ),
    LARGE,
  ],
  [
    'OpenDocument rows repeated a billion times',
    () =>
      openDocument(
        `<table:table-row table:number-rows-repeated="1000000000">${filled('')}</table:table-row>`,
      ),
    LARGE,
  ],
  [
    'OpenDocument rows and columns that multiply',
    () =>
      openDocument(
        `<table:table-row table:number-rows-repeated="1000">${filled(' table:number-columns-repeated="16000"')}</table:table-row>`,
      ),
    LARGE,
  ],
  ['an old workbook whose sectors follow themselves', () => patchedXls('own-sectors'), DAMAGED],
  ['an old workbook whose sectors go in circles', () => patchedXls('sector-pairs'), DAMAGED],
  ['an old workbook whose folders go in circles', () => patchedXls('folders'), DAMAGED],
  ['an old workbook of endless streams', () => patchedXls('sizes'), DAMAGED],
  [
    'CAMT with an entity of this machine',
    () => camt('<!DOCTYPE D [<!ENTITY x SYSTEM "file:///etc/passwd">]>', '&x;'),
    ENTITIES,
  ],
  ['CAMT with entities that multiply', () => camt(`<!DOCTYPE D [${entities}]>`, '&l29;'), ENTITIES],
  ['CAMT nested without end', () => camt('', '<Ntry>'.repeat(50_000)), DAMAGED],
  [
    'OFX with entities that multiply',
    () => bytesOf(`<?xml version="1.0"?><!DOCTYPE O [${entities}]><OFX>&l29;</OFX>`),
    ENTITIES,
  ],
  ['a page nested without end', () => bytesOf(`<html>${'<div>'.repeat(200_000)}`), NO_ROWS],
  ['tables nested without end', () => bytesOf('<table><tr><td>'.repeat(200_000)), NO_ROWS],
  ['a million empty lines', () => bytesOf(`Date,Amount${'\n'.repeat(1_000_000)}`), LARGE],
];

describe('a file made to hurt', () => {
  it.each(refused)('is refused in plain words: %s', async (_, make, reason) => {
    const reading = await readWorded(make());
    expect(reading).toMatchObject({ kind: 'problem', detail: expect.stringMatching(reason) as string });
  });

  it('may end with the repetitions that LibreOffice writes behind every sheet', async () => {
    const row = (...texts: string[]): string =>
      `<table:table-row>${texts.map((text) => filled('').replace('>x<', `>${text}<`)).join('')}<table:table-cell table:number-columns-repeated="16000"/></table:table-row>`;
    const rest =
      '<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>';
    const reading = await readWorded(openDocument(row('Date', 'Amount') + row('2026-01-02', '-4.50') + rest));
    expect(reading).toMatchObject({ statement: { transactions: [{ date: '2026-01-02', amount: -450 }] } });
  });

  /** Work that grows with the square of the length would take minutes here, not milliseconds. */
  it.each([
    ['quotes that never close', `Date,Text,Amount\n${'2026-01-02,"x,-1.00\n'.repeat(30_000)}`, 30_000],
    [
      'a line of quotes that never close',
      `Date,Text,Amount\n2026-01-02,a,-1.00\n${'"x,'.repeat(200_000)}`,
      1,
    ],
    ['doubled quotes on every line', `${'"""\n'.repeat(100_000)}Date,Text,Amount\n2026-01-02,a,-1.00\n`, 1],
    ['tags that never close', `<table><tr><td>2026-01-02<td>-1.00<td>${'<'.repeat(200_000)}</table>`, 1],
    [
      'a cell nested without end',
      `<table><tr><td>2026-01-02<td>-1.00<td>${'<div>'.repeat(200_000)}Tea</table>`,
      1,
    ],
    [
      'paragraphs and cells whose ends nobody writes',
      `<table>${'<tr><td><p>2026-01-02<td><p>-1.00<td><p>Tea'.repeat(20_000)}</table>`,
      20_000,
    ],
    ['a text of letters alone', `Date,Text,Amount\n2026-01-02,${'a'.repeat(200_000)},-1.00\n`, 1],
    [
      'twenty thousand OFX rows',
      `<OFX><STMTRS>${'<STMTTRN>\n<DTPOSTED>20260102\n<TRNAMT>1\n<NAME>A\n'.repeat(20_000)}`,
      20_000,
    ],
    [
      'JSON whose every payment has keys of its own',
      JSON.stringify(
        Array.from({ length: 2000 }, (_payment, at) => ({
          ...{ date: '2026-01-02', amount: -12.5, description: 'A' },
          ...Object.fromEntries(Array.from({ length: 100 }, (_key, key) => [`key ${at} ${key}`, key])),
        })),
      ),
      2000,
    ],
  ])('is read in time that grows with its length: %s', async (_, text, rows) => {
    const reading = await readWorded(bytesOf(text));
    expect(reading.kind === 'read' ? reading.statement.transactions.length : 0).toBe(rows);
  });
});
