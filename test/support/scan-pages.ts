import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import type { DrawnPage } from './draw-statement.ts';

const [WIDTH, HEIGHT] = [595.28, 841.89];
const POINTS_AN_INCH = 72;

/** A PDF of these pages as an office scanner makes it: one grey picture a page of so many dots an inch, no text behind it. */
export async function scanPages(
  pages: readonly DrawnPage[],
  { dpi, size = 9 }: { dpi: number; size?: number | undefined },
): Promise<Uint8Array> {
  const document = new PDFDocument({ size: 'A4', margin: 0, autoFirstPage: false });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  for (const page of pages) {
    document.addPage().image(await scanned(page, dpi / POINTS_AN_INCH, size), 0, 0, { width: WIDTH });
  }
  document.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

function scanned(page: DrawnPage, scale: number, size: number): Promise<Buffer> {
  const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const texts = page.map(
    ({ text, x, y, right }) =>
      `<text x="${x * scale}" y="${(y + size * 0.85) * scale}" text-anchor="${right ? 'end' : 'start'}">${escaped(text)}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(WIDTH * scale)}" height="${Math.round(HEIGHT * scale)}">
    <rect width="100%" height="100%" fill="#fbfaf7"/>
    <g font-family="Liberation Sans, DejaVu Sans" font-size="${size * scale * 0.95}" fill="#1d1d1d">${texts.join('')}</g></svg>`;
  return sharp(Buffer.from(svg)).blur(0.5).greyscale().jpeg({ quality: 75 }).toBuffer();
}
