import PDFDocument from 'pdfkit';
import sharp from 'sharp';

interface DrawnReceipt {
  readonly vendor: string;
  readonly date: string;
  /** As printed. */
  readonly total: string;
  readonly number?: string;
}

/** Till receipts as a shop's software mails them, a page each: a PDF with its words in it. */
export async function receiptsPdf(receipts: readonly DrawnReceipt[]): Promise<Uint8Array> {
  const document = new PDFDocument({ size: 'A6', margin: 30, autoFirstPage: false });
  const parts: Uint8Array[] = [];
  document.on('data', (part: Uint8Array) => parts.push(part));
  const ended = new Promise((resolve) => document.once('end', resolve));
  for (const { vendor, date, total, number = '40021' } of receipts) {
    document.addPage();
    document.fontSize(16).text(vendor).fontSize(10).text('14 King Street, Hamilton, ON');
    document.moveDown().text(`Date: ${date}`).text(`Receipt no: ${number}`).moveDown();
    document.fontSize(13).text(`Total: $${total} CAD`);
  }
  document.end();
  await ended;
  return Buffer.concat(parts);
}

/** One till receipt. */
export function receiptPdf(vendor: string, date: string, total: string): Promise<Uint8Array> {
  return receiptsPdf([{ vendor, date, total }]);
}

/** Till receipts photographed side by side on a dark table: a JPEG. */
export function receiptsPhoto(receipts: readonly DrawnReceipt[]): Promise<Uint8Array> {
  const slips = receipts.map(({ vendor, date, total, number = '40021' }, index) => {
    const lines = [vendor, '14 King Street, Hamilton, ON', `Date: ${date}`, `Receipt no: ${number}`, ''];
    const texts = [...lines, `Total: $${total} CAD`, 'Paid by card', 'Thank you'].map(
      (text, row) => `<text x="40" y="${90 + row * 52}" font-size="${row === 0 ? 32 : 26}">${text}</text>`,
    );
    return `<g transform="translate(${60 + index * 720} 60)"><rect width="620" height="540" fill="#fbfaf6"/>${texts.join('')}</g>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${60 + receipts.length * 720}" height="660" font-family="DejaVu Sans">
    <rect width="100%" height="100%" fill="#6b665f"/>${slips.join('')}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer();
}
