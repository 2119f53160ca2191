import { writeFile } from 'node:fs/promises';
import { format } from 'oxfmt';
import type { Calibration } from '../../../functions/domain/documents/evidence/choice.ts';
import { SURE_MIN } from '../../../shared/sure.ts';
import { drawnDocuments } from './drawn-documents.ts';
import { knownDocuments, madeInvoices, typedReceipts, type KnownDocument } from './fit-corpus.ts';
import { currencyVerdict, exampleOf, type FittedField } from './fit-examples.ts';
import {
  bestCalibration,
  calibratedByOthers,
  calibrationError,
  crossValidated,
  judgedByOtherSources,
  type Verdict,
} from './fit-judge.ts';
import { fitted, type Example } from './fit-model.ts';
import { priors } from './fit-priors.ts';

/*
 * Fits how much each cue counts: `node test/corpus/documents/fit-weights.ts [--write]`. Prints, field by field, what cross-validation says
 * (each document judged by weights that never saw it); `--write` keeps the weights of all documents for the reader.
 */

const TYPED_WEIGHT = 0.5;
const FOLDS = 5;
const SEEDS = [1, 2, 3];
const PULLS = [0.5, 1];
const target = new URL('../../../functions/domain/documents/evidence/weights.ts', import.meta.url);

const everyField = ['total', 'date', 'vendor'] as const;
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const fields: readonly FittedField[] = everyField.filter(
  (field) => named.length === 0 || named.includes(field),
);
const isVerbose = process.argv.includes('--verbose');

function examplesOf(documents: readonly KnownDocument[], field: FittedField, weight?: number): Example[] {
  return documents.flatMap((document) => exampleOf(document, field, weight) ?? []);
}

interface Fit {
  pull: number;
  verdicts: Verdict[];
}

/** The pull whose verdicts on unseen documents surprise least. */
function bestFit(all: readonly Example[], judged: readonly Example[], field: FittedField): Fit {
  const tried = PULLS.map((pull) => {
    const verdicts = SEEDS.flatMap((seed) =>
      crossValidated(all, judged, priors[field], pull, { count: FOLDS, seed }),
    );
    return { pull, verdicts, loss: lossOf(verdicts) };
  });
  for (const { pull, verdicts, loss } of tried)
    console.log(`  ${field} pull ${pull}: ${percent(share(verdicts))} right, loss ${loss.toFixed(3)}`);
  return tried.reduce((best, each) => (each.loss < best.loss ? each : best));
}

function lossOf(verdicts: readonly Verdict[]): number {
  const surprise = verdicts.map(
    ({ chance, isRight }) => -Math.log(Math.max(1e-3, isRight ? chance : 1 - chance)),
  );
  return surprise.reduce((sum, each) => sum + each, 0) / verdicts.length;
}

function share(verdicts: readonly { isRight: boolean }[]): number {
  return verdicts.filter(({ isRight }) => isRight).length / Math.max(1, verdicts.length);
}

function percent(value: number): string {
  return `${(100 * value).toFixed(1)} %`;
}

const documents = [...(await knownDocuments()), ...(await madeInvoices()), ...(await drawnDocuments())];
const typed = await typedReceipts();
const weights: Record<string, unknown> = {};
const calibration: Record<string, Calibration> = {};
const all: { isRight: boolean; confidence: number }[] = [];
const wrong = new Map<string, Set<string>>();

for (const field of fields) {
  const judged = examplesOf(documents, field);
  const examples = [...judged, ...examplesOf(typed, field, TYPED_WEIGHT)];
  const { pull, verdicts } = bestFit(examples, judged, field);
  const shown = calibratedByOthers(verdicts);
  all.push(...shown);
  const sure = shown.filter(({ confidence }) => confidence >= SURE_MIN);
  console.log(
    `${field}: ${judged.length} documents, unseen ${percent(share(verdicts))} right, calibration error ${calibrationError(shown).toFixed(3)}, ` +
      `sure ${percent(sure.length / shown.length)} of which right ${percent(share(sure))}`,
  );
  for (const { group, isRight } of verdicts)
    if (!isRight) wrong.set(group, (wrong.get(group) ?? new Set()).add(field));
  weights[field] = fitted(examples, priors[field], pull);
  calibration[field] = bestCalibration(judgedByOtherSources(examples, judged, priors[field], pull));
}
const currencies = documents.flatMap((document) => currencyVerdict(document) ?? []);
calibration['currency'] = bestCalibration(currencies);
console.log(`currency: ${percent(share(currencies))} of ${currencies.length} found are right`);
console.log(`all fields: calibration error ${calibrationError(all).toFixed(3)}`);
for (const least of [SURE_MIN, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95]) {
  const sure = all.filter(({ confidence }) => confidence >= least);
  console.log(
    `  sure from ${least}: ${percent(sure.length / all.length)} of the values, of which right ${percent(share(sure))}`,
  );
}
const scans = documents.filter(({ kind }) => kind === 'receipt');
console.log(
  `receipts with no field wrong in any trial: ${scans.filter(({ name }) => !wrong.has(name)).length} of ${scans.length}`,
);
if (isVerbose) for (const [group, names] of wrong) console.log(`  wrong: ${group} ${[...names].join(' ')}`);

if (process.argv.includes('--write')) {
  const text = `import type { Weights } from './choice.ts';

/** How much each cue counts, fitted by test/corpus/documents/fit-weights.ts on documents whose fields are known. Not written by hand. */
export const weights: Readonly<Record<'total' | 'date' | 'vendor', Weights>> = ${JSON.stringify(weights)};

/** Per field: how likelihoods become confidences that are right as often as they say. */
export const calibration = ${JSON.stringify(calibration)};
`;
  const { code } = await format('weights.ts', text, { singleQuote: true, printWidth: 110 });
  await writeFile(target, code);
}
