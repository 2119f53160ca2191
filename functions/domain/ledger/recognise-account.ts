import { accountKindName, startingAccounts, unchosenNames } from '../../../shared/model/account.ts';
import type { Account, AccountKind } from '../../../shared/model/account.ts';
import type { StatementAccount } from '../../../shared/model/statement.ts';
import { bookCurrencies } from '../../../shared/money.ts';
import { proposedAccountId } from '../ids.ts';
import { cutText } from '../text/cut-text.ts';
import { foldText } from '../text/fold-text.ts';
import { currencyCodes } from '../text/written-money.ts';

const NAME_LENGTH_MAX = 60;
const DIGITS_KEPT = 4;
/** A number shown with fewer digits names no account. */
const DIGITS_TELLING = 3;

/** What a file says of one of its accounts; `currency` null where it says nothing. */
export interface StatedAccount {
  readonly account: StatementAccount | null;
  readonly currency: string | null;
  /** The payment service whose file it is: what it holds is there, and in no account of a bank. */
  readonly service?: string | undefined;
  /** What whoever saved the file called it. */
  readonly fileName?: string | undefined;
}

/** What the books know; `chosenId` is the person's word, `rememberedId` that of an earlier file of the same shape. */
export interface KnownAccounts {
  readonly organizationId: string;
  readonly currency: Account['currency'];
  readonly accounts: readonly Account[];
  /** Where the books are kept: a new account is called as its banks call them. */
  readonly country?: string | null | undefined;
  readonly chosenId?: string | undefined;
  readonly rememberedId?: string | undefined;
  /** An account whose earlier statements of the same days have other rows: only the person, a number or a name can say it's this one. */
  readonly contradictedId?: string | undefined;
  /** Accounts that other statements of the same file go to. */
  readonly usedIds: ReadonlySet<string>;
  /** Names that accounts proposed for them will have. */
  readonly usedNames?: readonly string[];
  /** The file holds other accounts beside this one. */
  readonly isOneOfSeveral?: boolean | undefined;
}

export interface RecognisedAccount {
  readonly account: Account;
  /** The organisation does not have it yet. */
  readonly isNew: boolean;
  /** Only its kind and currency, or the name of the file, speak for it: a person is asked. */
  readonly isAssumed: boolean;
}

/**
 * The account that a statement belongs to: the one chosen; the one proposed for it before, whose last digits it names, or that is
 * called so; the one that files of its shape went to; the one that the name of the file names; one of its kind that has no number yet,
 * or, for a file without a number, any of its kind, but never a bank's for the file of a payment service. Otherwise a new one, which
 * is asked about where the rows that an account has already spoke against it. Unless a person says so no account takes rows of another
 * currency than its own.
 */
export function recogniseAccount(stated: StatedAccount, known: KnownAccounts): RecognisedAccount {
  const { accounts, usedIds, chosenId, rememberedId, contradictedId } = known;
  const digits = digitsOf(stated.account);
  const name = nameOf(stated, known.currency);
  const proposed = proposedAccount(stated, known);
  const fitting = accounts.filter(
    ({ id, currency }) => !usedIds.has(id) && mayTake(currency, stated.currency),
  );
  const isOfNumber = ({ lastDigits }: Account) =>
    lastDigits !== null && digits !== null && (digits.endsWith(lastDigits) || lastDigits.endsWith(digits));
  const mayHaveNumber = ({ lastDigits }: Account) => digits === null || lastDigits === null;
  const kind = stated.account?.kind ?? 'checking';
  const sure =
    accounts.find(({ id }) => id === chosenId) ??
    accounts.find(({ id }) => id === proposed.id) ??
    fitting.find((one) => isOfNumber(one) && one.kind === kind) ??
    fitting.find(isOfNumber) ??
    fitting.find((one) => isCalled(one, name)) ??
    fitting.find((one) => isUnnumberedPocket(one, stated)) ??
    fitting.find((one) => one.id === rememberedId && one.id !== contradictedId && mayHaveNumber(one));
  if (sure) return { account: sure, isNew: false, isAssumed: false };
  // Of several accounts that a file calls by names none may become any other, nor may a payment service's become a bank's.
  const isNoOther = (known.isOneOfSeveral && name !== undefined) || stated.service !== undefined;
  const likely = isNoOther ? [] : fitting.filter((one) => one.id !== contradictedId && mayHaveNumber(one));
  const called = calledInFileName(stated, likely);
  const alike = contradictedId === undefined ? likely.find((one) => one.kind === kind) : undefined;
  const assumed = called ?? alike;
  if (assumed) return { account: assumed, isNew: false, isAssumed: true };
  return { account: proposed, isNew: true, isAssumed: contradictedId !== undefined };
}

/** The only account that the name of a file names; what the file itself says of the account's kind counts for more. */
function calledInFileName(
  { account, fileName }: StatedAccount,
  accounts: readonly Account[],
): Account | undefined {
  if (account?.kind !== undefined) return undefined;
  const called = accounts.filter((one) => isCalledIn(fileName, one));
  return called.length === 1 ? called[0] : undefined;
}

function isCalledIn(fileName: string | undefined, account: Account): boolean {
  const words = ` ${foldText(fileName ?? '')} `;
  return [account.name, ...unchosenNames(account)].some((name) => words.includes(` ${foldText(name)} `));
}

/** Whether an account may take rows of a currency; null: the file names none. */
export function mayTake(account: Account['currency'], stated: string | null): boolean {
  return stated === null || stated === account;
}

/**
 * What a file calls its account, where that is a name and no number or currency, with the payment service whose file it is: what is sent there is
 * recognized by it. Else the service alone, which holds each currency by itself: that of the books bears its bare name.
 */
function nameOf({ account, currency, service }: StatedAccount, home: string): string | undefined {
  const isNamed = account !== null && account.number === undefined && !currencyCodes.has(account.label);
  const label = isNamed && /\p{L}/u.test(account.label) ? account.label.trim() : undefined;
  if (service === undefined) return label;
  if (label !== undefined) return isSaidIn(service, label) ? label : `${service} ${label}`;
  return currency === null || currency === home ? service : `${service} ${currency}`;
}

/**
 * Whether an account is called as a service's file calls one of its pockets, as they were before they named the service too. A bank's account may be
 * called "Savings" as well: it has a number, or is one of those that books begin with.
 */
function isUnnumberedPocket(one: Account, { account, service }: StatedAccount): boolean {
  const isBanks = one.lastDigits !== null || startingAccounts.some(({ id }) => id === one.id);
  return service !== undefined && !isBanks && isCalled(one, account?.label.trim());
}

const isCalled = ({ name }: Account, said: string | undefined): boolean =>
  said !== undefined && foldText(name) === foldText(said);

const isSaidIn = (word: string, text: string): boolean =>
  ` ${foldText(text)} `.includes(` ${foldText(word)} `);

/** The last digits that a file shows of its account's number; null where it shows too few. */
export function digitsOf(account: StatementAccount | null): string | null {
  const digits = (account?.number ?? '').replace(/\D/g, '').slice(-DIGITS_KEPT);
  return digits.length >= DIGITS_TELLING ? digits : null;
}

/** The account to add for a statement that fits none; the same file proposes the same account. */
function proposedAccount(
  { account, currency, service }: StatedAccount,
  { organizationId, accounts, usedNames = [], ...books }: KnownAccounts,
): Account {
  const kind: AccountKind = account?.kind ?? 'checking';
  const own = bookCurrencies.find((known) => known === currency) ?? books.currency;
  const digits = digitsOf(account);
  const kindName = accountKindName(kind, books.country ?? null);
  const name = nameOf({ account, currency, service }, books.currency);
  const id = proposedAccountId(organizationId, {
    number: account?.number ?? name ?? '',
    kind,
    currency: own,
  });
  const others = accounts.filter((one) => one.id !== id).map((one) => one.name);
  return {
    id,
    name: freeName(cutText(name ?? `${kindName} ${digits ?? own}`, NAME_LENGTH_MAX), [
      ...others,
      ...usedNames,
    ]),
    kind,
    currency: own,
    lastDigits: digits,
    openingBalance: 0,
  };
}

function freeName(wanted: string, taken: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wanted : `${wanted} (${number})`;
    if (!taken.includes(name)) return name;
  }
}
