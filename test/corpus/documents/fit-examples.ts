import { dateCandidates } from '../../../functions/domain/documents/dates/date-cues.ts';
import { labelledAmounts } from '../../../functions/domain/documents/amounts/money-line.ts';
import { textLines } from '../../../functions/domain/text/text-line.ts';
import { totalCandidates } from '../../../functions/domain/documents/amounts/total-cues.ts';
import { vendorCandidates } from '../../../functions/domain/documents/vendor/vendor-cues.ts';
import { unfoldTables } from '../../../functions/domain/documents/amounts/unfold-tables.ts';
import type { KnownDocument } from './fit-corpus.ts';
import type { Example } from './fit-model.ts';
import { nameLikeness } from './fit-likeness.ts';

export type FittedField = 'total' | 'date' | 'vendor';

/** A name this like the known one is right. */
export const LIKENESS_MIN = 0.8;
/** Names nearly as like as the likest are as right. */
const LIKENESS_SLACK = 0.05;

/** A document as an example for one field; undefined where nobody says what is right. */
export function exampleOf(document: KnownDocument, field: FittedField, weight = 1): Example | undefined {
  const { kind, known, pages, name, source } = document;
  const lines = textLines(pages);
  const facts = unfoldTables(lines);
  const common = { group: name, source, weight };
  // A payslip's net pay and pay day are found by its own rules.
  if (kind === 'payslip' && field !== 'vendor') return undefined;
  if (field === 'total' && known.total !== undefined) {
    const all = totalCandidates(labelledAmounts(facts, known.currency ?? 'XXX'));
    return {
      ...common,
      candidates: all.map(({ cues }) => cues),
      isRight: all.map(({ amount }) => [known.total, ...(known.alsoTotals ?? [])].includes(amount.amount)),
    };
  }
  if (field === 'date' && known.date !== undefined) {
    const all = dateCandidates(facts);
    return {
      ...common,
      candidates: all.map(({ cues }) => cues),
      isRight: all.map(({ readings }) => Object.values(readings).includes(known.date ?? '')),
    };
  }
  if (field !== 'vendor' || known.vendor === undefined) return undefined;
  const all = vendorCandidates(lines);
  const names = [known.vendor, ...(known.alsoVendors ?? [])];
  const likeness = all.map(({ name: found }) =>
    Math.max(...names.map((right) => nameLikeness(found, right))),
  );
  const enough = Math.max(LIKENESS_MIN, Math.max(0, ...likeness) - LIKENESS_SLACK);
  return {
    ...common,
    candidates: all.map(({ cues }) => cues),
    isRight: likeness.map((like) => like >= enough),
  };
}
