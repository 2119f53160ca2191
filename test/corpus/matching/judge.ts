import { suggestMatches } from '../../../functions/domain/matching/suggest-matches.ts';
import type { SuggestedMatch } from '../../../functions/domain/matching/match-input.ts';
import type { LabelledBook, Link } from './labelled-book.ts';

/** What came of the labelled books. A link counts as found when exactly its receipts and transactions were named together. */
export interface Verdict {
  auto: number;
  autoRight: number;
  tiesAuto: number;
  matchable: number;
  foundAuto: number;
  foundAtAll: number;
  /** By kind: how many links there were, made, and named at all. */
  readonly byKind: Map<string, { links: number; auto: number; named: number }>;
  /** Confidence (0–1) and truth of every match named. */
  readonly ratings: { confidence: number; isRight: boolean }[];
  readonly wrong: { kind: string; match: SuggestedMatch }[];
}

const keyOf = ({ receiptIds, transactionIds }: Pick<Link, 'receiptIds' | 'transactionIds'>): string =>
  [receiptIds.toSorted().join(), transactionIds.toSorted().join()].join('→');

/** A verdict before anything was judged. */
export function emptyVerdict(): Verdict {
  return {
    auto: 0,
    autoRight: 0,
    tiesAuto: 0,
    matchable: 0,
    foundAuto: 0,
    foundAtAll: 0,
    byKind: new Map(),
    ratings: [],
    wrong: [],
  };
}

/** Matches every book by itself and compares with its answers, adding to `verdict`. Ties are judged apart: no order of equals is right. */
export function judge(books: readonly LabelledBook[], verdict: Verdict = emptyVerdict()): Verdict {
  for (const book of books) judgeBook(book, verdict);
  return verdict;
}

function judgeBook(book: LabelledBook, verdict: Verdict): void {
  const named = new Map(suggestMatches(book).map((match) => [keyOf(match), match]));
  const links = new Map(book.links.map((link) => [keyOf(link), link]));
  for (const [key, match] of named) {
    const isRight = links.has(key);
    const isTied = match.receiptIds.some((id) => book.tied.has(id));
    verdict.ratings.push({ confidence: match.confidence / 100, isRight });
    if (match.decision !== 'auto') continue;
    verdict.auto += 1;
    if (isTied) verdict.tiesAuto += 1;
    if (isRight) verdict.autoRight += 1;
    else verdict.wrong.push({ kind: kindOf(book, match), match });
  }
  for (const [key, { kind, receiptIds }] of links) {
    if (receiptIds.some((id) => book.tied.has(id))) continue;
    const match = named.get(key);
    const row = verdict.byKind.get(kind) ?? { links: 0, auto: 0, named: 0 };
    verdict.byKind.set(kind, row);
    row.links += 1;
    verdict.matchable += 1;
    if (!match) continue;
    row.named += 1;
    verdict.foundAtAll += 1;
    if (match.decision !== 'auto') continue;
    row.auto += 1;
    verdict.foundAuto += 1;
  }
}

function kindOf({ links }: LabelledBook, { receiptIds, transactionIds }: SuggestedMatch): string {
  const kinds = links
    .filter(
      (link) =>
        link.receiptIds.some((id) => receiptIds.includes(id)) ||
        link.transactionIds.some((id) => transactionIds.includes(id)),
    )
    .map(({ kind }) => kind);
  return kinds.length === 0 ? 'unmatchable' : [...new Set(kinds)].join('+');
}

/** Expected calibration error in ten steps of confidence, weighed by how many matches lie in each. */
export function calibrationError(ratings: Verdict['ratings']): number {
  const steps = Map.groupBy(ratings, ({ confidence }) => Math.min(9, Math.floor(confidence * 10)));
  return steps.values().reduce((error, step) => {
    const said = step.reduce((sum, { confidence }) => sum + confidence, 0);
    const right = step.filter(({ isRight }) => isRight).length;
    return error + Math.abs(said - right) / ratings.length;
  }, 0);
}

/** The Wilson score interval of a share at 95 %. */
function wilson(right: number, of: number): [low: number, high: number] {
  if (of === 0) return [0, 1];
  const z = 1.96;
  const share = right / of;
  const middle = share + (z * z) / (2 * of);
  const spread = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  const scale = 1 + (z * z) / of;
  return [(middle - spread) / scale, (middle + spread) / scale];
}

/** The verdict as lines to read. */
export function verdictLines(verdict: Verdict): string[] {
  const share = (name: string, right: number, of: number) => {
    const [low, high] = wilson(right, of);
    const percent = (value: number) => (100 * value).toFixed(2);
    return `${name.padEnd(28)}${percent(right / of)} %  (${right} of ${of}; ${percent(low)}–${percent(high)})`;
  };
  return [
    share('auto precision', verdict.autoRight, verdict.auto),
    share('recall, auto', verdict.foundAuto, verdict.matchable),
    share('recall, auto or suggested', verdict.foundAtAll, verdict.matchable),
    `${'calibration error'.padEnd(28)}${calibrationError(verdict.ratings).toFixed(4)}`,
    `${'ties made without asking'.padEnd(28)}${verdict.tiesAuto}`,
    ...[...verdict.byKind]
      .toSorted()
      .map(
        ([kind, { links, auto, named }]) =>
          `  ${kind.padEnd(18)}${links} links, ${auto} auto, ${named} named`,
      ),
  ];
}
