import { readFileSync } from 'node:fs';
import { resourceUsage } from 'node:process';
import sharp from 'sharp';
import { decodePicture } from '../../functions/adapters/page-text/recognition/picture.ts';
import { recognisePicture } from '../../functions/adapters/page-text/recognition/recognise-picture.ts';
import { readPages } from '../../functions/adapters/page-text/read-pages.ts';
import { readDocuments } from '../../functions/domain/documents/read-documents.ts';
import type { Trial } from './bench-match.ts';

const PICTURE = new URL('../../test/fixtures/documents/receipt-cafe.jpg', import.meta.url);
const SIDE_MAX = 2400;

/** Reading a photographed receipt from its bytes to its fields, against finding and reading its words alone. */
export function readTrials(): Trial[] {
  const bytes = new Uint8Array(readFileSync(PICTURE));
  return [
    {
      name: 'read',
      what: 'photographed receipt to fields',
      baseline: 'text recognition alone',
      run: () => fieldsOf(bytes),
      runBaseline: async () =>
        recognisePicture(await decodePicture(sharp(bytes), SIDE_MAX), new AbortController().signal),
    },
  ];
}

/** Holds the reading to the receipt's total, so that a fast wrong answer is no result. */
async function fieldsOf(bytes: Uint8Array): Promise<void> {
  const reading = await readPages(bytes);
  const total = reading.kind === 'pages' ? readDocuments(reading.pages).fields.total?.value : undefined;
  if (total !== 3560) throw new Error('The receipt of the trial was not read.');
}

/** The first receipt of a process, models loaded on the way, and the most memory used until now. */
export async function coldReading(): Promise<{ coldMs: number; peakMb: number }> {
  const startedAt = performance.now();
  await fieldsOf(new Uint8Array(readFileSync(PICTURE)));
  const coldMs = Math.round(performance.now() - startedAt);
  return { coldMs, peakMb: Math.round(resourceUsage().maxRSS / 1024) };
}
