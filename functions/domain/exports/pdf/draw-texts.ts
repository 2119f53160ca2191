import type { ExportDocument, ExportSection } from '../export-document.ts';
import { cleanText } from './clean-text.ts';
import { BASE, LINE, styles } from './ink.ts';
import type { Style } from './ink.ts';
import type { SetLine } from './set-text.ts';
import type { Sheets } from './sheets.ts';
import type { Part, Role } from './structure.ts';

const TITLE_TOP = 46;

/** What stands at the head of the first page. */
export function drawTitle(document: ExportDocument, sheets: Sheets): void {
  const { title, organization, period, facts } = document;
  const { root } = sheets.structure;
  sheets.y = TITLE_TOP;
  sheets.pen.aside(() => {
    sheets.pen.wash({ x: sheets.left, y: sheets.y, width: 26, height: 3 }, 'ember');
  });
  sheets.y += 14;
  drawParagraph(organization, styles.organization, 'P', sheets, root);
  sheets.y += 2;
  drawParagraph(title, styles.title, 'H1', sheets, root);
  drawParagraph(period, styles.period, 'P', sheets, root);
  sheets.y += 6;
  for (const fact of facts) drawParagraph(fact, styles.fact, 'P', sheets, root);
  sheets.y += 20;
}

/** The name of a section with its notes, and a bookmark to it; gives the section, to be ended by whoever draws in it. */
export function drawHeading({ title, notes = [] }: ExportSection, sheets: Sheets): Part {
  const part = sheets.structure.begin(sheets.structure.root, 'Sect');
  sheets.bookmark(cleanText(title));
  drawParagraph(title, styles.section, 'H2', sheets, part);
  sheets.y += 2;
  for (const note of notes) drawParagraph(note, styles.fact, 'P', sheets, part);
  sheets.y += 6;
  return part;
}

/** A text across the page, as a part of another. */
export function drawParagraph(text: string, style: Style, role: Role, sheets: Sheets, parent: Part): void {
  const part = sheets.structure.begin(parent, role);
  const lines = sheets.type.lines(text, style.weight, (sheets.width * 1000) / style.size);
  drawLines(lines, style, sheets.left, sheets, part);
  sheets.structure.end(part);
}

/** Lines one below the other, on to the next page where one ends; what is read from the right stands there. */
export function drawLines(
  lines: readonly SetLine[],
  style: Style,
  x: number,
  sheets: Sheets,
  part: Part,
  width = sheets.width,
): void {
  for (const line of lines) {
    if (style.size * LINE > sheets.room) sheets.turn();
    const free = line.direction === 'rtl' ? width - sheets.pointsOf(line, style) : 0;
    sheets.pen.text(line, x + free, sheets.y + style.size * BASE, style, part);
    sheets.y += style.size * LINE;
  }
}
