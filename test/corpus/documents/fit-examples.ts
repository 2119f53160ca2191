import { UNKNOWN_CURRENCY } from '../../../functions/domain/documents/amounts/printed-amounts.ts';
import { dateCandidates } from '../../../functions/domain/documents/dates/date-cues.ts';
import { dayCertainty } from '../../../functions/domain/documents/dates/find-date.ts';
import { givesBack, turned } from '../../../functions/domain/documents/amounts/money-back.ts';
import {
  labelledAmounts,
  type LabelledAmount,
} from '../../../functions/domain/documents/amounts/money-line.ts';
import { owedNow } from '../../../functions/domain/documents/amounts/find-total.ts';
import { ownTotal } from '../../../functions/domain/documents/amounts/own-total.ts';
import { paidInFull } from '../../../functions/domain/documents/amounts/paid-in-full.ts';
import { isFolio } from '../../../functions/domain/documents/kinds/folio.ts';
import { withoutLegalForm } from '../../../functions/domain/documents/vendor/vendor-name.ts';
import type { MoneyField } from '../../../shared/model/document.ts';
import { stretch, textLines } from '../../../functions/domain/text/text-line.ts';
import { totalCandidates } from '../../../functions/domain/documents/amounts/total-cues.ts';
import { vendorCandidates } from '../../../functions/domain/documents/vendor/vendor-cues.ts';
import { unfoldTables } from '../../../functions/domain/documents/amounts/unfold-tables.ts';
import { nameCertainty } from '../../../functions/domain/documents/vendor/find-vendor.ts';
import type { KnownDocument } from './fit-corpus.ts';
import { likelyCurrency } from '../../../functions/domain/documents/amounts/find-currency.ts';
import type { Verdict } from './fit-judge.ts';
import type { Example } from './fit-model.ts';
import { nameLikeness } from './fit-likeness.ts';

const fieldOf = ({ amount, line, from, to }: LabelledAmount): MoneyField => ({
  value: amount,
  ...stretch(line, from, to),
  confidence: 1,
});

/** How alike a name is to the right one, where a legal form that only one of them bears counts nothing; a name said twice is right once. */
function vendorLikeness(found: string, right: string): number {
  return Math.max(
    ...[right, ...halvesOfRepeatedName(right)].flatMap((name) => [
      nameLikeness(withoutAccents(found), withoutAccents(name)),
      nameLikeness(withoutLegalForm(withoutAccents(found)), withoutLegalForm(withoutAccents(name))),
    ]),
  );
}

/** The recognition's alphabet has none: a name without them is still the right line. */
const withoutAccents = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '');

/** The sign and the company of a name that is both, where one begins with the other: "Ink Corner (East Mall) Ink Corner Ltd". */
function halvesOfRepeatedName(name: string): string[] {
  const words = name.split(' ');
  const at = words.findIndex(
    (word, index) => index > 1 && word === words[0] && words[index + 1] === words[1],
  );
  return at < 0 ? [] : [words.slice(0, at).join(' '), words.slice(at).join(' ')];
}

export type FittedField = 'total' | 'date' | 'vendor';

/** A name this like the known one is right. */
export const LIKENESS_MIN = 0.8;
/** Names nearly as like as the likest are as right. */
const LIKENESS_SLACK = 0.05;

/** What the reader makes of a document's currency, before calibration; undefined where nobody says it, or nothing was found. */
export function currencyVerdict({ name, source, known, pages }: KnownDocument): Verdict | undefined {
  const likely = likelyCurrency(textLines(pages), undefined);
  if (known.currency === undefined || !likely) return undefined;
  const { currency, chance } = likely;
  const isRight = currency === known.currency;
  return { group: name, source, isRight, chance, wanted: known.currency, found: currency };
}

/** Drawn documents are many, and drawn by few hands: real ones count for more. */
const DRAWN_WEIGHT = 0.6;
const weightOf = ({ source }: KnownDocument): number => (source.startsWith('drawn') ? DRAWN_WEIGHT : 1);

/** A document as an example for one field; undefined where nobody says what is right. */
export function exampleOf(
  document: KnownDocument,
  field: FittedField,
  weight = weightOf(document),
): Example | undefined {
  const { kind, known, pages, name, source } = document;
  const lines = textLines(pages);
  const facts = unfoldTables(lines);
  const common = { group: name, source, weight };
  // A payslip's net pay and pay day are found by its own rules.
  if (kind === 'payslip' && field !== 'vendor') return undefined;
  if (field === 'total' && known.total !== undefined) {
    const printed = labelledAmounts(facts, known.currency ?? UNKNOWN_CURRENCY);
    const amounts = givesBack(printed) ? turned(printed) : printed;
    // A folio's total is found by its own rule.
    if (isFolio(lines) && paidInFull(amounts)) return undefined;
    const all = totalCandidates(owedNow(amounts));
    const totals = [known.total, ...(known.alsoTotals ?? [])];
    return {
      ...common,
      candidates: all.map(({ cues }) => cues),
      values: all.map(({ amount }) => String(amount.amount)),
      wanted: String(known.total),
      isRight: all.map(({ amount }) => totals.includes(ownTotal(fieldOf(amount), amounts)?.value ?? NaN)),
    };
  }
  if (field === 'date' && known.date !== undefined) {
    const all = dateCandidates(facts);
    return {
      ...common,
      candidates: all.map(({ cues }) => cues),
      values: all.map(({ readings }) => Object.values(readings).join(' or ')),
      legibility: all.map(dayCertainty),
      wanted: known.date,
      isRight: all.map(({ readings }) => Object.values(readings).includes(known.date ?? '')),
    };
  }
  if (field !== 'vendor' || known.vendor === undefined) return undefined;
  const all = vendorCandidates(lines);
  const names = [known.vendor, ...(known.alsoVendors ?? [])];
  const likeness = all.map(({ name: found }) =>
    Math.max(...names.map((right) => vendorLikeness(found, right))),
  );
  const enough = Math.max(LIKENESS_MIN, Math.max(0, ...likeness) - LIKENESS_SLACK);
  return {
    ...common,
    candidates: all.map(({ cues }) => cues),
    values: all.map(({ name: found }) => found),
    legibility: all.map(nameCertainty),
    wanted: known.vendor,
    isRight: likeness.map((like) => like >= enough),
  };
}
