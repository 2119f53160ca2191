import PDFDocument from 'pdfkit';

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
