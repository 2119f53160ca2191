import { confidenceOf } from '../../../functions/domain/documents/evidence/choice.ts';
import { SURE_MIN } from '../../../shared/sure.ts';
import { drawnDocuments } from './drawn-documents.ts';
import { knownDocuments, madeInvoices, typedReceipts } from './fit-corpus.ts';
import { currencyVerdict, exampleOf } from './fit-examples.ts';
import { bestCalibration, judgedByOtherSources, type Verdict } from './fit-judge.ts';
import { priors } from './fit-priors.ts';

/*
 * What the reader makes of documents of a source that it has seen nothing of: `node test/corpus/documents/fit-sources.ts [FIELD…] [--verbose]`. Each
 * source is judged by weights and a calibration of the others; `--verbose` names what is wrong or missing.
 */

const TYPED_WEIGHT = 0.5;
const PULL = 1;

const documents = [...(await knownDocuments()), ...(await madeInvoices()), ...(await drawnDocuments())];
const typed = await typedReceipts();

const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const isVerbose = process.argv.includes('--verbose');
const isAsked = (field: string): boolean => named.length === 0 || named.includes(field);
const wrong = new Set<string>();

for (const field of (['total', 'date', 'vendor'] as const).filter(isAsked)) {
  const judged = documents.flatMap((document) => exampleOf(document, field) ?? []);
  const extra = typed.flatMap((document) => exampleOf(document, field, TYPED_WEIGHT) ?? []);
  const verdicts = judgedByOtherSources([...judged, ...extra], judged, priors[field], PULL);
  tell(field, verdicts);
}
if (isAsked('currency'))
  tell(
    'currency',
    documents.flatMap((document) => currencyVerdict(document) ?? []),
  );
if (named.length === 0)
  for (const [which, all] of Map.groupBy(documents, ({ source }) =>
    /^drawn/.test(source) ? 'drawn ones' : 'real ones',
  ))
    console.log(
      `vendor, date and total all right, ${which}: ${all.filter(({ name }) => !wrong.has(name)).length} of ${all.length}`,
    );

/** Of each source what is right, and what of it a calibration of the others shows as sure. */
function tell(field: string, verdicts: readonly Verdict[]): void {
  const sure: Right[] = [];
  for (const [source, own] of Map.groupBy(verdicts, (verdict) => verdict.source)) {
    const calibration = bestCalibration(verdicts.filter((verdict) => verdict.source !== source));
    const shown = own.filter(
      ({ chance, legibility }) => confidenceOf(chance, calibration, legibility) >= SURE_MIN,
    );
    sure.push(...shown);
    for (const verdict of own.filter(({ isRight }) => !isRight)) {
      if (field !== 'currency') wrong.add(verdict.group);
      const mark = shown.includes(verdict) ? 'SURE AND WRONG' : `chance ${verdict.chance.toFixed(2)}`;
      if (isVerbose)
        console.log(`    ${verdict.group}: ${verdict.wanted}, read as ${verdict.found} (${mark})`);
    }
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
