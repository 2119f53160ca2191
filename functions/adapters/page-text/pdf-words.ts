import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Box, PageWord } from '../../../shared/model/document.ts';
import { decoded } from '../damaged-file.ts';
import { spacedWords } from './pdf-spaced-letters.ts';

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;
type TextRun = Extract<TextContent['items'][number], { str: string }>;
type Viewport = ReturnType<PDFPageProxy['getViewport']>;

/** Part of a line's height that lies under its baseline in common fonts. */
const DESCENT = 0.22;
/** Runs closer than this part of the text's height belong to one word: PDFs often place letters one by one. */
const JOINED_GAP = 0.12;

/** Fonts draw the apostrophe and the letter that looks like it by one shape, and files may name the letter: "d\u02bchonoraires". */
const LETTER_APOSTROPHE = '\u02bc';

/** A page with more runs of text is no document; bounds memory. */
const RUNS_MAX = 20_000;

interface Piece {
  text: string;
  box: Box;
  height: number;
}

/** The words of a PDF page's own text, with their places on the page as it is shown; one that a damaged file places nowhere is left out. */
export async function pdfWords(page: PDFPageProxy): Promise<PageWord[]> {
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await decoded(() => page.getTextContent());
  const runs = items.filter(isRun).slice(0, RUNS_MAX);
  const spaced = await spacedWords(
    page,
    runs.map(({ str }) => str),
  );
  const pieces = runs
    .map((run) => ({ ...run, str: spaced.get(run.str)?.join(' ') ?? run.str }))
    .flatMap((run) => runPieces(run, viewport))
    .filter(({ box }) => box.every(Number.isFinite));
  return joined(pieces, viewport).map(({ text, box }) => ({ text, box, confidence: 1 }));
}

function isRun(item: TextContent['items'][number]): item is TextRun {
  return 'str' in item && item.str.trim() !== '';
}

/** The words of one run of text; their widths are shared out by letters, as pdf.js gives the whole run's only. */
function runPieces(run: TextRun, viewport: Viewport): Piece[] {
  const letterShare = 1 / run.str.length;
  return [...run.str.matchAll(/\S+/g)].map((match) => {
    const from = match.index * letterShare;
    const box = runBox(run, viewport, from, from + match[0].length * letterShare);
    return {
      text: match[0].normalize('NFKC').replaceAll(LETTER_APOSTROPHE, '’'),
      box,
      height: run.height || box[3] * viewport.height,
    };
  });
}

function runBox(run: TextRun, viewport: Viewport, from: number, to: number): Box {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = run.transform.map(Number);
  const size = Math.hypot(c, d) || 1;
  const length = Math.hypot(a, b) || 1;
  const [ux, uy, vx, vy] = [a / length, b / length, c / size, d / size];
  const corner = (along: number, up: number) =>
    viewport.convertToViewportPoint(e + ux * along + vx * up, f + uy * along + vy * up).map(Number);
  const corners = [from, to].flatMap((share) =>
    [-DESCENT, 1 - DESCENT].map((rise) => corner(share * run.width, rise * size)),
  );
  const xs = corners.map(([x = 0]) => x / viewport.width);
  const ys = corners.map(([, y = 0]) => y / viewport.height);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
}

function joined(pieces: readonly Piece[], viewport: Viewport): Piece[] {
  const words: Piece[] = [];
  for (const piece of pieces) {
    const before = words.at(-1);
    if (before && touches(before, piece, viewport)) {
      before.text += piece.text;
      before.box = [before.box[0], before.box[1], piece.box[0] + piece.box[2] - before.box[0], before.box[3]];
    } else words.push({ ...piece });
  }
  return words;
}

function touches(left: Piece, right: Piece, viewport: Viewport): boolean {
  const gap = (right.box[0] - left.box[0] - left.box[2]) * viewport.width;
  const drop = Math.abs(right.box[1] - left.box[1]) * viewport.height;
  const limit = JOINED_GAP * Math.max(left.height, right.height);
  return drop < limit && gap < limit && gap > -limit;
}
