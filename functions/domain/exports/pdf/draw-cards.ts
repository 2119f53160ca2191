import type { ExportCard } from '../export-document.ts';
import { GUTTER } from './column-widths.ts';
import { drawLines } from './draw-texts.ts';
import { LINE, styles } from './ink.ts';
import type { Box } from './pen.ts';
import type { Picture } from './pdfkit-inside.ts';
import type { SetLine } from './set-text.ts';
import type { Sheets } from './sheets.ts';
import type { Part } from './structure.ts';

/** How much of the page's width a picture takes beside its facts. */
const PICTURE_SHARE = 0.56;
/** Two cards stand on a page, unless their facts are many. */
const PICTURE_HEIGHT_MAX = 300;
const BETWEEN = 22;

interface SetFact {
  readonly label: readonly SetLine[];
  readonly text: readonly SetLine[];
}

/**
 * Draws a card: its facts to the right of its first picture, further pictures below in pairs. One picture is asked for after the other, and
 * is in the file before the next one comes. Yields whenever something was drawn.
 */
export async function* drawCard(
  card: ExportCard,
  sheets: Sheets,
  section: Part,
  pictureOf: (card: string, page: number) => string,
): AsyncGenerator<undefined> {
  const part = sheets.structure.begin(section, 'Sect');
  const pictures = card.pictures()[Symbol.asyncIterator]();
  const first = await nextPicture(pictures, sheets);
  const pictureWidth = Math.floor(sheets.width * PICTURE_SHARE);
  const factsWidth = first ? sheets.width - pictureWidth - 2 * GUTTER : sheets.width;
  const facts = card.facts.map((fact) => setFact(fact, factsWidth, sheets));
  const title = sheets.type.lines(card.title, styles.card.weight, (sheets.width * 1000) / styles.card.size);
  const size = first && fitted(first, pictureWidth, PICTURE_HEIGHT_MAX);
  const height =
    Math.max(heightOfFacts(facts), size?.height ?? 0) + title.length * styles.card.size * LINE + 20;
  if (height > sheets.room && !sheets.isFresh) sheets.turn();
  drawTitle(title, sheets, part);
  const [top, page] = [sheets.y, sheets.page];
  const factsLeft = first ? sheets.left + pictureWidth + 2 * GUTTER : sheets.left;
  drawFacts(facts, factsLeft, sheets, part);
  const below = sheets.y;
  if (first && size) {
    const at = { x: sheets.left, y: sheets.page === page ? top : sheets.top, ...size };
    drawPicture(first, at, pictureOf(card.title, 1), sheets, part);
    sheets.y = Math.max(below, at.y + size.height);
  }
  yield undefined;
  yield* drawFurther(pictures, card.title, sheets, part, pictureOf);
  sheets.structure.end(part);
  sheets.y += BETWEEN;
}

async function* drawFurther(
  pictures: AsyncIterator<Uint8Array>,
  title: string,
  sheets: Sheets,
  part: Part,
  pictureOf: (card: string, page: number) => string,
): AsyncGenerator<undefined> {
  const width = (sheets.width - GUTTER) / 2;
  let [page, rowHeight] = [2, 0];
  for (;;) {
    const picture = await nextPicture(pictures, sheets);
    if (!picture) break;
    const isLeft = page % 2 === 0;
    const size = fitted(picture, width, PICTURE_HEIGHT_MAX + 40);
    if (isLeft) {
      sheets.y += rowHeight + GUTTER;
      rowHeight = 0;
    }
    if (size.height > sheets.room) {
      sheets.turn();
      rowHeight = 0;
    }
    const x = isLeft ? sheets.left : sheets.left + width + GUTTER;
    drawPicture(picture, { x, y: sheets.y, ...size }, pictureOf(title, page), sheets, part);
    rowHeight = Math.max(rowHeight, size.height);
    page += 1;
    yield undefined;
  }
  sheets.y += rowHeight;
}

/** The next picture that can be opened: one that is none is left out, not the document. */
async function nextPicture(
  pictures: AsyncIterator<Uint8Array>,
  sheets: Sheets,
): Promise<Picture | undefined> {
  for (;;) {
    const next = await pictures.next();
    if (next.done) return undefined;
    const picture = sheets.openPicture(next.value);
    if (picture) return picture;
  }
}

function fitted(picture: Picture, width: number, height: number): { width: number; height: number } {
  const scale = Math.min(width / picture.width, height / picture.height);
  return { width: picture.width * scale, height: picture.height * scale };
}

function drawTitle(title: readonly SetLine[], sheets: Sheets, part: Part): void {
  const { pen, structure, left, width } = sheets;
  pen.aside(() => {
    pen.rule(left, sheets.y, width, 0.9, 'ink');
  });
  sheets.y += 5;
  const heading = structure.begin(part, 'H3');
  drawLines(title, styles.card, left, sheets, heading);
  structure.end(heading);
  sheets.y += 6;
}

const setFact = ({ label, text }: ExportCard['facts'][number], width: number, { type }: Sheets): SetFact => ({
  label: type.lines(label, styles.label.weight, (width * 1000) / styles.label.size),
  text: type.lines(text, styles.cell.weight, (width * 1000) / styles.cell.size),
});

const FACT_GAP = 5;

const heightOfFacts = (facts: readonly SetFact[]): number =>
  facts.reduce(
    (sum, { label, text }) =>
      sum + label.length * styles.label.size * LINE + text.length * styles.cell.size * LINE + FACT_GAP,
    0,
  );

function drawFacts(facts: readonly SetFact[], x: number, sheets: Sheets, part: Part): void {
  const { structure } = sheets;
  for (const { label, text } of facts) {
    const paragraph = structure.begin(part, 'P');
    drawLines(label, styles.label, x, sheets, paragraph);
    drawLines(text, styles.cell, x, sheets, paragraph);
    structure.end(paragraph);
    sheets.y += FACT_GAP;
  }
}

function drawPicture(picture: Picture, box: Box, alt: string, sheets: Sheets, part: Part): void {
  const bottom = sheets.pageHeight - box.y - box.height;
  const figure = sheets.structure.begin(part, 'Figure', {
    alt,
    box: [box.x, bottom, box.x + box.width, bottom + box.height],
  });
  sheets.pen.picture(picture, box, figure);
  sheets.structure.end(figure);
  sheets.pen.aside(() => {
    sheets.pen.frame(box, 'ruleStrong');
  });
}
