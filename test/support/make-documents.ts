import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';

/**
 * Draws the documents of `test/fixtures/documents`: `node test/support/make-documents.ts`.
 * All names, numbers and amounts are invented. (receipt-cafe.heic is receipt-cafe.jpg saved as an iPhone would.)
 */
const folder = new URL('../fixtures/documents/', import.meta.url);

type Row = readonly [left: string, right?: string];

const cafeReceipt: readonly Row[] = [
  ['#MAPLE & RYE CAFE LTD.'],
  ['218 Queen Street West'],
  ['Toronto, ON  M5V 1Z4'],
  ['Tel: (416) 555-0142'],
  ['HST No: 81234 5678 RT0001'],
  [''],
  ['Receipt No: MR-20417'],
  ['Date: 14/03/2026', '09:42'],
  [''],
  ['2 x Flat white', '9.50'],
  ['1 x Breakfast plate', '16.75'],
  ['1 x Orange juice', '5.25'],
  [''],
  ['Subtotal', '31.50'],
  ['HST 13%', '4.10'],
  ['TOTAL', '$35.60'],
  ['CASH', '$40.00'],
  ['CHANGE', '$4.40'],
  [''],
  ['Thank you, see you soon'],
];

/** A till receipt as a photograph of white paper, 620 pixels wide. */
async function drawReceipt(rows: readonly Row[]): Promise<Buffer> {
  const step = 46;
  const texts = rows.map(([left, right], index) => {
    const y = 80 + index * step;
    const isTitle = left.startsWith('#');
    const style = isTitle ? 'font-size="34" font-weight="bold"' : 'font-size="26"';
    const start = `<text x="40" y="${y}" ${style}>${escaped(left.replace('#', ''))}</text>`;
    return right
      ? `${start}<text x="580" y="${y}" text-anchor="end" ${style}>${escaped(right)}</text>`
      : start;
  });
  const height = 120 + rows.length * step;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="620" height="${height}" font-family="DejaVu Sans">
    <rect width="100%" height="100%" fill="#fbfaf6"/>${texts.join('')}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer();
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

type Draw = (document: InstanceType<typeof PDFDocument>) => void;

async function writePdf(name: string, options: object, draw: Draw): Promise<void> {
  const document = new PDFDocument({ size: 'A4', margin: 50, ...options });
  const file = document.pipe(createWriteStream(new URL(name, folder)));
  draw(document);
  document.end();
  await finished(file);
}

/** A British invoice with VAT at two rates, as accounting software prints it. */
const invoice: Draw = (document) => {
  document.fontSize(18).text('Harbour Print Works Ltd', 50, 50);
  document.fontSize(10).text('Unit 4, Quayside, Bristol BS1 4QA', 50, 75).text('VAT reg no GB 123 4567 89');
  document.fontSize(22).text('INVOICE', 400, 50);
  const facts: Row[] = [
    ['Invoice number:', 'HPW-00731'],
    ['Invoice date:', '3 February 2026'],
    ['Due date:', '5 March 2026'],
  ];
  facts.forEach(([label, value = ''], index) => {
    document
      .fontSize(10)
      .text(label, 350, 90 + index * 16)
      .text(value, 450, 90 + index * 16);
  });
  document.text('Bill to', 50, 150).text('Ada Fielding Consulting').text('9 Mill Lane, Bath BA1 2AB');
  const lines: Row[] = [
    ['Brochures, 500 copies', '£412.00'],
    ['Delivery', '£18.00'],
    ['Subtotal', '£430.00'],
    ['VAT 20%', '£86.00'],
    ['Total due', '£516.00'],
  ];
  lines.forEach(([label, value = ''], index) => {
    document
      .text(label, 50, 260 + index * 20)
      .text(value, 420, 260 + index * 20, { width: 100, align: 'right' });
  });
};

const receipt = await drawReceipt(cafeReceipt);
await writeFile(new URL('receipt-cafe.jpg', folder), receipt);
await writePdf('invoice-printer.pdf', {}, invoice);
await writePdf('invoice-locked.pdf', { userPassword: 'harbour', ownerPassword: 'owner' }, invoice);
await writePdf('receipt-scanned.pdf', {}, (document) => document.image(receipt, 60, 30, { height: 760 }));
process.stdout.write(`Drawn into ${fileURLToPath(folder)}\n`);
