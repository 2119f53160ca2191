import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { decodePicture } from '../../functions/adapters/page-text/recognition/picture.ts';
import { recognisePicture } from '../../functions/adapters/page-text/recognition/recognise-picture.ts';
import { ReadingProcess } from '../../functions/adapters/page-text/apart/reading-process.ts';
import { readDocuments } from '../../functions/domain/documents/read-documents.ts';
import { bundleFunctions, functionSources } from '../bundle.ts';
import type { Trial } from './bench-match.ts';

const PICTURE = new URL('../../test/fixtures/documents/receipt-cafe.jpg', import.meta.url);
const SIDE_MAX = 2400;

/** The function that reads documents. */
const READER = 'read-pages';
/** Beside the packages that bundles ask for at run time. */
const PACKAGES = fileURLToPath(new URL('../../node_modules/', import.meta.url));

const reader = new ReadingProcess();

/** What a Lambda environment does before its first event: a process starts and loads the reading function's bundle; against a bare one. */
export async function withColdStart<T>(measure: (trial: Trial) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(PACKAGES, '.matchbook-bench-'));
  try {
    await bundleFunctions(new Map([...functionSources()].filter(([name]) => name === READER)), folder);
    const bundle = pathToFileURL(join(folder, READER, 'index.mjs')).href;
    const start = (script: string) => execFileSync(process.execPath, ['--input-type=module', '-e', script]);
    return await measure({
      name: 'read',
      what: 'process with the reading bundle loaded',
      baseline: 'process with nothing',
      run: () => start(`await import('${bundle}'); process.exit(0)`),
      runBaseline: () => start('process.exit(0)'),
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Reading a photographed receipt from its bytes to its fields, against finding and reading its words in one thread. */
export function readTrials(): Trial[] {
  const bytes = new Uint8Array(readFileSync(PICTURE));
  return [
    {
      name: 'read',
      what: 'photographed receipt to fields',
      baseline: 'text recognition in one thread',
      run: () => fieldsOf(bytes),
      runBaseline: async () =>
        recognisePicture(await decodePicture(sharp(bytes), SIDE_MAX), new AbortController().signal),
    },
  ];
}

/** Holds the reading to the receipt's total, so that a fast wrong answer is no result. */
async function fieldsOf(bytes: Uint8Array): Promise<void> {
  const reading = await reader.readPages(bytes);
  const total = reading.kind === 'pages' ? readDocuments(reading.pages).fields.total?.value : undefined;
  if (total !== 3560) throw new Error('The receipt of the trial was not read.');
}

/** The first receipt of a process, started and its models loaded on the way, and the memory that it keeps. */
export async function coldReading(): Promise<{ coldMs: number; keptMb: number }> {
  const startedAt = performance.now();
  await fieldsOf(new Uint8Array(readFileSync(PICTURE)));
  const coldMs = Math.round(performance.now() - startedAt);
  return { coldMs, keptMb: Math.round(reader.keptBytes / 1024 / 1024) };
}
