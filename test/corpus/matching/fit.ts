import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { assignmentOdds } from '../../../functions/domain/matching/assignment-odds.ts';
import type { Feature, Option } from '../../../functions/domain/matching/match-option.ts';
import { optionGroups } from '../../../functions/domain/matching/option-groups.ts';
import { PreparedBooks } from '../../../functions/domain/matching/prepared-books.ts';
import { matchOptions } from '../../../functions/domain/matching/match-options.ts';
import { weights } from '../../../functions/domain/matching/weights.ts';
import { emptyVerdict, judge, verdictLines } from './judge.ts';
import type { LabelledBook } from './labelled-book.ts';
import { makeBook } from './make-books.ts';

/*
 * Fits the weights of matching on labelled books: `node test/corpus/matching/fit.ts [--books 40] [--rounds 60] [--write]`, or, with
 * `--folds 5`, says how well weights do on books that they were not fitted on, each fifth of them in turn.
 * The model is a conditional random field: an assignment of a group is as probable as e to the sum of its options' log odds,
 * and a weight is right when its feature is seen as often as the model expects it, so the gradient of each weight is what was
 * seen less what was expected. Ties count a half for each equal, by symmetry of the model. A normal prior keeps weights of
 * rare features small.
 */

const PRIOR = 0.15;
const STEP = 0.15;

/** One group of options, each with its features' amounts and whether it is true. */
interface Lesson {
  readonly options: readonly Option[];
  readonly features: readonly (readonly (readonly [Feature, number])[])[];
  readonly isTrue: readonly boolean[];
}

type Weights = Record<Feature, number>;

function lessonsOf({ transactions, receipts, links }: LabelledBook): Lesson[] {
  const books = new PreparedBooks({ transactions, receipts });
  const keyOf = (receiptIds: readonly string[], rowIds: readonly string[]) =>
    `${receiptIds.toSorted().join()}→${rowIds.toSorted().join()}`;
  const truth = new Set(links.map(({ receiptIds, transactionIds }) => keyOf(receiptIds, transactionIds)));
  return optionGroups(books, matchOptions(books)).map((options) => ({
    options,
    features: options.map(featuresOf),
    isTrue: options.map((option) =>
      truth.has(
        keyOf(
          option.receipts.map((at) => books.receipt(at).id),
          option.transactions.map((at) => books.transaction(at).id),
        ),
      ),
    ),
  }));
}

function featuresOf({
  evidence: { base, amount, date, name, rarity },
}: Option): (readonly [Feature, number])[] {
  const seen = [base, ...amount, date, ...name].map((feature) => [feature, 1] as const);
  return rarity === 0 ? seen : [...seen, ['amount:rarity', rarity]];
}

/** The weights under which what was seen is what is expected, by gradient ascent with a step of its own for each weight (Adam). */
function fitted(lessons: readonly Lesson[], rounds: number, start: Weights): Weights {
  const now: Weights = { ...start };
  const names = Object.keys(start) as Feature[];
  const mean = new Map(names.map((name) => [name, 0]));
  const square = new Map(names.map((name) => [name, 0]));
  for (let round = 1; round <= rounds; round += 1) {
    const slope = slopeOf(lessons, now);
    for (const name of names) {
      const pull = (slope.get(name) ?? 0) - PRIOR * (now[name] - start[name]);
      const m = 0.9 * (mean.get(name) ?? 0) + 0.1 * pull;
      const s = 0.99 * (square.get(name) ?? 0) + 0.01 * pull * pull;
      mean.set(name, m);
      square.set(name, s);
      now[name] += (STEP * (m / (1 - 0.9 ** round))) / (Math.sqrt(s / (1 - 0.99 ** round)) + 1e-3);
    }
  }
  return now;
}

function slopeOf(lessons: readonly Lesson[], now: Weights): Map<Feature, number> {
  const slope = new Map<Feature, number>();
  for (const { options, features, isTrue } of lessons) {
    const scored = options.map((option, at) => ({
      ...option,
      score: (features[at] ?? []).reduce((sum, [feature, amount]) => sum + now[feature] * amount, 0),
    }));
    for (const [at, odds] of assignmentOdds(scored).entries()) {
      const missed = (isTrue[at] ? 1 : 0) - odds;
      for (const [feature, amount] of features[at] ?? [])
        slope.set(feature, (slope.get(feature) ?? 0) + missed * amount);
    }
  }
  return slope;
}

/** The file that the product reads. */
function fileOf(found: Weights): string {
  const lines = Object.entries(found).map(([name, weight]) => {
    const key = /^[a-z]+$/.test(name) ? name : `'${name}'`;
    return `  ${key}: ${Number(weight.toFixed(2))},`;
  });
  return [
    '/** Log odds of what is seen in a match: made by test/corpus/matching/fit.ts from labelled books, not by hand. */',
    'export const weights = {',
    ...lines,
    '} as const satisfies Record<string, number>;',
    '',
  ].join('\n');
}

/** Every book judged by weights that were fitted on the books of the other folds. */
function crossValidated(books: readonly LabelledBook[], folds: number, rounds: number): string[] {
  const start: Weights = { ...weights };
  const verdict = emptyVerdict();
  for (let fold = 0; fold < folds; fold += 1) {
    const others = books.filter((_, at) => at % folds !== fold);
    const found = fitted(others.flatMap(lessonsOf), rounds, start);
    // The matching itself reads these, so that it is judged whole.
    Object.assign(weights, found);
    judge(
      books.filter((_, at) => at % folds === fold),
      verdict,
    );
    Object.assign(weights, start);
  }
  return verdictLines(verdict);
}

const { values } = parseArgs({
  options: {
    books: { type: 'string', default: '40' },
    rounds: { type: 'string', default: '60' },
    folds: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const books = Array.from({ length: Number(values.books) }, (_, seed) => makeBook(seed));
const rounds = Number(values.rounds);
if (values.folds !== undefined) {
  process.stdout.write(`${crossValidated(books, Number(values.folds), rounds).join('\n')}\n`);
} else {
  const text = fileOf(fitted(books.flatMap(lessonsOf), rounds, { ...weights }));
  if (values.write)
    writeFileSync(new URL('../../../functions/domain/matching/weights.ts', import.meta.url), text);
  else process.stdout.write(text);
}
