import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { say } from '../../../../../shared/text/said.ts';
import { wordsFor } from '../../../../../shared/text/words-for.ts';
import { readPages } from '../../../../../functions/adapters/page-text/read-pages.ts';
import { readFields } from '../../../../../functions/domain/documents/read-fields.ts';
import { drawPdf } from '../../../../support/draw-statement.ts';

const fixture = (name: string) =>
  readFile(new URL(`../../../../fixtures/documents/${name}`, import.meta.url));

async function pagesOf(bytes: Uint8Array, password?: string) {
  const reading = await readPages(bytes, password === undefined ? {} : { password });
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

describe('pages of a photograph', { timeout: 60_000 }, () => {
  it('are read with the place of every word', async () => {
    const fields = await expectCafe(await fixture('receipt-cafe.jpg'));
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
      await sharp(await fixture('receipt-cafe.jpg'))
        .rotate(degrees)
        .jpeg()
        .toBuffer(),
    );
  });

  it('are read from the scan in a PDF', async () => {
    const bytes = await fixture('receipt-scanned.pdf');
    expect((await pagesOf(bytes)).engine).toBe('pp-ocrv4');
    await expectCafe(bytes);
  });

  it('are read from an iPhone’s HEIC', async () => {
    await expectCafe(await fixture('receipt-cafe.heic'));
  });

  it.each(['png', 'gif', 'webp', 'tiff'] as const)('are read from %s', async (format) => {
    const small = sharp(await fixture('receipt-cafe.jpg')).extract({
      left: 0,
      top: 720,
      width: 620,
      height: 140,
    });
    const { pages } = await pagesOf(await small.toFormat(format).toBuffer());
    expect(pages[0]?.words.map(({ text }) => text).join(' ')).toContain('TOTAL');
  });

  it('gives what a cut-off photograph still shows', async () => {
    const whole = await fixture('receipt-cafe.jpg');
    const { pages } = await pagesOf(whole.subarray(0, Math.floor(whole.length / 2)));
    expect(pages[0]?.words.map(({ text }) => text).join(' ')).toContain('MAPLE');
  });

  it('holds no words on blank paper', async () => {
    const blank = sharp({ create: { width: 400, height: 600, channels: 3, background: 'white' } });
    expect((await pagesOf(await blank.png().toBuffer())).pages[0]?.words).toEqual([]);
  });
});

describe('pages of a PDF', () => {
  it('give their own text, with its places', async () => {
    const { pages, engine } = await pagesOf(await fixture('invoice-printer.pdf'));
    expect(engine).toBe('pdf-text');
    const { kind, fields } = readFields(pages);
    expect(kind).toBe('invoice');
    expect(fields.vendor?.value).toBe('Harbour Print Works Ltd');
    expect(fields.total).toMatchObject({ value: 51600, page: 1 });
    expect(fields.number?.value).toBe('HPW-00731');
    const [x = 0, y = 0] = fields.vendor?.box ?? [];
    expect(x).toBeCloseTo(50 / 595, 2);
    expect(y).toBeCloseTo(50 / 842, 1);
  });

  it('open with their password only', async () => {
    const locked = await fixture('invoice-locked.pdf');
    expect(await readPages(locked)).toMatchObject({ kind: 'problem', code: 'password-needed' });
    expect(await readPages(locked, { password: 'guess' })).toMatchObject({
      kind: 'problem',
      code: 'password-needed',
    });
    expect((await pagesOf(locked, 'harbour')).pages[0]?.words.length).toBeGreaterThan(20);
  });
});

describe('files of too many pages', () => {
  it.each([
    ['a PDF', 101, /has 101 pages; at most 100 are read. Split it/],
    ['blank scans', 21, /more than 20 scanned pages; at most 20 are read. Split it/],
  ])('%s: says how many are read and what to do', { timeout: 60_000 }, async (_, count, detail) => {
    const reading = await readPages(await drawPdf(Array.from({ length: count }, () => [])));
    expect(reading).toMatchObject({ kind: 'problem', code: 'too-large' });
    expect(reading.kind === 'problem' && say(wordsFor('en').files, reading.because)).toMatch(detail);
  });
});

/** A PDF of one page whose contents are these operators, as a damaged file may have them. */
function pdfOf(contents: string): Uint8Array {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${contents.length}>>stream\n${contents}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  const written = objects.map((object, index) => `${index + 1} 0 obj${object}endobj\n`);
  return new TextEncoder().encode(`%PDF-1.4\n${written.join('')}trailer<</Root 1 0 R>>\n%%EOF`);
}

describe('files that are no documents', () => {
  it.each([
    ['nothing at all', new Uint8Array(), 'empty-file'],
    ['a program renamed .pdf', Buffer.from('MZ\x90\0 %PDF-1.4 not really', 'latin1'), 'unsupported-format'],
    ['text', Buffer.from('date,amount\n2026-01-01,5'), 'unsupported-format'],
    ['a PDF of garbage', Buffer.from('%PDF-1.7\ngarbage'), 'unreadable-file'],
    ['a JPEG of garbage', Buffer.from('\xff\xd8\xff\xe0garbage', 'latin1'), 'unreadable-file'],
    ['a HEIC of garbage', Buffer.from('\0\0\0\x18ftypheicgarbage garbage', 'latin1'), 'unreadable-file'],
    ['more than 25 MB', new Uint8Array(25_000_001), 'too-large'],
  ])('%s is refused with its reason', async (_, bytes, code) => {
    expect(await readPages(bytes, { fileName: 'receipt.pdf' })).toMatchObject({ kind: 'problem', code });
  });

  it('leaves out words that a damaged PDF places nowhere', async () => {
    const { pages } = await pagesOf(
      pdfOf(
        'BT /F1 12 Tf 1 0 0 1 (spoilt) 700 Tm (VAT 12.00) Tj ET BT /F1 12 Tf 1 0 0 1 72 600 Tm (Total 14.00) Tj ET',
      ),
    );
    const words = pages.flatMap((page) => page.words);
    expect(words.map(({ text }) => text).join(' ')).toContain('Total 14.00');
    expect(words.flatMap(({ box }) => box).every(Number.isFinite)).toBe(true);
  });

  it('refuses a picture that would fill the memory', async () => {
    const huge = sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'white' } });
    const bytes = await huge.png({ compressionLevel: 1 }).toBuffer();
    expect(await readPages(bytes)).toMatchObject({ kind: 'problem', code: 'too-large' });
  });
});
