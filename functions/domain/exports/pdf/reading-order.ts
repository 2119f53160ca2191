import bidiFactory from 'bidi-js';

export type Direction = 'ltr' | 'rtl';

const bidi = bidiFactory();

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** Whether anything of a text is read from the right. */
export const isAnyRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

/** In which direction a text is read: that of its first letter. */
export function baseDirection(text: string): Direction {
  if (!isAnyRightToLeft(text)) return 'ltr';
  const first = /\p{L}/u.exec(text)?.[0] ?? '';
  return isAnyRightToLeft(first) ? 'rtl' : 'ltr';
}

/**
 * The stretches of a line in the order in which they are seen from the left (Unicode's bidirectional algorithm), each of one direction and
 * in the order in which it is read. Brackets of what is read from the right are turned.
 */
export function seenRuns(line: string, base: Direction): { text: string; direction: Direction }[] {
  const levels = bidi.getEmbeddingLevels(line, base);
  const mirrored = bidi.getMirroredCharactersMap(line, levels.levels);
  const order = bidi.getReorderedIndices(line, levels);
  const runs: { places: number[]; level: number }[] = [];
  for (const place of order) {
    const level = levels.levels[place] ?? 0;
    const last = runs.at(-1);
    const before = last?.places.at(-1) ?? -2;
    if (last?.level === level && Math.abs(before - place) === 1) last.places.push(place);
    else runs.push({ places: [place], level });
  }
  return runs.map(({ places, level }) => ({
    text: places
      .toSorted((a, b) => a - b)
      .map((place) => mirrored.get(place) ?? line[place])
      .join(''),
    direction: level % 2 === 1 ? 'rtl' : 'ltr',
  }));
}
