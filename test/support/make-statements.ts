import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { drawPdf, table } from './draw-statement.ts';

/**
 * Draws the printed statements of `test/fixtures/statements`: `node test/support/make-statements.ts`. All banks, names,
 * numbers and amounts are invented; the `.json` beside each says what it holds.
 */
const folder = new URL('../fixtures/statements/', import.meta.url);

const heading = table([50], 50, [
  ['NORTH SHORE CREDIT UNION'],
  ['Everyday Chequing   Account number 0031 7724 4821'],
  ['Statement period December 15, 2025 to January 14, 2026   All amounts in CAD'],
]);

const chequingRows = [
  ['Date', 'Description', 'Withdrawals', 'Deposits', 'Balance'],
  ['Dec 15', 'Opening balance', '', '', '1,824.40'],
  ['Dec 17', 'PREAUTHORIZED DEBIT', '112.60', '', '1,711.80'],
  ['', 'LAKESIDE HYDRO 88214'],
  ['Dec 23', 'PAYROLL DEPOSIT', '', '2,450.00', '4,161.80'],
  ['', 'NORTHWIND TRADERS LTD'],
  ['Dec 30', 'MONTHLY FEE', '16.95', '', '4,144.85'],
  ['Jan 2', 'E-TRANSFER SENT', '240.00', '', '3,904.85'],
  ['', 'R. FIELDING'],
  ['Jan 6', 'HARBOUR COFFEE ROASTERS', '18.75', '', '3,886.10'],
  ['Jan 12', 'INTEREST', '', '2.55', '3,888.65'],
  ['Jan 14', 'Closing balance', '', '', '3,888.65'],
];

const chequing = [...heading, ...table([50, 110, -380, -460, -545], 120, chequingRows)];

/** A chequing account and a card of one household in one file, the card's owed balance a plain figure. */
const household = [
  ...table([50], 50, [
    ['NORTH SHORE CREDIT UNION'],
    ['Combined statement for March 1, 2026 to March 31, 2026   All amounts in CAD'],
  ]),
  ...table([50, 110, -460, -545], 110, [
    ['Everyday Chequing   Account number 0031 7724 4821'],
    ['Date', 'Description', 'Amount', 'Balance'],
    ['Mar 1', 'Opening balance', '', '3,888.65'],
    ['Mar 4', 'VISA PAYMENT NORTH SHORE', '-220.40', '3,668.25'],
    ['Mar 13', 'PAYROLL NORTHWIND TRADERS', '2,450.00', '6,118.25'],
    ['Mar 31', 'Closing balance', '', '6,118.25'],
  ]),
  ...table([50, 110, 170, -545], 260, [
    [
      'Visa Infinite credit card   Card number 4520 XXXX XXXX 9034   Credit limit 5,000.00   Minimum payment 10.00',
    ],
    ['Trans date', 'Posting date', 'Description', 'Amount'],
    ['', '', 'Previous balance', '220.40'],
    ['Mar 4', 'Mar 5', 'PAYMENT - THANK YOU', '-220.40'],
    ['Mar 9', 'Mar 10', 'FERRY TICKETS', '64.00'],
    ['Mar 21', 'Mar 23', 'GARDEN CENTRE', '118.35'],
    ['', '', 'New balance', '182.35'],
  ]),
];

/** The chequing statement as a phone sees it on a desk: a little turned, soft, with the light from one side. */
async function photographed(): Promise<Buffer> {
  const [width, height] = [1654, 2339];
  const scale = width / 595;
  const texts = chequing.map(
    ({ text, x, y, right }) =>
      `<text x="${x * scale}" y="${(y + 8) * scale}" text-anchor="${right ? 'end' : 'start'}">${text}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="light"><stop offset="0" stop-color="#fdfcf8"/><stop offset="1" stop-color="#cfccc4"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#light)"/>
    <g font-family="DejaVu Sans" font-size="${7.6 * scale}" fill="#222">${texts.join('')}</g></svg>`;
  const flat = sharp(Buffer.from(svg)).extract({ left: 0, top: 0, width, height: 1000 });
  return sharp(await flat.png().toBuffer())
    .rotate(1.5, { background: '#6b5a48' })
    .blur(0.8)
    .jpeg({ quality: 72 })
    .toBuffer();
}

await writeFile(new URL('chequing.pdf', folder), await drawPdf([chequing]));
await writeFile(new URL('household.pdf', folder), await drawPdf([household]));
await writeFile(new URL('chequing.jpg', folder), await photographed());
