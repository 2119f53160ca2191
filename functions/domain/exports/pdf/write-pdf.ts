import { languageTags } from '../../../../shared/text/language.ts';
import { wordsFor } from '../../../../shared/text/words-for.ts';
import type { ExportDocument, ExportRow, ExportSection } from '../export-document.ts';
import { cellWriter } from './cell-text.ts';
import type { CellWriter } from './cell-text.ts';
import { cleanText } from './clean-text.ts';
import { drawCard, drawLines } from './draw-cards.ts';
import { TableDrawing } from './draw-table.ts';
import { fontFile } from './font-files.ts';
import { LINE, styles } from './ink.ts';
import type { Style } from './ink.ts';
import { newPdf } from './pdfkit-inside.ts';
import { planTable } from './plan-table.ts';
import { Sheets } from './sheets.ts';
import type { Part, Role } from './structure.ts';

/** Rows by which the columns of a table are measured, however they come. */
const MEASURED_ROWS = 250;

/**
 * Writes a document down as a PDF, as its bytes come: rows are drawn as they are read, and what is drawn is given away before more is
 * asked for, so that a reader who is slow is not run over. Of what was drawn nothing is kept but where each object lies and the words that
 * come again. Tagged for PDF/UA-1 and the same bytes for the same document.
 */
export async function* writePdf(document: ExportDocument): AsyncGenerator<Uint8Array> {
  const words = wordsFor(document.language).reports.print;
  const [title, organization, period] = [document.title, document.organization, document.period].map(
    cleanText,
  );
  const pdf = newPdf({
    ...{ title: title ?? '', author: organization ?? '', lang: languageTags[document.language] },
    ...{ createdAt: new Date(document.createdAt), font: fontFile('latin', 'regular') },
  });
  const running = {
    left: `${title ?? ''} · ${period ?? ''}`,
    right: organization ?? '',
    pageOf: words.pageOf,
  };
  const sheets = new Sheets(pdf, document.paper ?? 'A4', running);
  const write = cellWriter(document);
  const sections = document.sections[Symbol.iterator]();
  let isFirst = true;
  for (const section of sections) {
    for await (const _drawn of drawSection(section, isFirst ? document : undefined, sheets, write, words)) {
      const bytes = sheets.take();
      if (bytes) yield bytes;
    }
    isFirst = false;
  }
  if (isFirst) {
    sheets.turn();
    drawTitle(document, sheets);
  }
  sheets.end();
  for (let bytes = sheets.take(); bytes; bytes = sheets.take()) yield bytes;
}

type PrintWords = ReturnType<typeof wordsFor>['reports']['print'];

/** A section, below the title where that is given; yields when some of it is drawn. */
async function* drawSection(
  section: ExportSection,
  titled: ExportDocument | undefined,
  sheets: Sheets,
  write: CellWriter,
  words: PrintWords,
): AsyncGenerator<undefined> {
  const begin = (layout = sheets.layout, needed = 0) => {
    if (titled) {
      sheets.turn(layout);
      drawTitle(titled, sheets);
    } else if (layout !== sheets.layout || needed + 90 > sheets.room) sheets.turn(layout);
    else sheets.y += 26;
    return drawHeading(section, sheets);
  };
  if (section.cards) {
    const part = begin('portrait', 200);
    for await (const card of section.cards()) yield* drawCard(card, sheets, part, words.picture);
    sheets.structure.end(part);
    return;
  }
  const rows = rowsOf(section)[Symbol.asyncIterator]();
  const measured: ExportRow[] = [];
  for (let next = await rows.next(); !next.done; next = await rows.next())
    if (measured.push(next.value) >= MEASURED_ROWS) break;
  const plan = planTable(section.columns, measured, write, {
    type: sheets.type,
    widthOf: (layout) => sheets.widthOf(layout),
  });
  const part = begin(plan.layout);
  const table = new TableDrawing(sheets, plan, write, part);
  if (table.beginning > sheets.room) sheets.turn();
  table.head();
  for (const row of measured) {
    table.row(row);
    yield undefined;
  }
  for (let next = await rows.next(); !next.done; next = await rows.next()) {
    table.row(next.value);
    yield undefined;
  }
  table.totals(section.totals());
  table.end();
  sheets.structure.end(part);
  yield undefined;
}

async function* rowsOf({ rows }: ExportSection): AsyncGenerator<ExportRow> {
  for await (const some of rows()) yield* some;
}

/** What stands at the head of the first page. */
function drawTitle({ title, organization, period, facts }: ExportDocument, sheets: Sheets): void {
  const { pen, left } = sheets;
  sheets.y = 46;
  pen.aside(() => {
    pen.wash({ x: left, y: sheets.y, width: 26, height: 3 }, 'ember');
  });
  sheets.y += 14;
  paragraph(organization, styles.organization, 'P', sheets, sheets.structure.root);
  sheets.y += 2;
  paragraph(title, styles.title, 'H1', sheets, sheets.structure.root);
  paragraph(period, styles.period, 'P', sheets, sheets.structure.root);
  sheets.y += 6;
  for (const fact of facts) paragraph(fact, styles.fact, 'P', sheets, sheets.structure.root);
  sheets.y += 20;
}

function drawHeading({ title, notes = [] }: ExportSection, sheets: Sheets): Part {
  const part = sheets.structure.begin(sheets.structure.root, 'Sect');
  sheets.bookmark(cleanText(title));
  paragraph(title, styles.section, 'H2', sheets, part);
  sheets.y += 2;
  for (const note of notes) paragraph(note, styles.fact, 'P', sheets, part);
  sheets.y += styles.fact.size * LINE * 0.6;
  return part;
}

function paragraph(text: string, style: Style, role: Role, sheets: Sheets, parent: Part): void {
  const part = sheets.structure.begin(parent, role);
  const lines = sheets.type.lines(text, style.weight, (sheets.width * 1000) / style.size);
  drawLines(lines, style, sheets.left, sheets, part);
  sheets.structure.end(part);
}
