import { assignmentOdds } from './assignment-odds.ts';
import { bestAssignment } from './best-assignment.ts';
import { confidenceOf, explainMatch, type Rated } from './explain-match.ts';
import type { MatchInput, SuggestedMatch } from './match-input.ts';
import { probabilityOf, type Option } from './match-option.ts';
import { inTurn } from './in-turn.ts';
import { matchOptions } from './match-options.ts';
import { optionGroups } from './option-groups.ts';
import { PreparedBooks } from './prepared-books.ts';

/** Below this a match is not worth a person's look. */
const CONFIDENCE_MIN = 15;
/** An option is worth taking into the joint assignment from this probability on. */
const PROBABILITY_MIN = 0.1;
/**
 * Finds what belongs together: every receipt and every transaction is used at most once, alone or in a sum, in the assignment
 * that is best for all of a group. Equals are never decided on. The order of the input never changes the answer, nor does a
 * transaction that could belong to none of the receipts. Surest first.
 */
export function suggestMatches(input: MatchInput): SuggestedMatch[] {
  const books = new PreparedBooks(input);
  const options = allowed(books, matchOptions(books, input.rateOn), input.memory);
  return optionGroups(books, inTurn(books, options))
    .flatMap((group) => settled(books, group))
    .toSorted(bySurest);
}

/** The receipts that hang together with some: what one of them belongs to may turn on the others. */
export function companionsOf(input: MatchInput, receiptIds: ReadonlySet<string>): string[] {
  const books = new PreparedBooks(input);
  const options = allowed(books, matchOptions(books, input.rateOn), input.memory);
  return optionGroups(books, options)
    .map((group) => [...new Set(group.flatMap(({ receipts }) => receipts.map((at) => books.receipt(at).id)))])
    .filter((ids) => ids.some((id) => receiptIds.has(id)))
    .flat();
}

/** What a person has refused once is never offered again. */
function allowed(books: PreparedBooks, options: Option[], memory: MatchInput['memory']): Option[] {
  const never = new Set(memory?.never?.map((link) => linkKey(link.receiptIds, link.transactionIds)));
  if (never.size === 0) return options;
  return options.filter(
    ({ receipts, transactions }) =>
      !never.has(
        linkKey(
          receipts.map((at) => books.receipt(at).id),
          transactions.map((at) => books.transaction(at).id),
        ),
      ),
  );
}

const linkKey = (receiptIds: readonly string[], transactionIds: readonly string[]): string =>
  JSON.stringify([receiptIds.toSorted(), transactionIds.toSorted()]);

/** The matches of one group. */
function settled(books: PreparedBooks, group: readonly Option[]): SuggestedMatch[] {
  const [only] = group;
  if (group.length === 1 && only) return settledAlone(books, only);
  const odds = assignmentOdds(group);
  const best = bestAssignment(
    group,
    odds.map((probability) => probability - PROBABILITY_MIN),
  );
  const rated = group.map((option, at): Rated => ({ option, probability: odds[at] ?? 0 }));
  const taken = new Set(best);
  const others = rated.filter((_, at) => !taken.has(at));
  return best.flatMap((at) => {
    const chosen = rated[at];
    if (!chosen || confidenceOf(chosen.probability) < CONFIDENCE_MIN) return [];
    const { option } = chosen;
    const sameReceipt = others.filter((other) => sharesAny(other.option.receipts, option.receipts));
    const sameRow = others.filter((other) => sharesAny(other.option.transactions, option.transactions));
    const rival = likeliest([...sameReceipt, ...sameRow]);
    return [explainMatch(books, { ...chosen, rival, runnerUp: likeliest(sameReceipt) })];
  });
}

/** The match of an option without a rival, as most are. */
function settledAlone(books: PreparedBooks, option: Option): SuggestedMatch[] {
  const probability = probabilityOf(option.score);
  if (confidenceOf(probability) < CONFIDENCE_MIN) return [];
  return [explainMatch(books, { option, probability, rival: undefined, runnerUp: undefined })];
}

const sharesAny = (a: readonly number[], b: readonly number[]) => a.some((at) => b.includes(at));

function likeliest(rated: readonly Rated[]): Rated | undefined {
  return rated.reduce<Rated | undefined>(
    (best, each) => (best && best.probability >= each.probability ? best : each),
    undefined,
  );
}

function bySurest(a: SuggestedMatch, b: SuggestedMatch): number {
  if (a.confidence !== b.confidence) return b.confidence - a.confidence;
  const [first = '', second = ''] = [a.receiptIds[0], b.receiptIds[0]];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}
