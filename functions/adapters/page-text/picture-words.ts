import sharp from 'sharp';
import type { Box, PageText, PageWord } from '../../../shared/model/document.ts';
import { decodePicture, type Picture } from './recognition/picture.ts';
import { recognisePicture } from './recognition/recognise-picture.ts';

/** Smaller pictures are icons and rules; larger ones the paper itself, whose words the page states. Parts of the page. */
const WIDTH_MIN = 0.06;
const HEIGHT_MIN = 0.012;
const AREA_MIN = 0.0018;
const AREA_MAX = 0.6;
/** A picture over which the page prints more words than this is a background, or a scan whose words are known. */
const PRINTED_OVER_MAX = 4;
/** The largest pictures of a page that are read: each costs up to a second. */
const READ_MAX = 2;
/** Less sure words of a picture are ornament. */
const CONFIDENCE_MIN = 0.7;
/** White paper around a cut-out, in pixels: text at an edge is found worse. */
const MARGIN = 12;
const SIDE_MAX = 2400;
/** The angle of one or two words is measured by their ascenders and tails; a logo on a printed page is level, or turned on purpose. */
const SKEW_DEGREES_MAX = 8;

/** The pictures of a page that may hold words the page doesn't state, the largest first. */
export function telling(boxes: readonly Box[], words: readonly PageWord[]): Box[] {
  return boxes
    .filter(([, , width, height]) => width >= WIDTH_MIN && height >= HEIGHT_MIN)
    .filter(([, , width, height]) => width * height >= AREA_MIN && width * height <= AREA_MAX)
    .filter((box) => words.filter((word) => isWithin(word.box, box)).length <= PRINTED_OVER_MAX)
    .toSorted((a, b) => b[2] * b[3] - a[2] * a[3])
    .slice(0, READ_MAX);
}

/** The words in such pictures of a page that its own text doesn't state, placed on the page. */
export async function pictureWords(
  page: PageText,
  drawn: Picture,
  boxes: readonly Box[],
  signal: AbortSignal,
): Promise<PageWord[]> {
  const found: PageWord[] = [];
  for (const box of boxes) {
    signal.throwIfAborted();
    found.push(...(await wordsWithin(box, drawn, signal)));
  }
  return found.filter(
    (word) => word.confidence >= CONFIDENCE_MIN && !page.words.some(({ box }) => isOver(box, word.box)),
  );
}

async function wordsWithin(box: Box, drawn: Picture, signal: AbortSignal): Promise<PageWord[]> {
  const left = Math.floor(box[0] * drawn.width);
  const top = Math.floor(box[1] * drawn.height);
  const width = Math.max(1, Math.min(drawn.width - left, Math.ceil(box[2] * drawn.width)));
  const height = Math.max(1, Math.min(drawn.height - top, Math.ceil(box[3] * drawn.height)));
  const raw = { width: drawn.width, height: drawn.height, channels: 3 as const };
  const cut = await sharp(drawn.pixels, { raw }).extract({ left, top, width, height }).png().toBuffer();
  const framed = sharp(cut).extend({
    top: MARGIN,
    bottom: MARGIN,
    left: MARGIN,
    right: MARGIN,
    background: '#ffffff',
  });
  const picture = await decodePicture(framed, SIDE_MAX);
  const { words, upright } = await recognisePicture(picture, signal, SKEW_DEGREES_MAX);
  if (upright !== picture) return [];
  return words.map((word) => ({ ...word, box: onPage(word.box, picture, { left, top }, drawn) }));
}

function onPage(
  [x, y, width, height]: Box,
  cut: Picture,
  at: { left: number; top: number },
  page: Picture,
): Box {
  return [
    (at.left - MARGIN + x * cut.width) / page.width,
    (at.top - MARGIN + y * cut.height) / page.height,
    (width * cut.width) / page.width,
    (height * cut.height) / page.height,
  ];
}

function isWithin([x, y, width, height]: Box, [left, top, across, down]: Box): boolean {
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  return middleX > left && middleX < left + across && middleY > top && middleY < top + down;
}

function isOver(a: Box, b: Box): boolean {
  return isWithin(a, b) || isWithin(b, a);
}
