import * as z from 'zod';
import { AmountMinor, CivilDay, Currency, FilledLine, Id } from './common.ts';
import { spokenLanguage } from '../text/language.ts';
import type { Language } from '../text/language.ts';
import { telling } from './field-words.ts';

export const AccountKind = z.enum(['checking', 'savings', 'business', 'cash', 'credit-card', 'loan']);
export type AccountKind = z.infer<typeof AccountKind>;

/** What is owed rather than held: its balance is negative while anything is owed. */
export const isLiability = (kind: AccountKind | undefined): boolean =>
  kind === 'credit-card' || kind === 'loan';

/** A bank, card, cash or loan account of the organisation; its name is a transaction's `accountLabel`. */
export const Account = z.object({
  id: z.string(),
  name: z.string(),
  kind: AccountKind,
  currency: Currency,
  lastDigits: z.string().nullable(),
  openingBalance: z.int(),
});
export type Account = z.infer<typeof Account>;

/** How an account is named in a path or a body: `checking`, or the UUID of one added later. */
export const AccountId = z
  .string()
  .max(60)
  .regex(/^[a-z0-9-]+$/);

const facts = {
  name: FilledLine(80),
  kind: AccountKind,
  currency: Currency.optional(),
  lastDigits: z
    .string()
    .regex(/^\d{2,4}$/, telling({ code: 'no-last-digits' }))
    .nullable()
    .optional(),
  /** Minor units, on the day before the first statement; zero leaves it to the first statement to say. */
  openingBalance: AmountMinor.optional(),
};

/** What an account of a kind is called where nobody names it, by language. */
const kindNames = {
  checking: { en: 'Checking', fr: 'Chèques' },
  savings: { en: 'Savings', fr: 'Épargne' },
  business: { en: 'Business', fr: 'Entreprise' },
  cash: { en: 'Cash', fr: 'Comptant' },
  'credit-card': { en: 'Credit Card', fr: 'Carte de crédit' },
  loan: { en: 'Loan', fr: 'Prêt' },
} as const satisfies Record<AccountKind, Record<Language, string>>;

const CANADIAN_CHECKING = 'Chequing';

/** What an account of a kind is called: banks of Canada have chequing accounts. The one place for this rule. */
export function accountKindName(
  kind: AccountKind,
  country: string | null,
  language = spokenLanguage(),
): string {
  const isCanadian = kind === 'checking' && country === 'Canada' && language === 'en';
  return isCanadian ? CANADIAN_CHECKING : kindNames[kind][language];
}

/** The kind of an account that books began with and nobody has named since. */
function kindOfUnnamed({ id, name }: Pick<Account, 'id' | 'name'>): AccountKind | undefined {
  const kind = startingAccounts.find((one) => one.id === id)?.kind;
  return kind !== undefined && namesOf(kind).includes(name) ? kind : undefined;
}

const namesOf = (kind: AccountKind): readonly string[] => [
  ...Object.values(kindNames[kind]),
  ...(kind === 'checking' ? [CANADIAN_CHECKING] : []),
];

/** The names that an account may be meant by while nobody has named it: all that it was ever shown as. */
export function unchosenNames(account: Pick<Account, 'id' | 'name'>): readonly string[] {
  const kind = kindOfUnnamed(account);
  return kind === undefined ? [] : namesOf(kind);
}

/** Accounts as people read them: those that books begin with in the words of the country and the reader, until somebody names them. */
export function shownAccounts(
  accounts: readonly Account[],
  country: string | null,
  language = spokenLanguage(),
): Account[] {
  return accounts.map((account) => {
    const kind = kindOfUnnamed(account);
    if (kind === undefined) return account;
    const name = accountKindName(kind, country, language);
    const isTaken = accounts.some((other) => other !== account && other.name === name);
    return isTaken ? account : { ...account, name };
  });
}

/** The accounts every organisation starts with (specification section 5). */
export const startingAccounts = [
  { id: 'checking', name: kindNames.checking.en, kind: 'checking' },
  { id: 'savings', name: kindNames.savings.en, kind: 'savings' },
  { id: 'business', name: kindNames.business.en, kind: 'business' },
  { id: 'cash', name: kindNames.cash.en, kind: 'cash' },
  { id: 'credit-card', name: kindNames['credit-card'].en, kind: 'credit-card' },
] as const satisfies readonly { id: string; name: string; kind: AccountKind }[];

/** An account as a person adds it, or one of the first that was taken out; in the organisation's currency unless told. */
export const NewAccount = z.strictObject({
  id: Id.or(z.enum(startingAccounts.map(({ id }) => id))),
  ...facts,
});
export type NewAccount = z.infer<typeof NewAccount>;

export const AccountChange = z.strictObject({
  ...facts,
  name: facts.name.optional(),
  kind: AccountKind.optional(),
});
export type AccountChange = z.infer<typeof AccountChange>;

/**
 * An account with what its rows add up to. `balance` = `openingBalance` + the sum of all rows, minor units. `lastClosing` is the
 * closing balance of the newest statement that proved itself; `agrees` tells whether the rows up to that day come to it (null:
 * no statement says with which balance the rows begin).
 */
export const AccountStanding = Account.extend({
  balance: z.int(),
  lastClosing: z.object({ day: CivilDay, amount: z.int(), agrees: z.boolean().nullable() }).nullable(),
});
export type AccountStanding = z.infer<typeof AccountStanding>;
