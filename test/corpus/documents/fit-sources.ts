import { confidenceOf } from '../../../functions/domain/documents/evidence/choice.ts';
import { SURE_MIN } from '../../../shared/sure.ts';
import { drawnDocuments } from './drawn-documents.ts';
import { knownDocuments, madeInvoices, typedReceipts } from './fit-corpus.ts';
import { currencyVerdict, exampleOf } from './fit-examples.ts';
import { bestCalibration, judgedByOtherSources, type Verdict } from './fit-judge.ts';
import { priors } from './fit-priors.ts';

/*
 * What the reader makes of documents of a source that it has seen nothing of: `node test/corpus/documents/fit-sources.ts`. Each source is
 * judged by weights and a calibration of the others.
 */

const TYPED_WEIGHT = 0.5;
const PULL = 1;

const documents = [...(await knownDocuments()), ...(await madeInvoices()), ...(await drawnDocuments())];
const typed = await typedReceipts();

for (const field of ['total', 'date', 'vendor'] as const) {
  const judged = documents.flatMap((document) => exampleOf(document, field) ?? []);
  const extra = typed.flatMap((document) => exampleOf(document, field, TYPED_WEIGHT) ?? []);
  const verdicts = judgedByOtherSources([...judged, ...extra], judged, priors[field], PULL);
  tell(field, verdicts);
}
tell(
  'currency',
  documents.flatMap((document) => currencyVerdict(document) ?? []),
);

/** Of each source what is right, and what of it a calibration of the others shows as sure. */
function tell(field: string, verdicts: readonly Verdict[]): void {
  const sure: Right[] = [];
  for (const [source, own] of Map.groupBy(verdicts, (verdict) => verdict.source)) {
    const calibration = bestCalibration(verdicts.filter((verdict) => verdict.source !== source));
    const shown = own.filter(({ chance }) => confidenceOf(chance, calibration) >= SURE_MIN);
    sure.push(...shown);
    console.log(`  ${field}, ${source}: right ${share(own)}, sure and right ${share(shown)}`);
  }
  console.log(`${field}: right ${share(verdicts)}, sure and right ${share(sure)}`);
}

interface Right {
  readonly isRight: boolean;
}

function share(all: readonly Right[]): string {
  return `${all.filter(({ isRight }) => isRight).length} of ${all.length}`;
}
