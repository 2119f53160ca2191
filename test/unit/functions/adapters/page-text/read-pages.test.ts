import { readFile } from 'node:fs/promises';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readPages } from '../../../../../functions/adapters/page-text/read-pages.ts';
import { readFields } from '../../../../../functions/domain/documents/read-fields.ts';

const fixture = (name: string) =>
  readFile(new URL(`../../../../fixtures/documents/${name}`, import.meta.url));

async function pagesOf(bytes: Uint8Array, password?: string) {
  const reading = await readPages(bytes, password === undefined ? {} : { password });
  if (reading.kind === 'problem') throw new Error(reading.because.code);
  return reading;
}

/** A PDF of one page whose contents are these operators, as programs and damaged files have them. */
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

/** Operators that show each letter of a text by itself, so far behind the one before. */
const apart = (text: string, step: number) =>
  `BT /F1 20 Tf 60 700 Td ${Array.from(text, (letter) => `(${letter}) Tj ${step} 0 Td`).join(' ')} ET`;

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

  it('give the apostrophe where a font names the letter that looks like it', async () => {
    const pdf = new PDFDocument();
    const parts: Uint8Array[] = [];
    pdf.on('data', (part: Uint8Array) => parts.push(part));
    const ended = new Promise((resolve) => pdf.once('end', resolve));
    pdf.font('node_modules/@embedpdf/fonts-latin/fonts/NotoSans-Regular.ttf').text('NOTE D\u02bcHONORAIRES');
    pdf.end();
    await ended;
    const { pages } = await pagesOf(Buffer.concat(parts));
    expect(pages[0]?.words.map(({ text }) => text)).toEqual(['NOTE', 'D’HONORAIRES']);
  });

  it('give the words of letters that are set apart, by the blanks between them', async () => {
    const title = apart('DUNMORE KEHOE', 17);
    const under = 'BT /F1 12 Tf 60 660 Td (Solicitors, Dublin 2. Bill of costs no. 4471) Tj ET';
    const { pages } = await pagesOf(pdfOf(`${title} ${under}`));
    const words = pages[0]?.words ?? [];
    expect(words.map(({ text }) => text).slice(0, 3)).toEqual(['DUNMORE', 'KEHOE', 'Solicitors,']);
    const [first, second] = words;
    expect(second?.box[0]).toBeGreaterThan((first?.box[0] ?? 0) + (first?.box[2] ?? 0));
    const one = await pagesOf(pdfOf(`${apart('TAMARACK', 17)} ${under}`));
    expect(one.pages[0]?.words[0]?.text).toBe('TAMARACK');
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
    const { pages, engine } = await pagesOf(
      pdfOf(
        'BT /F1 12 Tf 1 0 0 1 (spoilt) 700 Tm (VAT 12.00) Tj ET BT /F1 12 Tf 1 0 0 1 72 600 Tm (Harbour Print Works Total 14.00) Tj ET',
      ),
    );
    const words = pages.flatMap((page) => page.words);
    expect(engine).toBe('pdf-text');
    expect(words.map(({ text }) => text).join(' ')).toContain('Total 14.00');
    expect(words.flatMap(({ box }) => box).every(Number.isFinite)).toBe(true);
  });

  it('refuses a picture that would fill the memory', async () => {
    const huge = sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'white' } });
    const bytes = await huge.png({ compressionLevel: 1 }).toBuffer();
    expect(await readPages(bytes)).toMatchObject({ kind: 'problem', code: 'too-large' });
  });
});
