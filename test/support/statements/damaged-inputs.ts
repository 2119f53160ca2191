import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { randomFrom } from '../campaigns/random.ts';
import { damageBytes } from './damage-bytes.ts';
import { printStatement, statementFiles } from './statement-file.ts';

const FIXTURES = new URL('../../fixtures/statements/', import.meta.url);
/** Real files beside the checkout, where there are any. */
const CORPUS = new URL('../../../../shared/corpus/dev/files/', import.meta.url);
const STATEMENT_NAME = /\.(csv|tsv|txt|xlsx?|ods|html?|ofx|qfx|qif|sta|mt940|940|xml|pdf)$/i;
const PRINTED = 80;
const BYTES_MAX = 2 * 1024 * 1024;

/** A damaged file and how to make it again. */
export interface DamagedInput {
  readonly bytes: Uint8Array;
  readonly made: string;
}

/** Makes the damaged file of each number from undamaged ones of every format: printed, the project's own, and real ones. */
export function damagedInputs(seed: number): (point: number) => DamagedInput {
  const printed = fc
    .sample(statementFiles, { numRuns: PRINTED, seed })
    .map((file, at) => ({ name: `printed ${at} ${file.file.kind}`, bytes: printStatement(file).bytes }));
  const sources = [...printed, ...filesIn(FIXTURES), ...filesIn(CORPUS)];
  return (point) => {
    const random = randomFrom(seed * 1_000_003 + point);
    const [source, other] = [0, 1].map(() => sources[Math.floor(random() * sources.length)]);
    if (!source || !other) throw new Error('There is nothing to damage.');
    return {
      bytes: damageBytes(source.bytes, other.bytes, random),
      made: `point ${point} of seed ${seed}: ${source.name} damaged, with ${other.name}`,
    };
  };
}

function filesIn(folder: URL): { name: string; bytes: Uint8Array }[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => STATEMENT_NAME.test(name))
    .toSorted()
    .map((name) => ({ name, path: fileURLToPath(new URL(name, folder)) }))
    .filter(({ path }) => statSync(path).size <= BYTES_MAX)
    .map(({ name, path }) => ({ name, bytes: new Uint8Array(readFileSync(path)) }));
}
