import PDFDocument from 'pdfkit';

/** A text at a place: points from the left edge (or, with `right`, of its right edge) and from the top of the page. */
interface Placed {
  text: string;
  x: number;
  y: number;
  right?: boolean;
}

export type DrawnPage = readonly Placed[];

/** A PDF with these texts at these places, set in Helvetica of 9 points unless told otherwise. Its bytes, as a bank would send them. */
export function drawPdf(
  pages: readonly DrawnPage[],
  options: { password?: string; size?: number } = {},
): Promise<Uint8Array> {
  const locked = options.password === undefined ? {} : { userPassword: options.password };
  // Drawn again, a file is the same to the byte.
  const info = { CreationDate: new Date(Date.UTC(2026, 0, 1)) };
  const document = new PDFDocument({ size: 'A4', margin: 0, autoFirstPage: false, info, ...locked });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  for (const page of pages) {
    document.addPage();
    document.font('Helvetica').fontSize(options.size ?? 9);
    for (const { text, x, y, right } of page) {
      const left = right ? x - document.widthOfString(text) : x;
      document.text(text, left, y, { lineBreak: false });
    }
  }
  document.end();
  return new Promise((resolve) => document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks)))));
}

/** Where each cell of a table stands; a negative place is that of the cell's right edge. */
type Stops = readonly number[];

/** Lines of cells under each other from `top`, a line every `step` points; an empty cell prints nothing. */
export function table(stops: Stops, top: number, lines: readonly (readonly string[])[], step = 14): Placed[] {
  return lines.flatMap((cells, at) =>
    cells.flatMap((text, column) => {
      const stop = stops[column] ?? 0;
      return text === '' ? [] : [{ text, x: Math.abs(stop), y: top + at * step, right: stop < 0 }];
    }),
  );
}
