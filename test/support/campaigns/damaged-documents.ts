import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DamagedInput } from '../statements/damaged-inputs.ts';
import { damageBytes } from '../statements/damage-bytes.ts';
import type { DamageSubject } from './damaged-statements.ts';
import { randomFrom } from './random.ts';

const FIXTURES = new URL('../../fixtures/documents/', import.meta.url);

/** Damaged pictures, PDFs and mails, and files made to harm, read in a process of their own. */
export const damagedDocuments: DamageSubject = {
  reader: fileURLToPath(new URL('../read-damaged-documents.ts', import.meta.url)),
  inputs: damagedDocumentInputs,
  // Reading ends by itself after two minutes; longer than that is a hang, however busy the machine.
  silenceMaxMs: 150_000,
  // Two thirds of what the reading function has: a photograph of 64 million pixels takes a gigabyte while it is unpacked.
  residentMaxMb: 2048,
};

/** Every so many points one hostile file is given as it is. */
const HOSTILE_EVERY = 10;

/** Makes the damaged document of each number from the project's own, cut short, spoilt, or grown together. */
export function damagedDocumentInputs(seed: number): (point: number) => DamagedInput {
  const own = readdirSync(FIXTURES)
    .toSorted()
    .map((name) => ({ name, bytes: new Uint8Array(readFileSync(new URL(name, FIXTURES))) }));
  const hostile = hostileFiles();
  const sources = [...own, mailWith(own.find(({ name }) => name.endsWith('.pdf'))?.bytes)];
  return (point) => {
    const random = randomFrom(seed * 1_000_003 + point);
    const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(random() * all.length)];
    const bad = point % HOSTILE_EVERY === 0 ? pick(hostile) : undefined;
    if (bad) return { bytes: bad.bytes, made: `point ${point} of seed ${seed}: ${bad.name}` };
    const [source, other] = [pick(sources), pick(sources)];
    if (!source || !other) throw new Error('There is nothing to damage.');
    return {
      bytes: damageBytes(source.bytes, other.bytes, random),
      made: `point ${point} of seed ${seed}: ${source.name} damaged, with ${other.name}`,
    };
  };
}

function mailWith(attached: Uint8Array = new Uint8Array()): { name: string; bytes: Uint8Array } {
  const lines = [
    'From: Shop <shop@shop.example>',
    'Subject: Your invoice',
    'Date: Mon, 16 Mar 2026 09:00:00 +0000',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=part',
    '',
    '--part',
    'Content-Type: text/html',
    '',
    '<table><tr><td>Total</td><td>&pound;12.00</td></tr></table>',
    '--part',
    'Content-Type: application/pdf; name=invoice.pdf',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(attached).toString('base64'),
    '--part--',
  ];
  return { name: 'a mail', bytes: Buffer.from(lines.join('\r\n')) };
}

/** Huge dimensions, thousands of pages, endless nesting, scripts and outside references: small files that ask for much. */
function hostileFiles(): { name: string; bytes: Uint8Array }[] {
  const pages = (count: number) => Array.from({ length: count }, (_, index) => `${index + 3} 0 R`).join(' ');
  const manyPages = [
    '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.launchURL("http://outside.example"))>>>>endobj',
    `2 0 obj<</Type/Pages/Count 10000/Kids[${pages(10_000)}]>>endobj`,
    ...Array.from(
      { length: 50 },
      (_, index) => `${index + 3} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj`,
    ),
    'trailer<</Root 1 0 R>>',
  ].join('\n');
  const hugePage =
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 900000000 900000000]>>endobj\ntrailer<</Root 1 0 R>>';
  const hugePng = Buffer.from(
    '89504e470d0a1a0a0000000d49484452fffffff0fffffff0080200000000000000' + '0000000049454e44ae426082',
    'hex',
  );
  const mailHead =
    'From: a@b.example\r\nSubject: x\r\nDate: Mon, 16 Mar 2026 09:00:00 +0000\r\nMIME-Version: 1.0\r\n';
  const nested = '<table><tr><td>'.repeat(20_000) + 'x';
  const outside =
    '<img src="http://outside.example/a.png"><link rel=stylesheet href="http://outside.example/b.css">Total 5.00';
  return [
    ['a PDF of 10,000 pages with a script', manyPages],
    ['a PDF page of 300 km', hugePage],
    ['a mail of endless tables', `${mailHead}Content-Type: text/html\r\n\r\n${nested}`],
    ['a mail of unclosed tags', `${mailHead}Content-Type: text/html\r\n\r\n${'<a "'.repeat(100_000)}`],
    ['a mail with references outside', `${mailHead}Content-Type: text/html\r\n\r\n${outside}`],
    [
      'a mail of nested parts',
      `${mailHead}Content-Type: multipart/mixed; boundary=a\r\n\r\n${'--a\r\nContent-Type: multipart/mixed; boundary=a\r\n\r\n'.repeat(2000)}`,
    ],
  ]
    .map(([name = '', text = '']) => ({ name, bytes: new Uint8Array(Buffer.from(text)) }))
    .concat([
      { name: 'a PNG of 4 billion pixels a side', bytes: new Uint8Array(hugePng) },
      {
        name: 'a GIF that ends in its header',
        bytes: new Uint8Array(Buffer.from('GIF89a\xff\xff\xff\xff', 'latin1')),
      },
      { name: 'nothing', bytes: new Uint8Array() },
    ]);
}
