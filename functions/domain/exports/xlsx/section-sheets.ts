import type { stream, Worksheet } from 'exceljs';
import type { ExportColumn, ExportRow, ExportSection } from '../export-document.ts';
import { addTotals } from './total-rows.ts';
import type { RowRange } from './total-rows.ts';
import { isLink, xlsxValue } from './xlsx-cell.ts';
import type { CellStyles } from './xlsx-cell.ts';
import { xlsxText } from './xlsx-text.ts';

/** What one sheet takes. */
export interface Limits {
  readonly rows: number;
  readonly links: number;
}

/** The workbook that sheets are added to, and what holds for all of them. */
export interface SheetPlace {
  readonly workbook: stream.xlsx.WorkbookWriter;
  readonly nameOf: (title: string) => string;
  readonly dateFormat: string;
  readonly styles: CellStyles;
  readonly limits: Limits;
}

/** Rows below those of a section that are kept for its sums. */
const ROWS_FOR_TOTALS = 1_000;
const HEADING = { argb: 'FFEFF3F1' };
const LINE = { style: 'thin', color: { argb: 'FF8A9A93' } } as const;

/**
 * Adds the sheet of a section, or several where one does not hold its rows: a heading that stays in sight, filters, widths, and below the sums as
 * formulas. `pause` is waited for between some rows and the next.
 */
export async function addSection(
  section: ExportSection,
  place: SheetPlace,
  pause: () => Promise<void>,
): Promise<void> {
  const { limits, styles } = place;
  const rowsMax = Math.max(1, limits.rows - 1 - Math.min(ROWS_FOR_TOTALS, limits.rows / 2));
  const ranges: RowRange[] = [];
  let sheet = startSheet(section, place);
  let [rows, links] = [0, 0];
  const end = () => {
    if (rows === 0) return;
    ranges.push({ sheet: sheet.name, first: 2, last: rows + 1 });
    sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: rows + 1, column: section.columns.length } };
  };
  for await (const page of section.rows()) {
    for (const row of page) {
      if (rows >= rowsMax) {
        end();
        sheet.commit();
        [sheet, rows, links] = [startSheet(section, place), 0, 0];
      }
      links += addRow(sheet, row, { columns: section.columns, styles, linksMax: limits.links - links });
      rows += 1;
    }
    await pause();
  }
  end();
  addTotals(sheet, section, ranges, styles);
  sheet.commit();
}

function startSheet({ title, columns }: ExportSection, { workbook, nameOf }: SheetPlace): Worksheet {
  const sheet = workbook.addWorksheet(nameOf(title), {
    views: [{ state: 'frozen', ySplit: 1 }],
    pageSetup: {
      orientation: 'landscape',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      printTitlesRow: '1:1',
    },
  });
  sheet.columns = columns.map(({ width }) => ({ width: width + 2 }));
  const heading = sheet.addRow(columns.map(({ title: text }) => xlsxText(text)));
  heading.eachCell((cell, at) => {
    const isFigure = isFigures(columns[at - 1]);
    cell.style = {
      font: { bold: true },
      fill: { type: 'pattern', pattern: 'solid', fgColor: HEADING },
      border: { bottom: LINE },
      alignment: { vertical: 'middle', horizontal: isFigure ? 'right' : 'left' },
    };
  });
  heading.commit();
  return sheet;
}

const isFigures = (column: ExportColumn | undefined): boolean =>
  column?.kind === 'money' || column?.kind === 'count' || column?.kind === 'percent';

interface RowPlace {
  readonly columns: readonly ExportColumn[];
  readonly styles: CellStyles;
  readonly linksMax: number;
}

/** Adds a row and gives how many links it holds; beyond as many as a sheet takes their files are only named. */
function addRow(sheet: Worksheet, row: ExportRow, { columns, styles, linksMax }: RowPlace): number {
  const added = sheet.addRow(columns.map(({ kind }, at) => xlsxValue(row[at] ?? null, kind)));
  let links = 0;
  for (const [at, { kind }] of columns.entries()) {
    const cell = row[at] ?? null;
    if (cell === null) continue;
    const shown = added.getCell(at + 1);
    if (!isLink(cell)) shown.style = styles.of(cell, kind);
    else if (links >= linksMax) shown.value = xlsxText(cell.text);
    else {
      links += 1;
      shown.style = styles.of(cell, kind);
    }
  }
  added.commit();
  return links;
}
