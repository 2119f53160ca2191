import type { EntryUse } from '../../../shared/model/category.ts';
import type { CategoryReason } from '../../../shared/text/en/categories.ts';
import { paysStateTax, paysUnnamedTax } from '../statements/cash-and-tax-words.ts';
import { merchantWords } from '../text/merchant-words.ts';
import type { CategoryChoice } from './category-for-purpose.ts';
import { MERCHANT_CONFIDENCE, MIXED_CONFIDENCE, SURE_MIN } from './category-suggestion.ts';
import type { CategorySuggestion } from './category-suggestion.ts';
import { CategoryHistory, PAYROLL, type CategorisedRow } from './category-history.ts';
import type { CategoryRule } from './category-rule.ts';
import { ruleFor, type CategoryRow } from './category-rules.ts';
import { useTaught } from './taught-use.ts';
import { isHealthCover } from './health-cover.ts';
import { isLoanPayment } from './loan-payment.ts';
import { moneyInQuestion } from './money-in-question.ts';
import { isMixedHouse } from './mixed-houses.ts';
import { isGiftCard } from '../text/is-gift-card.ts';
import { NameKeys } from '../text/name-key.ts';
import { isSurelyRefund, offerRefund, offerRefundToPayer } from './offer-refund.ts';
import { Payers } from './payers.ts';
import { paysNoCustomer } from './pays-no-customer.ts';
import { SameAccounts } from './same-account.ts';
import { SameSums } from './same-sum.ts';
import { surePurpose } from './sure-merchants.ts';
import { byKnownSeller, byMerchant, byTemplate } from './suggest-by-words.ts';
import { throughService } from './through-service.ts';

/** What the suggestion is drawn from. */
export interface CategorySources {
  readonly rules: readonly CategoryRule[];
  readonly history: readonly CategorisedRow[];
  /** The organisation's choices, the template's own first. */
  readonly choices: readonly CategoryChoice[];
  /** The rows that are sorted together: what some say of a name holds for the others. */
  readonly rows?: readonly CategoryRow[];
}

/** Below this nothing is guessed. */
const CONFIDENCE_MIN = 0.6;
/** Of shops whose names say about the same: below what is accepted together with others. */
const KIND_CONFIDENCE = 0.7;
/** Of vendors of about one kind that all were one thing: accepted with a glance. */
const GROUP_CONFIDENCE = 0.8;
/** From this sum on, in any of the six countries' money, an office store's sale may be a computer or a desk, which is used for years. */
const DEAR_MIN = 50_000;
/**
 * Makes the function that suggests a category for a row: the user's rules first, then what the organisation has done with such rows, then
 * what it did with other shops of the trade and other customers, then what it paid to whom money came from (or was paid by whom it gives
 * money back), then what the merchant is known for, then the words of its own categories, then what a brand that pays sells. Undefined
 * where none is sure enough, and for a payment that a person has to say something of where neither a rule nor the history does, such as a
 * loan's: no one category holds it.
 */
export function categorySuggester({ rules, history, choices, rows = [] }: CategorySources) {
  const habits = new CategoryHistory(history);
  const payers = new Payers(rows, history, choices);
  const [accounts, sums] = [new SameAccounts(history), new SameSums(history, rows)];
  // Long statements repeat their texts but for numbers, which say nothing here.
  const known = new Map<string, CategorySuggestion | undefined>();
  const keys = new NameKeys();
  const plainWords = (row: CategoryRow) => {
    const key = `${row.amount > 0} ${row.currency} ${row.description.replace(/\d{3,}/g, '000')}`;
    if (!known.has(key))
      known.set(
        key,
        isPersonsToSay(row) ? undefined : (byMerchant(row, choices, keys) ?? byTemplate(row, choices)),
      );
    return known.get(key);
  };
  // Who decided otherwise about this name, or about a like one that says the same, may do so again.
  const isDenied = (row: CategoryRow, { categoryId }: CategorySuggestion): boolean =>
    !habits.agreesOn(categoryId, row) ||
    habits
      .decidedAlike(row)
      .some((one) => one.categoryId !== categoryId && plainWords(one)?.categoryId === categoryId);
  const byWords = (row: CategoryRow) => {
    const found = plainWords(row);
    return found && found.confidence >= SURE_MIN && isDenied(row, found)
      ? { ...found, confidence: MERCHANT_CONFIDENCE }
      : found;
  };
  return (row: CategoryRow): CategorySuggestion | undefined => {
    const own = byAccount(row, accounts, keys) ?? byHistory(row, habits) ?? bySum(row, sums);
    const found =
      byRule(row, rules) ??
      byOtherSide(row, habits) ??
      surer(
        surer(own, byTrade(row, habits, byWords)),
        surer(byPayers(row, habits, payers), own && byWordsBeside(byWords(row), own)),
      ) ??
      sureOf(byWords(row)) ??
      byService(row, choices) ??
      byRefund(row, habits, choices) ??
      byOtherPayers(row, habits, choices) ??
      orByGroup(orByKind(byWords(row), row, habits), row, habits) ??
      byKnownSeller(row, choices, keys);
    // Who was paid privately before may be paid by the business today: in doubt a person says.
    if (found && useOf(found) && found.confidence < SURE_MIN) return undefined;
    // A gift card is none of what its shop sells.
    const isOther = isDearAtOfficeStore(row, keys) || (isGiftCard(row.description) && !habits.knows(row));
    return found && found.source !== 'rule' && isOther
      ? { ...found, confidence: Math.min(found.confidence, MIXED_CONFIDENCE) }
      : found;
  };
}

/** Whose money a suggestion says it is, in place of a category: personal, or the owner's. */
export const useOf = ({
  source,
  categoryId,
}: Pick<CategorySuggestion, 'source' | 'categoryId'>): EntryUse | undefined =>
  source === 'history' ? useTaught(categoryId) : undefined;

/** What a bank's text leaves open, so that a person is asked: no word of it may offer an answer. */
const isPersonsToSay = (row: CategoryRow): boolean =>
  isLoanPayment(row) ||
  isHealthCover(row) ||
  moneyInQuestion(row) !== undefined ||
  (row.amount < 0 && (paysStateTax(row.description) || paysUnnamedTax(row.description)));

/** Whether so much was paid at a store for office supplies that a person has to say what was bought, however often it was paper. */
function isDearAtOfficeStore({ amount, description, currency }: CategoryRow, keys: NameKeys): boolean {
  if (amount > -DEAR_MIN) return false;
  const folded = merchantWords(description);
  return surePurpose({ folded, key: keys.keyOf(description), currency }, false)?.purpose === 'office';
}

function byRule(row: CategoryRow, rules: readonly CategoryRule[]): CategorySuggestion | undefined {
  const rule = ruleFor(
    row,
    rules.filter(({ effect }) => effect.categoryId !== undefined),
  );
  if (rule?.effect.categoryId === undefined) return undefined;
  return {
    categoryId: rule.effect.categoryId,
    confidence: 1,
    source: 'rule',
    reason: { code: 'your-rule' },
    ruleId: rule.id,
  };
}

function byHistory(row: CategoryRow, habits: CategoryHistory): CategorySuggestion | undefined {
  const answer = habits.answer(row);
  if (!answer || answer.confidence < CONFIDENCE_MIN) return undefined;
  const { categoryId, votes, rows, confidence } = answer;
  const reason: CategoryReason = rows === 1 ? { code: 'earlier-row' } : { code: 'earlier-rows', votes, rows };
  return { categoryId, confidence, source: 'history', reason };
}

/** What money was that moved before between the same two accounts, one of which its text names by its number alone. */
function byAccount(row: CategoryRow, accounts: SameAccounts, keys: NameKeys): CategorySuggestion | undefined {
  const isNameless = keys.keyOf(row.description) === '' || isMixedHouse(row.description);
  const answer = isNameless ? accounts.answer(row) : undefined;
  if (!answer) return undefined;
  const { categoryId, rows } = answer;
  const reason = { code: 'same-account', rows } as const;
  return { categoryId, confidence: SURE_MIN, source: 'history', reason };
}

/** What payments of this very sum were that name nobody and came in this rhythm. */
function bySum(row: CategoryRow, sums: SameSums): CategorySuggestion | undefined {
  const answer = sums.answer(row);
  if (!answer) return undefined;
  const { categoryId, confidence, payments } = answer;
  return { categoryId, confidence, source: 'history', reason: { code: 'same-sum', payments } };
}

/** What was said of this name's money the other way: a draw's name brings back the owner's money, a private shop's refund is private. */
function byOtherSide(row: CategoryRow, habits: CategoryHistory): CategorySuggestion | undefined {
  const categoryId = habits.notBusiness(row);
  if (categoryId === undefined) return undefined;
  return { categoryId, confidence: SURE_MIN, source: 'history', reason: { code: 'not-business' } };
}

/** What words surely say: interest that a bank pays is no refund of interest that was charged. */
const sureOf = (found: CategorySuggestion | undefined): CategorySuggestion | undefined =>
  found && found.confidence >= SURE_MIN ? found : undefined;

/** What everybody else was who sent money this way, where those were customers. */
function byOtherPayers(
  row: CategoryRow,
  habits: CategoryHistory,
  choices: readonly CategoryChoice[],
): CategorySuggestion | undefined {
  const mayBeCustomer = !isPersonsToSay(row) && !isSurelyRefund(row) && !paysNoCustomer(row.description);
  const answer = mayBeCustomer && !habits.knows(row) ? habits.answerOfPayers(row) : undefined;
  const isSale = choices.some(({ id, purpose }) => id === answer?.categoryId && purpose === 'sales');
  if (!answer || !isSale) return undefined;
  const { categoryId, payers } = answer;
  const reason = { code: 'as-payers', payers } as const;
  return { categoryId, confidence: GROUP_CONFIDENCE, source: 'history', reason };
}

type Suggester = (row: CategoryRow) => CategorySuggestion | undefined;

/**
 * What words say beside what was decided: where that is the same, as a person's decision makes them no less sure; and surely of a name that is
 * only like a decided one: `Holmgate Auto Care` is no lawyer for `Holmgate LLC`.
 */
function byWordsBeside(
  said: CategorySuggestion | undefined,
  decided: CategorySuggestion,
): CategorySuggestion | undefined {
  return said && (said.categoryId === decided.categoryId || said.confidence >= SURE_MIN) ? said : undefined;
}

/**
 * What was decided about other shops of the trade; where that is what the words surely say anyway, these. Nothing of a name that was
 * decided about itself.
 */
function byTrade(
  row: CategoryRow,
  habits: CategoryHistory,
  byWords: Suggester,
): CategorySuggestion | undefined {
  const answer = habits.knows(row) ? undefined : habits.answerOfTrade(row);
  if (!answer) return undefined;
  const { categoryId, trade: word, shops, confidence } = answer;
  const said = byWords(row);
  if (said && said.categoryId === categoryId && said.confidence > confidence) return said;
  const reason: CategoryReason =
    word === PAYROLL ? { code: 'as-payroll', others: shops } : { code: 'shops-of-trade', word, shops };
  return { categoryId, confidence, source: 'history', reason };
}

/** What words surely say; else what most other shops of the kind were, which are these books' own; else what words may say. */
function orByKind(
  said: CategorySuggestion | undefined,
  row: CategoryRow,
  habits: CategoryHistory,
): CategorySuggestion | undefined {
  const answer =
    habits.knows(row) || (said?.confidence ?? 0) >= SURE_MIN ? undefined : habits.answerOfKind(row);
  if (!answer) return said;
  const { categoryId, ...because } = answer;
  const reason: CategoryReason = { code: 'shops-of-kind', ...because };
  return { categoryId, confidence: KIND_CONFIDENCE, source: 'history', reason };
}

/** What other vendors of about the kind were, where words say no more. */
function orByGroup(
  said: CategorySuggestion | undefined,
  row: CategoryRow,
  habits: CategoryHistory,
): CategorySuggestion | undefined {
  const isOpen = (!said || said.source === 'template') && !habits.knows(row) && !isPersonsToSay(row);
  const answer = isOpen ? habits.answerOfGroup(row) : undefined;
  if (!answer) return said;
  const { categoryId, vendors } = answer;
  const confidence = isMixedHouse(row.description) ? MIXED_CONFIDENCE : GROUP_CONFIDENCE;
  return { categoryId, confidence, source: 'history', reason: { code: 'vendors-of-group', vendors } };
}

/** Who pays by an invoice's number, or for an invoice that was matched, once all other customers paid for one thing. */
function byPayers(row: CategoryRow, habits: CategoryHistory, payers: Payers): CategorySuggestion | undefined {
  const answer = habits.knows(row) ? undefined : payers.answer(row);
  if (!answer) return undefined;
  const { categoryId, customers } = answer;
  const code = row.isInvoiced ? ('paid-own-invoice' as const) : ('as-customers' as const);
  return { categoryId, confidence: SURE_MIN, source: 'history', reason: { code, customers } };
}

const surer = (
  one: CategorySuggestion | undefined,
  other: CategorySuggestion | undefined,
): CategorySuggestion | undefined => ((other?.confidence ?? 0) > (one?.confidence ?? 0) ? other : one);

function byService(row: CategoryRow, choices: readonly CategoryChoice[]): CategorySuggestion | undefined {
  const told = throughService(row, choices);
  if (!told) return undefined;
  const { categoryId, isSure, reason } = told;
  return { categoryId, confidence: isSure ? SURE_MIN : MERCHANT_CONFIDENCE, source: 'merchant', reason };
}

function byRefund(
  row: CategoryRow,
  habits: CategoryHistory,
  choices: readonly CategoryChoice[],
): CategorySuggestion | undefined {
  const [code, offer] =
    row.amount > 0
      ? (['refund', offerRefund(row, habits, choices)] as const)
      : (['refund-to-payer', offerRefundToPayer(row, habits, choices)] as const);
  if (!offer || offer.confidence < CONFIDENCE_MIN) return undefined;
  return { ...offer, source: 'history', reason: { code } };
}
