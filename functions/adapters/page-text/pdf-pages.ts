import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { env } from 'node:process';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import type { Box, PageText } from '../../../shared/model/document.ts';
import type { EInvoice } from '../../../shared/model/e-invoice.ts';
import { DamagedFile, decoded } from '../damaged-file.ts';
import { embeddedInvoice } from './e-invoice/embedded-invoice.ts';
import { SCANNED_PAGES_MAX, TOO_MANY_SCANS, tooManyPages, UNFOLDS_TOO_FAR } from './page-limits.ts';
import { pageProblem, type PageEngine, type PageReading, type ReadPage } from './page-reading.ts';
import { pictureBoxes } from './pdf-pictures.ts';
import { unfoldsTooFar } from './pdf-unfolding.ts';
import { pdfWords } from './pdf-words.ts';
import { pictureWords, telling } from './picture-words.ts';
import { recognisedPage, type RecognitionOptions } from './recognised-page.ts';
import { decodePicture, shownPicture, type Picture } from './recognition/picture.ts';

/** Fewer letters than this on a page are a stamp or a page number over a scan. */
const TEXT_LETTERS_MIN = 16;
/** Scanned pages are drawn with about 200 dots an inch (72 points), no side above this. */
const DRAWN_SCALE = 200 / 72;
const DRAWN_SIDE_MAX = 2400;
/** Pages of a longer PDF are read all the same, but not drawn to be looked at. */
const SHOWN_PAGES_MAX = 20;

/** A letter of more pages or words than this names its issuer in print: its pictures are not read. */
const LETTER_PAGES_MAX = 3;
const LETTER_WORDS_MAX = 350;

/** `PasswordException.code` of pdf.js. */
const NEEDS_PASSWORD = 1;

interface PdfOptions extends RecognitionOptions {
  password?: string;
}

/** The words of a PDF: from its text where a page has any, else by text recognition of the drawn page. */
export async function pdfPages(bytes: Uint8Array, options: PdfOptions): Promise<PageReading> {
  const { signal, password } = options;
  if (unfoldsTooFar(bytes)) return UNFOLDS_TOO_FAR;
  const task = await openTask(bytes, password);
  signal.addEventListener('abort', () => void task.destroy());
  try {
    const document = await decoded(() => task.promise);
    const tooMany = tooManyPages(document.numPages);
    if (tooMany) return tooMany;
    const reading = await readDocument(document, options);
    return withInvoice(reading, await embeddedInvoice(document, bytes));
  } catch (error) {
    if (!(error instanceof DamagedFile)) throw error;
    // pdf.js has errors of all kinds for what it was doing when it was ended.
    signal.throwIfAborted();
    return refusal(error.cause);
  } finally {
    await task.destroy();
  }
}

async function openTask(bytes: Uint8Array, password: string | undefined) {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const folder = pdfjsFolder();
  return getDocument({
    data: new Uint8Array(bytes),
    ...(password === undefined ? {} : { password }),
    standardFontDataUrl: join(folder, 'standard_fonts/'),
    cMapUrl: join(folder, 'cmaps/'),
    wasmUrl: join(folder, 'wasm/'),
    disableFontFace: true,
    isEvalSupported: false,
    useSystemFonts: false,
    maxImageSize: 64_000_000,
    verbosity: 0,
  });
}

/** Where pdf.js keeps its fonts and tables; `PDFJS_DIR` names it in a Lambda layer. */
function pdfjsFolder(): string {
  return env['PDFJS_DIR'] ?? dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
}

/** All pages' own text first: whether too many of them are scans is known before the first of those is recognised. */
async function readDocument(document: PDFDocumentProxy, options: PdfOptions): Promise<PageReading> {
  const written: PageText[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    options.signal.throwIfAborted();
    const page = await decoded(() => document.getPage(number));
    written.push(await writtenPage(page));
    page.cleanup();
  }
  const scans = written.filter((page) => lettersOn(page) < TEXT_LETTERS_MIN);
  if (scans.length > SCANNED_PAGES_MAX) return TOO_MANY_SCANS;
  const pages: ReadPage[] = [];
  for (const page of written)
    pages.push(
      scans.includes(page)
        ? await recognised(document, page.page, options)
        : await printedPage(document, page, options),
    );
  const isSeen = pages.some(({ words }, index) => words.length > (written[index]?.words.length ?? 0));
  return { kind: 'pages', pages, engine: engineOf(scans.length, pages.length, isSeen) };
}

/** The pages with what the XML in their PDF says, on the first. */
function withInvoice(reading: PageReading, invoice: EInvoice | undefined): PageReading {
  if (reading.kind === 'problem' || !invoice) return reading;
  const pages = reading.pages.map((page, index) => (index === 0 ? { ...page, invoice } : page));
  return { ...reading, pages };
}

/** A page with a text of its own, the words in its pictures added: some issuers are named by their letterhead's picture alone. */
async function printedPage(
  document: PDFDocumentProxy,
  page: PageText,
  options: RecognitionOptions,
): Promise<ReadPage> {
  const isShown = options.withPictures === true && page.page <= SHOWN_PAGES_MAX;
  const pictures = mayLackIssuer(page, document.numPages) ? await tellingPictures(document, page) : [];
  if (!isShown && pictures.length === 0) return page;
  const picture = await drawn(document, page.page, options);
  const words = [...page.words, ...(await pictureWords(page, picture, pictures, options.signal))];
  return { ...page, words, ...(isShown && { picture: await shownPicture(picture) }) };
}

/** A letterhead stands on the first page or, of a short letter, in the foot of the last; a page full of print is no letter. */
function mayLackIssuer({ page, words }: PageText, pages: number): boolean {
  const isEnd = page === 1 || (page === pages && pages <= LETTER_PAGES_MAX);
  return isEnd && words.length <= LETTER_WORDS_MAX;
}

async function tellingPictures(
  document: PDFDocumentProxy,
  { page: number, words }: PageText,
): Promise<Box[]> {
  const page = await decoded(() => document.getPage(number));
  return telling(await pictureBoxes(page), words);
}

async function recognised(
  document: PDFDocumentProxy,
  number: number,
  options: RecognitionOptions,
): Promise<ReadPage> {
  return recognisedPage(number, await drawn(document, number, options), options);
}

function engineOf(recognised: number, pages: number, isSeen: boolean): PageEngine {
  if (recognised === 0 && !isSeen) return 'pdf-text';
  return recognised === pages ? 'pp-ocrv4' : 'pdf-text+pp-ocrv4';
}

async function writtenPage(page: PDFPageProxy): Promise<PageText> {
  const { width, height } = page.getViewport({ scale: 1 });
  return { page: page.pageNumber, width, height, words: await pdfWords(page) };
}

function lettersOn({ words }: PageText): number {
  return words.reduce((count, { text }) => count + text.length, 0);
}

/** What of pdf.js' canvas is used here; its own types speak of a browser's. */
interface CanvasFactory {
  create(
    width: number,
    height: number,
  ): {
    canvas: NonNullable<Parameters<PDFPageProxy['render']>[0]['canvas']> & { width: number; height: number };
    context: {
      getImageData(
        left: number,
        top: number,
        width: number,
        height: number,
      ): { width: number; height: number; data: Uint8ClampedArray };
    };
  };
  destroy(entry: object): void;
}

/** The page as a picture, on the canvas that pdf.js brings along. */
async function drawn(
  document: PDFDocumentProxy,
  number: number,
  { signal }: RecognitionOptions,
): Promise<Picture> {
  signal.throwIfAborted();
  const page = await decoded(() => document.getPage(number));
  const natural = page.getViewport({ scale: 1 });
  const scale = Math.min(DRAWN_SCALE, DRAWN_SIDE_MAX / Math.max(natural.width, natural.height));
  const viewport = page.getViewport({ scale });
  const factory = document.canvasFactory as CanvasFactory;
  const entry = factory.create(
    Math.max(1, Math.ceil(viewport.width)),
    Math.max(1, Math.ceil(viewport.height)),
  );
  try {
    await decoded(() => page.render({ canvas: entry.canvas, viewport, background: 'white' }).promise);
    const { width, height, data } = entry.context.getImageData(0, 0, entry.canvas.width, entry.canvas.height);
    return await decodePicture(
      sharp(new Uint8Array(data.buffer), { raw: { width, height, channels: 4 } }),
      DRAWN_SIDE_MAX,
    );
  } finally {
    factory.destroy(entry);
    page.cleanup();
  }
}

/** pdf.js names its errors; an `InvalidPDFException` and anything else it throws mean a damaged file. */
function refusal(error: unknown): PageReading {
  if (!(error instanceof Error)) return pageProblem('unreadable-file', { code: 'pdf-damaged' });
  if (error.name === 'PasswordException') {
    return 'code' in error && error.code === NEEDS_PASSWORD
      ? pageProblem('password-needed', { code: 'pdf-locked' })
      : pageProblem('password-needed', { code: 'pdf-wrong-password' });
  }
  return pageProblem('unreadable-file', { code: 'pdf-cut-off' });
}
