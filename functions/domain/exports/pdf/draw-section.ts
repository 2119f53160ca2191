import type { ExportDocument, ExportRow, ExportSection } from '../export-document.ts';
import type { CellWriter } from './cell-text.ts';
import { drawCard } from './draw-cards.ts';
import { TableDrawing } from './draw-table.ts';
import { drawHeading, drawParagraph, drawTitle } from './draw-texts.ts';
import { styles } from './ink.ts';
import { planTable } from './plan-table.ts';
import type { Layout, Sheets } from './sheets.ts';
import type { Part } from './structure.ts';

/** Rows by which the columns of a table are measured, however they come. */
const MEASURED_ROWS = 250;
/** A heading stands with something below it, or on the next page. */
const HEADING_ROOM = 110;
const BETWEEN = 26;

/** What a printed document says of itself. */
export interface PrintWords {
  readonly picture: (document: string, page: number) => string;
  readonly nothing: string;
}

export interface Drawing {
  readonly sheets: Sheets;
  readonly write: CellWriter;
  readonly words: PrintWords;
}

/** Draws a section, below the document's title where that is given; yields whenever some of it is drawn. */
export async function* drawSection(
  section: ExportSection,
  titled: ExportDocument | undefined,
  drawing: Drawing,
): AsyncGenerator<undefined> {
  const { sheets } = drawing;
  const begin = (layout: Layout): Part => {
    if (titled) sheets.turn(layout);
    else if (layout !== sheets.layout || HEADING_ROOM > sheets.room) sheets.turn(layout);
    else sheets.y += BETWEEN;
    if (titled) drawTitle(titled, sheets);
    return drawHeading(section, sheets);
  };
  yield* section.cards ? drawCards(section.cards, begin, drawing) : drawTable(section, begin, drawing);
}

async function* drawCards(
  cards: NonNullable<ExportSection['cards']>,
  begin: (layout: Layout) => Part,
  { sheets, words }: Drawing,
): AsyncGenerator<undefined> {
  const part = begin('portrait');
  let isEmpty = true;
  for await (const card of cards()) {
    isEmpty = false;
    yield* drawCard(card, sheets, part, words.picture);
  }
  if (isEmpty) drawParagraph(words.nothing, styles.fact, 'P', sheets, part);
  sheets.structure.end(part);
  yield undefined;
}

async function* drawTable(
  section: ExportSection,
  begin: (layout: Layout) => Part,
  { sheets, write, words }: Drawing,
): AsyncGenerator<undefined> {
  const rows = rowsOf(section);
  const first = await firstOf(rows);
  const plan = planTable(section.columns, first, write, sheets);
  const part = begin(plan.layout);
  const table = new TableDrawing(sheets, plan, write, part);
  if (table.beginning > sheets.room) sheets.turn();
  table.head();
  for (const row of first) {
    table.row(row);
    yield undefined;
  }
  for await (const row of rows) {
    table.row(row);
    yield undefined;
  }
  table.totals(section.totals());
  table.end();
  if (first.length === 0) drawParagraph(words.nothing, styles.fact, 'P', sheets, part);
  sheets.structure.end(part);
  yield undefined;
}

async function firstOf(rows: AsyncGenerator<ExportRow>): Promise<ExportRow[]> {
  const first: ExportRow[] = [];
  while (first.length < MEASURED_ROWS) {
    const next = await rows.next();
    if (next.done) break;
    first.push(next.value);
  }
  return first;
}

async function* rowsOf({ rows }: ExportSection): AsyncGenerator<ExportRow> {
  for await (const some of rows()) yield* some;
}
