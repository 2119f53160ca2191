import type { Box, PageWord } from '../../../../shared/model/document.ts';
import { readingCpu } from '../reading-cpu.ts';
import { findLines, pageAngle } from './find-lines.ts';
import { turned, type Picture } from './picture.ts';
import type { LineWord } from './read-line.ts';
import { readLines, startLineHelper } from './read-lines.ts';
import type { TextBlob } from './text-blob.ts';

/** What was read, on the picture as turned upright (boxes are fractions of it). */
export interface Recognition {
  width: number;
  height: number;
  words: PageWord[];
  upright: Picture;
}

/** Skew above which the page is levelled before reading: below it lines still stand apart. */
const SKEW_DEGREES_MAX = 1.2;
/** Mean certainty below which the page may stand upside down. */
const UPRIGHT_CONFIDENCE_MIN = 0.8;
/** Lines tried both ways to find out. */
const TRIED_LINES = 8;
/** A page with more lines is no document; bounds the time. */
const LINES_MAX = 600;

interface ReadLine {
  blob: TextBlob;
  words: LineWord[];
}

/**
 * Reads the text of a picture: turned, skewed and upside-down ones too. Rejects once `signal` says that it takes too long. A picture
 * whose lines lie within `skewMax` degrees of level is read as it stands.
 */
export function recognisePicture(
  picture: Picture,
  signal: AbortSignal,
  skewMax = SKEW_DEGREES_MAX,
): Promise<Recognition> {
  return readingCpu.apart(() => recognised(picture, signal, skewMax));
}

async function recognised(picture: Picture, signal: AbortSignal, skewMax: number): Promise<Recognition> {
  startLineHelper();
  const upright = await levelled(picture, skewMax);
  signal.throwIfAborted();
  const tried = await linesOf(upright.picture, longest(upright.blobs), signal);
  const isFlipped = await standsUpsideDown(upright.picture, tried, signal);
  const page = isFlipped ? await flippedOver(upright.picture) : upright;
  const lines = await linesOf(page.picture, page.blobs, signal, isFlipped ? [] : tried);
  const { width, height } = page.picture;
  const words = lines.flatMap((line) => pageWords(line, page.picture));
  return { width, height, words, upright: page.picture };
}

interface Levelled {
  picture: Picture;
  blobs: TextBlob[];
}

async function levelled(picture: Picture, skewMax: number): Promise<Levelled> {
  const blobs = await findLines(picture);
  const degrees = (isSideways(blobs) ? 90 : 0) - (pageAngle(blobs) * 180) / Math.PI;
  if (Math.abs(degrees) <= skewMax && !shiftsRows(blobs)) return { picture, blobs };
  const level = await turned(picture, degrees);
  return { picture: level, blobs: await findLines(level) };
}

/** On a wide page a small skew already lifts the end of a row to the middle of the next one: part of a line's height. */
const ROW_SHIFT_MAX = 0.5;

function shiftsRows(blobs: readonly TextBlob[]): boolean {
  const height = blobs.map((blob) => blob.height).toSorted((a, b) => a - b)[Math.floor(blobs.length / 2)];
  if (height === undefined || blobs.length < TRIED_LINES) return false;
  const left = blobs.reduce((least, { x, width }) => Math.min(least, x - width / 2), Infinity);
  const right = blobs.reduce((most, { x, width }) => Math.max(most, x + width / 2), 0);
  return Math.abs(Math.tan(pageAngle(blobs))) * (right - left) > ROW_SHIFT_MAX * height;
}

/** Whether most of the text stands on end. */
function isSideways(blobs: readonly TextBlob[]): boolean {
  const lying = blobs.filter(({ width, height }) => width > height * 1.5).map((blob) => blob.width);
  const standing = blobs.filter(({ width, height }) => height > width * 1.5).map((blob) => blob.height);
  return sum(standing) > sum(lying);
}

const longest = (blobs: readonly TextBlob[]): TextBlob[] =>
  blobs.toSorted((a, b) => b.width - a.width).slice(0, TRIED_LINES);

/** Whether lines that were read as they stand are read more surely the other way up. */
async function standsUpsideDown(
  picture: Picture,
  tried: readonly ReadLine[],
  signal: AbortSignal,
): Promise<boolean> {
  const asIs = meanConfidence(tried);
  if (asIs >= UPRIGHT_CONFIDENCE_MIN || tried.length === 0) return false;
  const turnedLines = tried.map(({ blob }) => ({ ...blob, angle: blob.angle + Math.PI }));
  return meanConfidence(await linesOf(picture, turnedLines, signal)) > asIs;
}

function meanConfidence(lines: readonly ReadLine[]): number {
  const words = lines.flatMap((line) => line.words);
  return words.length === 0 ? 0 : sum(words.map((word) => word.confidence)) / words.length;
}

async function flippedOver(picture: Picture): Promise<Levelled> {
  const flipped = await turned(picture, 180);
  return { picture: flipped, blobs: await findLines(flipped) };
}

/** The lines from top to bottom; those that are read already are not read again. */
async function linesOf(
  picture: Picture,
  blobs: readonly TextBlob[],
  signal: AbortSignal,
  known: readonly ReadLine[] = [],
): Promise<ReadLine[]> {
  const read = new Map(known.map(({ blob, words }) => [blob, words]));
  const topDown = [...blobs].sort((a, b) => a.y - b.y).slice(0, LINES_MAX);
  const unread = topDown.filter((blob) => !read.has(blob));
  const words = await readLines(picture, unread, signal);
  unread.forEach((blob, at) => read.set(blob, words[at] ?? []));
  return topDown.map((blob) => ({ blob, words: read.get(blob) ?? [] }));
}

function pageWords({ blob, words }: ReadLine, picture: Picture): PageWord[] {
  return words.map(({ text, confidence, from, to }) => ({
    text,
    confidence: Math.min(1, confidence),
    box: wordBox(blob, from, to, picture),
  }));
}

/** The upright box around the part of a line between two fractions of its length. */
function wordBox(blob: TextBlob, from: number, to: number, picture: Picture): Box {
  const cos = Math.cos(blob.angle);
  const sin = Math.sin(blob.angle);
  const middle = ((from + to) / 2 - 0.5) * blob.width;
  const long = (to - from) * blob.width;
  const width = Math.abs(long * cos) + Math.abs(blob.height * sin);
  const height = Math.abs(long * sin) + Math.abs(blob.height * cos);
  const left = blob.x + middle * cos - width / 2;
  const top = blob.y + middle * sin - height / 2;
  return clipped(left / picture.width, top / picture.height, width / picture.width, height / picture.height);
}

function clipped(x: number, y: number, width: number, height: number): Box {
  const left = Math.min(1, Math.max(0, x));
  const top = Math.min(1, Math.max(0, y));
  const right = Math.min(1, Math.max(left, x + width));
  const bottom = Math.min(1, Math.max(top, y + height));
  return [left, top, right - left, bottom - top];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
