import type { TextLine } from '../../text/text-line.ts';

/** A sign is so many times taller than the words that go on behind it. */
const SIGN_HEIGHTS = 1.35;

/** Where the large words that begin a printed column end, and small ones go on: "HARTWIG" before "Spedition · Lager". */
export function largeHead(line: TextLine, from: number, to: number): number | undefined {
  const words = line.words.filter((word) => word.from >= from && word.to <= to);
  const [first] = words;
  if (!first || words.some(({ confidence }) => confidence < 1)) return undefined;
  const small = words.findIndex(({ box }) => box[3] * SIGN_HEIGHTS <= first.box[3]);
  const isDone = small > 0 && words.slice(small).every(({ box }) => box[3] * SIGN_HEIGHTS <= first.box[3]);
  return isDone ? words[small - 1]?.to : undefined;
}
