import type { Purpose } from '../../../shared/countries/purpose.ts';
import { merchantWords } from '../text/merchant-words.ts';
import type { NameKeys } from '../text/name-key.ts';
import type { CategoryRow } from './category-rules.ts';
import { categoryForPurpose, soleCategoryForPurpose, type CategoryChoice } from './category-for-purpose.ts';
import { MERCHANT_CONFIDENCE, MIXED_CONFIDENCE, SURE_MIN } from './category-suggestion.ts';
import type { CategorySuggestion } from './category-suggestion.ts';
import { purposeOfText } from './merchant-vocabulary.ts';
import { isMixedHouse } from './mixed-houses.ts';
import { isSurelyRefund } from './offer-refund.ts';
import { refundingPurpose, surePurpose } from './sure-merchants.ts';
import { tellingWords } from './telling-words.ts';

const TEMPLATE_CONFIDENCE = 0.65;
/** The general list's food, where no list of the country's has meals that its form takes. */
const FOOD = 'food';
/** Whether a bill is the home's or that of an office beside it, or a meal was on a trip, only a person knows. */
const PERSONS_CONFIDENCE = 0.7;
/** A merchant may be a client too: a person looks at it before it counts as a refund. */
const REFUND_CONFIDENCE = 0.7;

/** What the merchant that a row names is known for. */
export function byMerchant(
  row: CategoryRow,
  choices: readonly CategoryChoice[],
  keys: NameKeys,
): CategorySuggestion | undefined {
  const isIncome = row.amount > 0;
  const folded = merchantWords(row.description);
  const sure = surePurpose({ folded, key: keys.keyOf(row.description), currency: row.currency }, isIncome);
  const found = sure ?? purposeOfText(folded, isIncome);
  const personsId = found && (homeCategory(found.purpose, choices) ?? tripMeals(found.purpose, choices));
  if (found && personsId !== undefined)
    return {
      categoryId: personsId,
      confidence: PERSONS_CONFIDENCE,
      source: 'merchant',
      reason: { code: 'known-merchant', word: found.word },
    };
  const soleId = sure && soleCategoryForPurpose(sure.purpose, choices, sure.word);
  if (sure && soleId !== undefined)
    return {
      categoryId: soleId,
      confidence: SURE_MIN,
      source: 'merchant',
      reason: { code: 'known-merchant', word: sure.word },
    };
  const categoryId = found && categoryForPurpose(found.purpose, row.description, choices);
  if (!categoryId) return undefined;
  return {
    categoryId,
    confidence: isMixedHouse(row.description) ? MIXED_CONFIDENCE : MERCHANT_CONFIDENCE,
    source: 'merchant',
    reason: { code: 'known-merchant', word: found.word },
  };
}

/**
 * Where bills of power and water go in a trade that is worked from home and whose list has nothing of its own for them: with the home, of which
 * a share counts. Whether they are the home's a person says.
 */
function homeCategory(purpose: Purpose, choices: readonly CategoryChoice[]): string | undefined {
  const isListed = choices.some((choice) => choice.purpose === 'utilities' && choice.group !== 'general');
  if (purpose !== 'utilities' || isListed) return undefined;
  return choices.find((choice) => choice.purpose === 'home-office')?.id;
}

/**
 * The list's meals where only those on trips count, or none: a restaurant's name doesn't tell them from a lunch of the owner's own, which
 * is no expense. What the general list has as food is on no line of those countries' forms.
 */
function tripMeals(purpose: Purpose, choices: readonly CategoryChoice[]): string | undefined {
  const meals = purpose === 'meals' ? choices.filter((choice) => choice.purpose === 'meals') : [];
  const onTrips = meals.find(({ name }) => /\btrips?\b/i.test(name));
  return (onTrips ?? (meals.every(({ id }) => id === FOOD) ? meals[0] : undefined))?.id;
}

/** Money from a brand that is known for what it sells: nobody needs to have paid it before, so the first statement of some books knows it too. */
export function byKnownSeller(
  row: CategoryRow,
  choices: readonly CategoryChoice[],
  keys: NameKeys,
): CategorySuggestion | undefined {
  if (row.amount <= 0) return undefined;
  const folded = merchantWords(row.description);
  const sold = refundingPurpose({ folded, key: keys.keyOf(row.description) });
  const expenses = choices.filter(({ kind }) => kind === 'expense');
  const categoryId = sold && categoryForPurpose(sold.purpose, row.description, expenses);
  if (!categoryId) return undefined;
  const reason = { code: 'refund-of-known', word: sold.word } as const;
  const isSure =
    isSurelyRefund(row) && soleCategoryForPurpose(sold.purpose, expenses, sold.word) === categoryId;
  return { categoryId, confidence: isSure ? SURE_MIN : REFUND_CONFIDENCE, source: 'merchant', reason };
}

/** The internet as the way by which a bank moved money: it says nothing of what was paid. */
const BY_INTERNET =
  /^internet(?= (bill|pa?yme?n?t|pmt|pay)\b)|\binternet(?= (banking|transfer|tfr|trf|xfer|deposit|withdrawal)\b)|\b(accesd|virement|paiement|transfert)( par)? internet\b/;

/** A telling word that the bank's text and a category's name share. */
export function byTemplate(
  row: CategoryRow,
  choices: readonly CategoryChoice[],
): CategorySuggestion | undefined {
  const kind = row.amount > 0 ? 'income' : 'expense';
  const words = new Set(merchantWords(row.description).replace(BY_INTERNET, '').split(' '));
  for (const choice of choices) {
    if (choice.kind !== kind) continue;
    const word = tellingWords(choice.name).find((each) => words.has(each));
    if (word)
      return {
        categoryId: choice.id,
        confidence: TEMPLATE_CONFIDENCE,
        source: 'template',
        reason: { code: 'word-in-text', word },
      };
  }
  return undefined;
}
