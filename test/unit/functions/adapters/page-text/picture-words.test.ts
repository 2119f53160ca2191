import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readPages } from '../../../../../functions/adapters/page-text/read-pages.ts';
import { telling } from '../../../../../functions/adapters/page-text/picture-words.ts';
import type { Box, PageWord } from '../../../../../shared/model/document.ts';

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
    const reading = await readPages(await invoiceWithLetterhead());
    if (reading.kind !== 'pages') throw new Error(reading.because.code);
    const words = reading.pages[0]?.words ?? [];
    const name = words.find(({ text }) => /Molenaar/.test(text));
    expect(reading.engine).toBe('pdf-text+pp-ocrv4');
    expect(words.map(({ text }) => text)).toContain('Invoice');
    expect(name?.box[0]).toBeCloseTo(50 / 595, 1);
    expect(name?.box[1]).toBeGreaterThan(40 / 842 - 0.01);
    expect(name?.box[1]).toBeLessThan(80 / 842);
  }, 30_000);

  it('are left alone where they are icons, the paper itself, or printed over', () => {
    const [icon, logo, paper, printed]: Box[] = [
      [0.1, 0.1, 0.03, 0.03],
      [0.1, 0.2, 0.3, 0.05],
      [0, 0, 1, 1],
      [0.1, 0.5, 0.5, 0.2],
    ];
    const words = Array.from({ length: 8 }, (_, index): PageWord => ({
      text: 'word',
      confidence: 1,
      box: [0.12 + index * 0.05, 0.55, 0.04, 0.01],
    }));
    expect(
      telling(
        [icon, logo, paper, printed].filter((box) => box !== undefined),
        words,
      ),
    ).toEqual([logo]);
  });
});
