import { readFile } from 'node:fs/promises';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readPages } from '../../functions/adapters/page-text/read-pages.ts';
import { readFields } from '../../functions/domain/documents/read-fields.ts';
import { say } from '../../shared/text/said.ts';
import { wordsFor } from '../../shared/text/words-for.ts';
import { drawPdf } from '../support/draw-statement.ts';
import { scanPages } from '../support/scan-pages.ts';
import { cardsAndPlainPrint } from './printed-banks/cards-and-plain-print.ts';
import { readWorded } from '../support/statements/read-worded.ts';

const fixture = (name: string) => readFile(new URL(`../fixtures/${name}`, import.meta.url));

async function pagesOf(bytes: Uint8Array) {
  const reading = await readPages(bytes);
  if (reading.kind === 'problem') throw new Error(reading.because.code);
  return reading;
}

/** The facts of the café's receipt, however it was photographed. */
async function expectCafe(bytes: Uint8Array) {
  const { kind, fields } = readFields((await pagesOf(bytes)).pages);
  expect(kind).toBe('receipt');
  expect(fields.date?.value).toBe('2026-03-14');
  expect(fields.total?.value).toBe(3560);
  expect(fields.tax?.value).toBe(410);
  expect(fields.vendor?.value.replace(/\s/g, '')).toMatch(/^MAPLE&RYECAFE/);
  return fields;
}

describe('pages of a photograph', () => {
  it('are read with the place of every word', async () => {
    const fields = await expectCafe(await fixture('documents/receipt-cafe.jpg'));
    expect(fields.currency?.value).toBe('CAD');
    expect(fields.number?.value).toBe('MR-20417');
    const [x, y, width, height] = fields.total?.box ?? [0, 0, 0, 0];
    // "$35.60" ends at pixel 580 of 620 on the line whose foot is at pixel 770 of 1040, as the fixture draws it.
    expect(x + width).toBeCloseTo(580 / 620, 1);
    expect(y).toBeLessThan(770 / 1040);
    expect(y + height).toBeGreaterThan(745 / 1040);
  });

  it.each([90, 180, 5])('are read turned by %i°', async (degrees) => {
    await expectCafe(
      await sharp(await fixture('documents/receipt-cafe.jpg'))
        .rotate(degrees)
        .jpeg()
        .toBuffer(),
    );
  });

  it('are read from the scan in a PDF', async () => {
    const bytes = await fixture('documents/receipt-scanned.pdf');
    expect((await pagesOf(bytes)).engine).toBe('pp-ocrv4');
    await expectCafe(bytes);
  });

  it('are read from an iPhone’s HEIC', async () => {
    await expectCafe(await fixture('documents/receipt-cafe.heic'));
  });

  it.each(['png', 'gif', 'webp', 'tiff'] as const)('are read from %s', async (format) => {
    const small = sharp(await fixture('documents/receipt-cafe.jpg')).extract({
      left: 0,
      top: 720,
      width: 620,
      height: 140,
    });
    const { pages } = await pagesOf(await small.toFormat(format).toBuffer());
    expect(pages[0]?.words.map(({ text }) => text).join(' ')).toContain('TOTAL');
  });

  it('gives what a cut-off photograph still shows', async () => {
    const whole = await fixture('documents/receipt-cafe.jpg');
    const { pages } = await pagesOf(whole.subarray(0, Math.floor(whole.length / 2)));
    expect(pages[0]?.words.map(({ text }) => text).join(' ')).toContain('MAPLE');
  });

  it('holds no words on blank paper', async () => {
    const blank = sharp({ create: { width: 400, height: 600, channels: 3, background: 'white' } });
    expect((await pagesOf(await blank.png().toBuffer())).pages[0]?.words).toEqual([]);
  });
});

/** A printed invoice whose letterhead is a picture, with a second picture of the same width under print. */
async function invoiceWithLetterhead(): Promise<Uint8Array> {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="700" height="90" font-family="DejaVu Sans" font-size="52">' +
    '<rect width="100%" height="100%" fill="#ffffff"/><text x="10" y="62">Molenaar Techniek</text></svg>';
  const letterhead = await sharp(Buffer.from(svg)).png().toBuffer();
  const document = new PDFDocument({ size: 'A4', margin: 50 });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((done) => document.on('end', done));
  document.image(letterhead, 50, 40, { width: 280 });
  document.fontSize(10).text('Invoice no 7781', 50, 160).text('Date 14 March 2026').text('Total due 50.00');
  document.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

describe('the pictures on a page that has a text of its own', () => {
  it('are read too, and their words stand where the picture stands', async () => {
    const { pages, engine } = await pagesOf(await invoiceWithLetterhead());
    const words = pages[0]?.words ?? [];
    const name = words.find(({ text }) => /Molenaar/.test(text));
    expect(engine).toBe('pdf-text+pp-ocrv4');
    expect(words.map(({ text }) => text)).toContain('Invoice');
    expect(name?.box[0]).toBeCloseTo(50 / 595, 1);
    expect(name?.box[1]).toBeGreaterThan(40 / 842 - 0.01);
    expect(name?.box[1]).toBeLessThan(80 / 842);
  });
});

describe('files of too many pages', () => {
  it.each([
    ['a PDF', 101, /has 101 pages; at most 100 are read. Split it/],
    ['blank scans', 21, /more than 20 scanned pages; at most 20 are read. Split it/],
  ])('%s: says how many are read and what to do', async (_, count, detail) => {
    const reading = await readPages(await drawPdf(Array.from({ length: count }, () => [])));
    expect(reading).toMatchObject({ kind: 'problem', code: 'too-large' });
    expect(reading.kind === 'problem' && say(wordsFor('en').files, reading.because)).toMatch(detail);
  });
});

describe('the picture of a statement', () => {
  it('holds what its PDF holds', async () => {
    const [picture, golden] = [
      await fixture('statements/chequing.jpg'),
      await fixture('statements/chequing.json'),
    ];
    const reading = await readWorded(picture, { readPages, fileName: 'chequing.jpg' });
    if (reading.kind === 'problem') throw new Error(reading.detail);
    const { format, ...statement } = reading.statement;
    expect(format).toBe('image');
    expect(JSON.parse(JSON.stringify(statement))).toEqual(JSON.parse(golden.toString()));
  });
});

describe('a statement scanned at 175 dots an inch', () => {
  const [card, , , , plain, , , dayEnds] = cardsAndPlainPrint;
  it.each([card, plain, dayEnds].flatMap((printed) => printed ?? []))(
    'is read row by row: $name',
    async (printed) => {
      const bytes = await scanPages(printed.pages, { dpi: 175, size: printed.size });
      const reading = await readWorded(bytes, { readPages, currency: printed.currency });
      if (reading.kind === 'problem') throw new Error(reading.detail);
      const { transactions, proven } = reading.statement;
      expect(transactions.map(({ date, amount }) => [date, amount])).toEqual(
        printed.rows.map(([date, amount]) => [date, amount]),
      );
      expect(proven).toBe(true);
    },
  );
});
