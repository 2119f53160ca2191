import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { decoded } from '../damaged-file.ts';

/** Fewer words are no title whose letters stand apart. */
const WORDS_MIN = 4;
/** A page of letters so placed is no document; bounds the time. */
const RUNS_MAX = 200;
const LETTERS_MAX = 200_000;

/** Whether most words of a run are single letters: its template set them apart, and pdf.js takes each gap for a blank. */
function isSpaced(text: string): boolean {
  const words = text.split(/\s+/);
  const letters = words.filter((word) => /^\p{L}$/u.test(word));
  return words.length >= WORDS_MIN && letters.length * 2 >= words.length;
}

/**
 * The words of such runs, in the order of the page, by the blanks that the page itself draws between their letters; a run without any
 * is one word. A run that the page draws otherwise is left out.
 */
export async function spacedWords(
  page: PDFPageProxy,
  runs: readonly string[],
): Promise<Map<string, string[]>> {
  const spaced = [...new Set(runs.filter(isSpaced))].slice(0, RUNS_MAX);
  if (spaced.length === 0) return new Map();
  const drawn = await drawnText(page);
  const letters = drawn.replace(/\s/g, '');
  const places = Array.from({ length: drawn.length }, (_, at) => at).filter(
    (at) => !/\s/.test(drawn[at] ?? ''),
  );
  return new Map(
    spaced.flatMap((run): [string, string[]][] => {
      const own = run.replace(/\s/g, '');
      const from = letters.indexOf(own);
      const [first, last] = [places[from], places[from + own.length - 1]];
      if (first === undefined || last === undefined) return [];
      return [[run, drawn.slice(first, last + 1).split(/\s+/)]];
    }),
  );
}

/** All letters and blanks that a page draws, in its order. */
async function drawnText(page: PDFPageProxy): Promise<string> {
  const { OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const { fnArray, argsArray } = await decoded(() => page.getOperatorList());
  let text = '';
  for (const [at, operation] of fnArray.entries()) {
    if (text.length >= LETTERS_MAX) break;
    if (operation === OPS.showText) text += shownBy(argsArray[at]);
  }
  return text.slice(0, LETTERS_MAX);
}

/** The letters of one operation, which lists them among the gaps between them. */
function shownBy(args: unknown): string {
  const [glyphs] = Array.isArray(args) ? (args as unknown[]) : [];
  if (!Array.isArray(glyphs)) return '';
  return (glyphs as unknown[]).map(letterOf).join('');
}

const letterOf = (glyph: unknown): string =>
  typeof glyph === 'object' && glyph !== null && 'unicode' in glyph && typeof glyph.unicode === 'string'
    ? glyph.unicode
    : '';
