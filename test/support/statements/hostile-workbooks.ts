import { utils, write } from '@e965/xlsx';
import { zipArchive } from './zip-archive.ts';

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const relation = (type: string, target: string): string =>
  `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/${type}" Target="${target}"/></Relationships>`;

/** An XLSX file of one sheet with these rows as they are, and `before` ahead of them. */
export function workbook(rows: string, before = ''): Uint8Array {
  const override = (part: string, type: string): string =>
    `<Override PartName="${part}" ContentType="${SHEET_TYPE}.${type}+xml"/>`;
  return zipArchive([
    {
      name: '[Content_Types].xml',
      content: `<Types xmlns="${PACKAGE}/content-types">${override('/xl/workbook.xml', 'sheet.main')}${override('/xl/worksheets/sheet1.xml', 'worksheet')}</Types>`,
    },
    { name: '_rels/.rels', content: relation('officeDocument', 'xl/workbook.xml') },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    { name: 'xl/_rels/workbook.xml.rels', content: relation('worksheet', 'worksheets/sheet1.xml') },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `<worksheet xmlns="${MAIN}">${before}<sheetData>${rows}</sheetData></worksheet>`,
    },
  ]);
}

/** An OpenDocument spreadsheet of one table with these rows as they are. */
export function openDocument(rows: string): Uint8Array {
  const space = (name: string): string => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`;
  const type = 'application/vnd.oasis.opendocument.spreadsheet';
  return zipArchive([
    { name: 'mimetype', content: type },
    {
      name: 'META-INF/manifest.xml',
      content: `<manifest:manifest ${space('manifest')}><manifest:file-entry manifest:full-path="/" manifest:media-type="${type}"/></manifest:manifest>`,
    },
    { name: 'styles.xml', content: `<office:document-styles ${space('office')}/>` },
    {
      name: 'content.xml',
      content: `<office:document-content ${space('office')} ${space('table')} ${space('text')}><office:body><office:spreadsheet><table:table table:name="S">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`,
    },
  ]);
}

/** What is wrong with an old workbook's container (MS-CFB 2.3 and 2.6). */
type ContainerDamage = 'own-sectors' | 'sector-pairs' | 'folders' | 'sizes';

/** An XLS file whose container leads its reader astray. */
export function patchedXls(damage: ContainerDamage): Uint8Array {
  const book = utils.book_new();
  const rows = Array.from({ length: 200 }, (_, n) => ['2026-01-02', `Shop ${n}`, -n - 0.5]);
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Date', 'Text', 'Amount'], ...rows]), 'S');
  const bytes = new Uint8Array(write(book, { type: 'array', bookType: 'biff8' }) as ArrayBuffer);
  const view = new DataView(bytes.buffer);
  const [sectors, folders] = [76, 48].map((at) => 512 + view.getUint32(at, true) * 512);
  const put = (at: number, value: number): void => {
    view.setUint32(at, value, true);
  };
  for (let n = 0; n < 128 && sectors !== undefined && damage.startsWith('s') && damage !== 'sizes'; n += 1)
    put(sectors + n * 4, n ^ 1);
  for (let n = 0; n < 128 && sectors !== undefined && damage === 'own-sectors'; n += 1)
    put(sectors + n * 4, n);
  for (let n = 0; n < 4 && folders !== undefined; n += 1) {
    if (damage === 'folders')
      [68, 72, 76].forEach((field, way) => put(folders + n * 128 + field, [1, 2, 1][way] ?? 1));
    if (damage === 'sizes') put(folders + n * 128 + 120, 0xffff_fff0);
  }
  return bytes;
}
