import { Tensor } from 'onnxruntime-node';
import { cropLine, LINE_HEIGHT } from './crop-line.ts';
import { floats } from './find-lines.ts';
import { models } from './models.ts';
import type { Picture } from './picture.ts';
import type { TextBlob } from './text-blob.ts';

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

/** A gap this much wider than the line's median gap is a space the network swallowed (tried: recall .754 → .806). */
const SPACE_GAP = 2;
/** Fewer letters give no median to compare with. */
const SPACED_LETTERS_MIN = 4;

/** The words of one line of text on the picture (PP-OCRv4 recognition, greedy CTC). */
export async function readLine(picture: Picture, blob: TextBlob): Promise<LineWord[]> {
  const { recognition, letters } = await models();
  const { width, values } = cropLine(picture, blob);
  const input = new Tensor('float32', values, [1, 3, LINE_HEIGHT, width]);
  const output = await recognition.run({ [recognition.inputNames[0] ?? 'x']: input });
  return lineWords(decodeLetters(floats(output[recognition.outputNames[0] ?? '']), letters));
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
  for (let index = 1; index < classes; index += 1) {
    if ((scores[from + index] ?? 0) > (scores[from + best] ?? 0)) best = index;
  }
  return best;
}

/** Full-width letters and signs of the Chinese-English dictionary as their plain forms. */
function plain(letter: string): string {
  return letter.normalize('NFKC').replace('。', '.').replace('、', ',');
}

/** Splits letters into words at spaces and at gaps too wide to be within a word. */
export function lineWords(letters: readonly Letter[]): LineWord[] {
  const widest = SPACE_GAP * medianGap(letters);
  const words: Letter[][] = [[]];
  letters.forEach((letter, index) => {
    const gap = letter.at - (letters[index - 1]?.at ?? letter.at);
    if (letter.text.trim() === '' || gap >= widest) words.push([]);
    if (letter.text.trim() !== '') words.at(-1)?.push(letter);
  });
  const half = medianGap(letters) / 2;
  return words
    .filter((word) => word.length > 0)
    .map((word) => asWord(word, Number.isFinite(half) ? half : 0.5));
}

function medianGap(letters: readonly Letter[]): number {
  if (letters.length < SPACED_LETTERS_MIN) return Infinity;
  const gaps = letters.slice(1).map((letter, index) => letter.at - (letters[index]?.at ?? 0));
  return gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? Infinity;
}

function asWord(word: readonly Letter[], half: number): LineWord {
  return {
    text: word.map((letter) => letter.text).join(''),
    confidence: word.reduce((sum, letter) => sum + letter.confidence, 0) / word.length,
    from: Math.max(0, (word[0]?.at ?? 0) - half),
    to: Math.min(1, (word.at(-1)?.at ?? 1) + half),
  };
}
