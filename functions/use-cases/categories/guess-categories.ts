import type { CategorisingBooks } from '../../../shared/countries/book-categories.ts';
import { templateFor } from '../../../shared/countries/index.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import type { VendorFamily } from '../../../shared/model/category.ts';
import { wantsCategory } from '../../../shared/wants-category.ts';
import type { CategoryOffer } from '../../domain/categories/category-offer.ts';
import { loanSplits, type LoanSplit } from '../../domain/categories/loan-split.ts';
import { namedRow } from '../../domain/categories/named-row.ts';
import { providerIn } from '../../domain/payouts/payout-provider.ts';
import { NameKeys } from '../../domain/text/name-key.ts';
import { ruleFor, type CategoryRow } from '../../domain/categories/category-rules.ts';
import { withRule } from '../../domain/categories/rule-effect.ts';
import { say } from '../../../shared/text/said.ts';
import { wordsToKeep } from '../../../shared/text/kept-words.ts';
import { ratesAsBefore } from '../../domain/categories/rates-as-before.ts';
import { shareAsBefore } from '../../domain/categories/share-as-before.ts';
import { stillOffered } from '../../domain/categories/still-offered.ts';
import { SURE_MIN } from '../../domain/categories/category-suggestion.ts';
import { categorySuggester, useOf } from '../../domain/categories/suggest-category.ts';
import { vendorFamilies } from '../../domain/categories/vendor-families.ts';
import { taxFreePayers } from '../../domain/categories/tax-free-payers.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredOrganization } from '../../store/organizations.ts';

type Books = CategorisingBooks & Pick<StoredOrganization, 'id' | 'accounts' | 'region' | 'currency'>;

/** Of what a lender's own statement says: its interest may stand already in the payments that were split, so a person looks at it. */
const ON_LOAN_MAX = 0.7;

/** What is known of entries without a category: the rule that decides, else what may be offered. */
interface Guess {
  readonly suggestionFor: (row: LedgerRow) => CategoryOffer | undefined;
  /** How a loan payment is split by what is offered for it: taking the offer splits it. */
  readonly splitOf: (row: LedgerRow) => LoanSplit | undefined;
  /** What its vendor has in common with others here, whom one answer may be for. */
  readonly familyOf: (row: LedgerRow) => VendorFamily | undefined;
  /** Whether people decided about entries of its name and direction before. */
  readonly isDecided: (row: LedgerRow) => boolean;
  /** A new entry with its rule's effect, or with an offer beside it. */
  readonly applied: (row: LedgerRow) => LedgerRow;
  /** The same, but what is sure is applied, as assumed: so is a transfer that its words tell. */
  readonly assumed: (row: LedgerRow) => LedgerRow;
}

/**
 * Knows what categories these entries may have, from the rules, the organisation's habits, known merchants and the template's
 * words. A rule writes a category: the person asked for it. What is right almost always may be assumed, marked so until somebody looks at
 * it. Everything else stays an offer.
 */
export async function guessFor(
  rows: readonly LedgerRow[],
  books: Books,
  { categories }: Pick<Cloud, 'categories'>,
): Promise<Guess> {
  const wanting = rows.filter(wantsCategory);
  const [kept, known] = await Promise.all([
    categories.rules(books.id),
    wanting.length > 0 ? categories.history(books.id, wanting) : [],
  ]);
  const { rules, history: all, choices } = stillOffered({ rules: kept.items, history: known }, books);
  // How a loan payment was split says nothing of any other.
  const history = all.filter(({ repaid }) => repaid === undefined);
  const loanSplitOf = loanSplits(
    all,
    wanting.filter(({ parts }) => !parts),
  );
  const suggest = categorySuggester({ rules, history, choices, rows: wanting });
  const idsOf = (of: 'loan' | 'credit-card') =>
    new Set(books.accounts.flatMap(({ id, kind }) => (kind === of ? [id] : [])));
  const [loans, cards] = [idsOf('loan'), idsOf('credit-card')];
  const services = new Set(books.accounts.flatMap(({ id, name }) => (providerIn(name) ? [id] : [])));
  const serviceOf = ({ accountId, parts = [] }: LedgerRow): CategoryRow['service'] =>
    services.has(accountId)
      ? { isFeeTaken: parts.some(({ kind, amount }) => kind === 'expense' && amount < 0) }
      : undefined;
  const splitOf = (row: LedgerRow): LoanSplit | undefined =>
    wantsCategory(row) && !row.parts && !ruleFor(row, rules) ? loanSplitOf(row) : undefined;
  const guessed = (row: LedgerRow): CategoryOffer | undefined => {
    const split = splitOf(row);
    if (split) return offerOf(split, row);
    const found = wantsCategory(row)
      ? suggest({ ...row, isOnCard: cards.has(row.accountId), service: serviceOf(row) })
      : undefined;
    if (!found) return undefined;
    const { categoryId, source, reason } = found;
    const confidence = loans.has(row.accountId) ? Math.min(found.confidence, ON_LOAN_MAX) : found.confidence;
    const told = say(wordsToKeep.categories, reason);
    return { categoryId, confidence: Math.round(confidence * 100), source, reason: told };
  };
  // What is personal or the owner's has no category to offer.
  const suggestionFor = (row: LedgerRow) => {
    const found = guessed(row);
    return found && useOf(found) ? undefined : found;
  };
  const applied = (row: LedgerRow) => {
    const rule = ruleFor(row, rules);
    const ruled = rule && wantsCategory(row) ? withRule(row, rule, wordsToKeep) : row;
    const suggestedCategory = suggestionFor(ruled);
    return suggestedCategory ? { ...ruled, suggestedCategory } : ruled;
  };
  const [isTaxFree, shareOf] = [taxFreePayers(history), shareAsBefore(history)];
  const { country } = templateFor(books.country, books.profession);
  const ratesOf = ratesAsBefore(history, { ...books, country });
  const assumed = (row: LedgerRow): LedgerRow => {
    const sorted = sortedOf(row);
    if (isTaxFree(sorted)) return { ...sorted, taxFreeAsBefore: true };
    const rates = ratesOf(sorted);
    return rates ? { ...sorted, ratesAsBefore: [...rates] } : sorted;
  };
  const sortedOf = (row: LedgerRow): LedgerRow => {
    if (row.kind === 'transfer') return { ...row, assumed: OWN_MONEY() };
    const ruled = applied(row);
    if (ruled.ruleId !== undefined) return ruled;
    const found = guessed(row);
    const use = found && useOf(found);
    if (found && use) {
      const { confidence, reason } = found;
      const assumed = { confidence, source: 'history', reason } as const;
      return { ...row, kind: 'transfer', categoryId: 'transfer', use, assumed };
    }
    const { suggestedCategory: offer, ...bare } = ruled;
    if (!offer) return bare;
    const { categoryId, confidence, source, reason } = offer;
    if (confidence < SURE_MIN * 100 || source === 'rule' || source === 'template')
      return { ...bare, suggestedCategory: offer };
    const businessShare = source === 'history' ? shareOf({ ...bare, categoryId }) : undefined;
    const share = businessShare === undefined ? {} : { businessShare };
    return { ...bare, ...share, categoryId, assumed: { confidence, source, reason } };
  };
  const keys = new NameKeys();
  const decided = new Set(history.map((row) => namedRow(row, keys)));
  const isDecided = (row: LedgerRow) => namedRow(row, keys) !== undefined && decided.has(namedRow(row, keys));
  return {
    splitOf,
    suggestionFor,
    isDecided,
    familyOf: vendorFamilies({ rows: wanting, history }),
    applied,
    assumed,
  };
}

function offerOf({ categoryId, confidence, interest }: LoanSplit, { currency }: LedgerRow): CategoryOffer {
  const reason = say(wordsToKeep.categories, { code: 'loan-interest', interest, currency });
  return { categoryId, confidence: Math.round(confidence * 100), source: 'history', reason, interest };
}

/** What a transfer that a bank's words tell is assumed by. */
const OWN_MONEY = (): NonNullable<LedgerRow['assumed']> => ({
  confidence: SURE_MIN * 100,
  source: 'transfer',
  reason: say(wordsToKeep.categories, { code: 'moves-own-money' }),
});
