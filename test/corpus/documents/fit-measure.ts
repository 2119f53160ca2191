import { readDocuments } from '../../../functions/domain/documents/read-documents.ts';
import type { DocumentFields } from '../../../shared/model/document.ts';
import { boxVerdicts, type BoxVerdict } from './fit-boxes.ts';
import { knownDocuments, type KnownDocument, type KnownFields } from './fit-corpus.ts';
import { nameLikeness } from './fit-likeness.ts';

/*
 * How many fields of the corpus' documents are read right, with the weights as they are (which have seen them; for unseen documents
 * see fit-weights.ts): `node test/corpus/documents/fit-measure.ts [--verbose]`.
 */

const LIKENESS_MIN = 0.8;
const fields = ['vendor', 'date', 'dueDate', 'total', 'tax', 'number', 'currency'] as const;
const kinds = ['receipt', 'invoice', 'payslip', 'email'] as const;

interface Judged {
  document: KnownDocument;
  read: DocumentFields;
  boxes: BoxVerdict[];
}

function isRight(known: KnownFields, read: DocumentFields, field: (typeof fields)[number]): boolean {
  const [expected, found] = [known[field], read[field]?.value];
  if (field !== 'vendor') return expected === found;
  return nameLikeness(String(expected), String(found ?? '')) >= LIKENESS_MIN;
}

const all: Judged[] = (await knownDocuments()).map((document) => {
  const reading = readDocuments(document.pages);
  return { document, read: reading.fields, boxes: boxVerdicts(reading, document.pages) };
});

for (const kind of kinds) {
  const own = all.filter(({ document }) => document.kind === kind);
  const counts = fields.map((field) => {
    const told = own.filter(({ document }) => document.known[field] !== undefined);
    const right = told.filter(({ document, read }) => isRight(document.known, read, field));
    return `${field} ${right.length}/${told.length}`;
  });
  const whole = own.filter(({ document, read }) =>
    (['vendor', 'date', 'total'] as const).every(
      (field) => document.known[field] === undefined || isRight(document.known, read, field),
    ),
  );
  console.log(`${kind}: ${counts.join(', ')}; vendor, date and total ${whole.length}/${own.length}`);
}
const boxes = all.flatMap((each) => each.boxes);
const yielded = boxes.filter(({ isYielded }) => isYielded);
console.log(
  `values whose words stand under their box: ${yielded.length} of ${boxes.length} (${((100 * yielded.length) / boxes.length).toFixed(1)} %)`,
);
if (process.argv.includes('--verbose'))
  for (const { document, boxes: own } of all)
    for (const { field, value, words, isYielded } of own)
      if (!isYielded) console.log(`${document.name} ${field}: ${value} is not what stands there: ${words}`);
if (process.argv.includes('--verbose'))
  for (const { document, read } of all)
    for (const field of fields)
      if (document.known[field] !== undefined && !isRight(document.known, read, field))
        console.log(
          `${document.name} ${field}: ${String(document.known[field])} read as ${String(read[field]?.value)}`,
        );
