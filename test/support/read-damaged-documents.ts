import { say as sentenceOf } from '../../shared/text/said.ts';
import { wordsFor } from '../../shared/text/words-for.ts';
import { writeSync } from 'node:fs';
import { Socket } from 'node:net';
import { readPages } from '../../functions/adapters/page-text/read-pages.ts';
import { readDocuments } from '../../functions/domain/documents/read-documents.ts';
import { peakMemoryMb } from '../../infra/cli/peak-memory.ts';
import { DocumentReading } from '../../shared/model/document.ts';
import { damagedDocumentInputs } from './campaigns/damaged-documents.ts';

/*
 * A process of its own that reads the damaged documents FROM to TO of SEED and says so line by line:
 * `node test/support/read-damaged-documents.ts SEED FROM TO`. Any connection to the outside ends it.
 */

const [seed = 0, from = 0, to = 0] = process.argv.slice(2).map(Number);
const inputOf = damagedDocumentInputs(seed);
const say = (line: object): number => writeSync(1, `${JSON.stringify(line)}\n`);
console.log = console.error;
Socket.prototype.connect = () => {
  throw new Error('A document asked for a connection.');
};

for (let point = from; point < to; point += 1) {
  const { bytes } = inputOf(point);
  say({ point, kind: 'begun' });
  const startedAt = performance.now();
  const reading = await readPages(bytes);
  const verdict =
    reading.kind === 'problem'
      ? problemVerdict(sentenceOf(wordsFor('en').files, reading.because))
      : readVerdict(reading.pages);
  say({
    point,
    ...verdict,
    ms: Math.round(performance.now() - startedAt),
    peakMb: peakMemoryMb('self'),
  });
}

function problemVerdict(detail: string): { kind: string } {
  return { kind: detail === '' ? 'unsound' : 'problem' };
}

function readVerdict(pages: Parameters<typeof readDocuments>[0]): { kind: string; reason?: string } {
  const parsed = DocumentReading.safeParse(readDocuments(pages));
  return parsed.success
    ? { kind: 'read' }
    : { kind: 'unsound', reason: parsed.error.issues[0]?.message ?? '' };
}
