import type { LedgerRow } from '../ledger/ledger-row.ts';
import { NameKeys } from '../text/name-key.ts';
import type { CategoryRule } from './category-rule.ts';
import { isKnownPlace, mayBePlace, namingWords } from './place-text.ts';
import { isChosenByPerson } from './rule-effect.ts';
import { ruleText } from './rule-text.ts';

/** The other vendors that are named; the rest are counted. */
const NAMED_MAX = 5;

/** What a rule's conditions take of the entries there are. */
export interface RuleTakes {
  readonly count: number;
  /** Entries of vendors that the rule isn't made for; of the vendors the largest, most entries first. */
  readonly others: {
    readonly count: number;
    readonly vendors: number;
    readonly largest: { name: string; count: number }[];
  };
  /** Whether the text names a place only. */
  readonly isPlace: boolean;
  /** Of a place: the merchant that most of the entries have which a person put where the rule puts them; null where none is known. */
  readonly merchant: string | null;
}

interface Vendor {
  readonly key: string;
  readonly rows: LedgerRow[];
}

/**
 * The vendors among the entries that meet a rule's conditions, told apart as the worklist does. The rule is made for the vendor of
 * `description`, else for the one that its text names, else for the one with most entries.
 */
export function ruleTakes(
  { conditions: { text = '' }, effect: { categoryId } }: CategoryRule,
  taken: readonly LedgerRow[],
  description?: string,
): RuleTakes {
  const keys = new NameKeys();
  const vendors = vendorsOf(taken, keys);
  const meant = keys.keyOf(description ?? text);
  const isNamed = description !== undefined || vendors.some(({ key }) => key === meant);
  const own = isNamed ? meant : vendors[0]?.key;
  const others = vendors.filter(({ key }) => key !== own);
  const isPlace = isPlaceText(text, vendors);
  const chosen = taken.filter((row) => row.categoryId === categoryId && isChosenByPerson(row));
  return {
    count: taken.length,
    others: {
      count: others.reduce((count, { rows }) => count + rows.length, 0),
      vendors: others.length,
      largest: others.slice(0, NAMED_MAX).map(({ rows }) => ({ name: nameOf(rows), count: rows.length })),
    },
    isPlace,
    merchant: isPlace ? merchantOf(chosen, keys) : null,
  };
}

/** By the words that tell who was paid; a text that tells nothing is a vendor of its own. Most entries first. */
function vendorsOf(rows: readonly LedgerRow[], keys: NameKeys): Vendor[] {
  const byKey = Map.groupBy(rows, ({ description }) => keys.keyOf(description) || description);
  return [...byKey]
    .map(([key, own]) => ({ key, rows: own }))
    .toSorted((one, other) => other.rows.length - one.rows.length);
}

/** The vendor's words as its newest entry has them. */
const nameOf = ([newest]: readonly LedgerRow[]): string => ruleText(newest?.description ?? '', []);

/** A text is a place where most of the vendors that it takes have none of its words in their names. */
function isPlaceText(text: string, vendors: readonly Vendor[]): boolean {
  if (!mayBePlace(text)) return false;
  if (vendors.length === 0) return isKnownPlace(text);
  const words = namingWords(text);
  const named = vendors.filter(({ key }) => words.some((word) => key.split(' ').includes(word)));
  return named.length * 2 < vendors.length;
}

function merchantOf(chosen: readonly LedgerRow[], keys: NameKeys): string | null {
  const [newest, ...others] = (vendorsOf(chosen, keys)[0]?.rows ?? []).map(({ description }) => description);
  if (newest === undefined || (others.length + 1) * 2 <= chosen.length) return null;
  return ruleText(newest, others);
}
