import PDFDocument from 'pdfkit';

const MARGIN = 40;

/** A page with a heading and lines of text below it, as a PDF with its words in it. */
export async function drawDocument(heading: string, lines: readonly string[]): Promise<Uint8Array> {
  const document = new PDFDocument({ size: 'A5', margin: MARGIN });
  const parts: Uint8Array[] = [];
  document.on('data', (part: Uint8Array) => parts.push(part));
  const ended = Promise.withResolvers<undefined>();
  document.once('end', () => ended.resolve(undefined));
  document.font('Helvetica-Bold').fontSize(18).text(heading).moveDown();
  document.font('Helvetica').fontSize(12);
  for (const line of lines) document.text(line).moveDown(0.4);
  document.end();
  await ended.promise;
  return Buffer.concat(parts);
}
