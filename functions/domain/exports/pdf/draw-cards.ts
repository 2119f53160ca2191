import type { ExportCard } from '../export-document.ts';
import { GUTTER } from './column-widths.ts';
import { drawFacts, setFacts } from './draw-facts.ts';
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
/** What is left of a page is used for a picture that is at least as high as this. */
const PICTURE_HEIGHT_MIN = 190;
const TITLE_ROOM = 20;
const BETWEEN = 22;

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
  const facts = setFacts(
    card.facts,
    first ? sheets.width - pictureWidth - 2 * GUTTER : sheets.width,
    !first,
    sheets,
  );
  const title = sheets.type.lines(card.title, styles.card.weight, (sheets.width * 1000) / styles.card.size);
  const above = title.length * styles.card.size * LINE + TITLE_ROOM;
  const least = Math.max(facts.height, first ? PICTURE_HEIGHT_MIN : 0);
  if (above + least > sheets.room && !sheets.isFresh) sheets.turn();
  drawTitle(title, sheets, part);
  const size =
    first && fitted(first, pictureWidth, Math.min(PICTURE_HEIGHT_MAX, Math.max(least, sheets.room)));
  const [top, page] = [sheets.y, sheets.page];
  drawFacts(facts, first ? sheets.left + pictureWidth + 2 * GUTTER : sheets.left, sheets, part);
  if (first && size) {
    const at = { x: sheets.left, y: sheets.page === page ? top : sheets.top, ...size };
    drawPicture(first, at, pictureOf(card.title, 1), sheets, part);
    sheets.y = Math.max(sheets.y, at.y + size.height);
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
