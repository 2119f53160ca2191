import { Socket } from 'node:net';
import { crc32, deflateSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { say } from '../../shared/text/said.ts';
import { wordsFor } from '../../shared/text/words-for.ts';
import { readPages } from '../../functions/adapters/page-text/read-pages.ts';
import { readDocuments } from '../../functions/domain/documents/read-documents.ts';
import { DocumentReading } from '../../shared/model/document.ts';

const MEGABYTE = 1_000_000;
const GROWTH_MAX = 700 * MEGABYTE;

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG of few bytes that unfolds to side × side pixels. */
function pngBomb(side: number): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc(Math.ceil(side / 8) * 400 + 400);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return new Uint8Array(
    Buffer.concat([
      signature,
      chunk('IHDR', head),
      chunk('IDAT', deflateSync(rows)),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

/** A PDF of one page whose drawing unfolds from a few kilobytes to `size` bytes. */
function pdfBomb(size: number): Uint8Array {
  const stream = deflateSync(Buffer.alloc(size, 'q Q '));
  return new Uint8Array(
    Buffer.concat([
      Buffer.from(
        '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj\n' +
          '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Contents 4 0 R>>endobj\n' +
          `4 0 obj<</Length ${stream.length}/Filter/FlateDecode>>stream\n`,
      ),
      stream,
      Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>'),
    ]),
  );
}

function pdfOfPages(count: number, extra = ''): string {
  const kids = Array.from({ length: count }, (_, index) => `${index + 3} 0 R`).join(' ');
  const pages = Array.from(
    { length: count },
    (_, index) => `${index + 3} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj`,
  );
  return [
    `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R${extra}>>endobj`,
    `2 0 obj<</Type/Pages/Count ${count}/Kids[${kids}]>>endobj`,
    ...pages,
    'trailer<</Root 1 0 R>>',
  ].join('\n');
}

const outside =
  '/OpenAction<</S/JavaScript/JS(app.launchURL\\("http://outside.example"\\);)>>/AA<</WC<</S/URI/URI(http://outside.example)>>>>';
const mailHead =
  'From: a@b.example\r\nSubject: Receipt\r\nDate: Mon, 16 Mar 2026 09:00:00 +0000\r\nMIME-Version: 1.0\r\n';
const remotePictures =
  '<img src="http://outside.example/a.png"><link rel="stylesheet" href="http://outside.example/b.css">' +
  '<iframe src="http://outside.example"></iframe><script>fetch("http://outside.example")</script><p>Total £5.00</p>';

const hostile: readonly (readonly [name: string, bytes: () => Uint8Array, code: string | undefined])[] = [
  ['a PDF of 10,000 pages', () => bytesOf(pdfOfPages(10_000)), 'too-large'],
  [
    'a PDF that says it has a million pages',
    () => bytesOf(pdfOfPages(2).replace('/Count 2', '/Count 1000000')),
    undefined,
  ],
  ['a PNG of 30,000 × 30,000 pixels in a few bytes', () => pngBomb(30_000), 'too-large'],
  ['a PDF page that unfolds to 60 MB', () => pdfBomb(60 * MEGABYTE), 'too-large'],
  ['a PDF that runs scripts and opens links', () => bytesOf(pdfOfPages(1, outside)), undefined],
  [
    'a picture that is a PDF and a web page too',
    () => bytesOf(`GIF89a/*%PDF-1.4<script>*/=1;${pdfOfPages(1)}`),
    'unreadable-file',
  ],
  ['a program with a PDF inside', () => bytesOf(`MZ\x90\0${pdfOfPages(1)}`), 'unsupported-format'],
  [
    'a drawing with outside entities',
    () => bytesOf('<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'),
    'unsupported-format',
  ],
  [
    'a mail with pictures and scripts from outside',
    () => bytesOf(`${mailHead}Content-Type: text/html\r\n\r\n${remotePictures}`),
    undefined,
  ],
  [
    'a mail whose body lies outside',
    () =>
      bytesOf(
        `${mailHead}Content-Type: message/external-body; access-type=URL; URL="http://outside.example/r.pdf"\r\n\r\nContent-Type: application/pdf\r\n\r\n`,
      ),
    undefined,
  ],
  [
    'an archive of an archive',
    () => bytesOf(`PK\x03\x04${'PK\x03\x04\x14'.repeat(5000)}`),
    'unsupported-format',
  ],
];

describe('a file made to harm', () => {
  const connected: unknown[] = [];

  beforeEach(() => {
    connected.length = 0;
    vi.spyOn(Socket.prototype, 'connect').mockImplementation(function refuse(this: Socket, ...to: unknown[]) {
      connected.push(to);
      return this;
    });
    vi.spyOn(globalThis, 'fetch').mockImplementation((to) => {
      connected.push(to);
      return Promise.reject(new Error('Nothing is fetched.'));
    });
  });

  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each(hostile)(
    'is refused with a reason, or read, without asking for anything outside: %s',
    async (_, make, code) => {
      const before = process.memoryUsage.rss();
      const reading = await readPages(make(), { signal: AbortSignal.timeout(20_000) });
      if (reading.kind === 'problem')
        expect(say(wordsFor('en').files, reading.because)).toMatch(/^[A-Z].{10,}[.]$/);
      else expect(DocumentReading.safeParse(readDocuments(reading.pages)).success).toBe(true);
      if (code !== undefined) expect(reading).toMatchObject({ kind: 'problem', code });
      expect(process.memoryUsage.rss() - before).toBeLessThan(GROWTH_MAX);
      expect(connected).toEqual([]);
    },
    120_000,
  );
});
