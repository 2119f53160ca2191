import { Tensor } from 'onnxruntime-node';
import { cropLine, LINE_HEIGHT } from './crop-line.ts';
import { floats } from './find-lines.ts';
import { lineModel } from './models.ts';
import type { Picture } from './picture.ts';
import type { TextBlob } from './text-blob.ts';
import { whiteGaps } from './white-gaps.ts';

/** A letter of a line with how surely it was read and where its middle stands, in fractions of the line's length. */
export interface Letter {
  text: string;
  confidence: number;
  at: number;
}

/** A word of a line and the part of the line's length it covers (fractions). */
export interface LineWord {
  text: string;
  confidence: number;
  from: number;
  to: number;
}

/** White this much wider than the line's median gap, and at least this part of its height, is a space. */
const SPACE_GAP = 1.8;
const SPACE_GAP_MIN = 0.22;
/** Around figures and marks, which monospaced print sets wide apart. */
const FIGURE_GAP = 1.3;

/** The words of one line of text on the picture (PP-OCRv4 recognition, greedy CTC). */
export async function readLine(picture: Picture, blob: TextBlob): Promise<LineWord[]> {
  const { recognition, letters } = await lineModel();
  const line = cropLine(picture, blob);
  const { width, values } = line;
  const input = new Tensor('float32', values, [1, 3, LINE_HEIGHT, width]);
  const output = await recognition.run({ [recognition.inputNames[0] ?? 'x']: input });
  const read = decodeLetters(floats(output[recognition.outputNames[0] ?? '']), letters);
  const gaps = whiteGaps(
    line,
    read.map((letter) => letter.at),
  );
  return lineWords(read, gaps);
}

/** Greedy CTC: the likeliest class of each step, repeats joined, blanks dropped. `scores` holds one row of classes a step. */
export function decodeLetters(scores: Float32Array, letters: readonly string[]): Letter[] {
  const classes = letters.length;
  const steps = Math.floor(scores.length / classes);
  const read: Letter[] = [];
  let previous = 0;
  for (let step = 0; step < steps; step += 1) {
    const best = likeliest(scores, step * classes, classes);
    const confidence = scores[step * classes + best] ?? 0;
    const at = (step + 0.5) / steps;
    if (best !== 0 && best !== previous) read.push({ text: plain(letters[best] ?? ''), confidence, at });
    previous = best;
  }
  return read;
}

function likeliest(scores: Float32Array, from: number, classes: number): number {
  let best = 0;
  let highest = scores[from] ?? 0;
  for (let index = 1; index < classes; index += 1) {
    const score = scores[from + index] ?? 0;
    if (score > highest) [best, highest] = [index, score];
  }
  return best;
}

/** Full-width letters and signs of the Chinese-English dictionary as their plain forms. */
function plain(letter: string): string {
  return letter.normalize('NFKC').replace('。', '.').replace('、', ',');
}

/**
 * Splits letters into words at spaces and at white gaps too wide to be within a word, which the network often swallows.
 * `gaps[i]` is the white between letters `i` and `i + 1`, in heights of the line.
 */
export function lineWords(letters: readonly Letter[], gaps: readonly number[]): LineWord[] {
  const usual = median(gaps);
  const words: Letter[][] = [[]];
  letters.forEach((letter, index) => {
    const before = letters[index - 1];
    const isApart = before && (gaps[index - 1] ?? 0) >= widestWithin(before.text + letter.text, usual);
    if (letter.text.trim() === '' || isApart) words.push([]);
    if (letter.text.trim() !== '') words.at(-1)?.push(letter);
  });
  const half = median(letters.slice(1).map((letter, index) => letter.at - (letters[index]?.at ?? 0))) / 2;
  return words.filter((word) => word.length > 0).map((word) => asWord(word, half || 0.5));
}

/** The white gap from which two letters belong to different words; figures and marks stand wider apart. */
function widestWithin(pair: string, usual: number): number {
  const limit = Math.max(SPACE_GAP_MIN, SPACE_GAP * usual);
  return /^\p{L}{2}$/u.test(pair) ? limit : limit * FIGURE_GAP;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function asWord(word: readonly Letter[], half: number): LineWord {
  return {
    text: word.map((letter) => letter.text).join(''),
    confidence: word.reduce((sum, letter) => sum + letter.confidence, 0) / word.length,
    from: Math.max(0, (word[0]?.at ?? 0) - half),
    to: Math.min(1, (word.at(-1)?.at ?? 1) + half),
  };
}
