import { startingAccounts } from '../../../shared/model/account.ts';
import type { Account, AccountKind } from '../../../shared/model/account.ts';
import type { StatementAccount } from '../../../shared/model/statement.ts';
import { bookCurrencies } from '../../../shared/money.ts';
import { proposedAccountId } from '../ids.ts';

const DIGITS_KEPT = 4;
/** A number shown with fewer digits names no account. */
const DIGITS_TELLING = 3;

/** What a file says of one of its accounts; `currency` null where it says nothing. */
export interface StatedAccount {
  readonly account: StatementAccount | null;
  readonly currency: string | null;
}

/** What the books know; `chosenId` is the person's word, `rememberedId` that of an earlier file of the same shape. */
export interface KnownAccounts {
  readonly organizationId: string;
  readonly currency: Account['currency'];
  readonly accounts: readonly Account[];
  readonly chosenId?: string | undefined;
  readonly rememberedId?: string | undefined;
  /** Accounts that other statements of the same file go to. */
  readonly usedIds: ReadonlySet<string>;
}

export interface RecognisedAccount {
  readonly account: Account;
  /** The organisation does not have it yet. */
  readonly isNew: boolean;
}

/**
 * The account that a statement belongs to: the one chosen; the one whose last digits it names; the one that files of its shape
 * went to; one of its kind that has no number yet, or, for a file without a number, any of its kind. Otherwise a new one.
 */
export function recogniseAccount(stated: StatedAccount, known: KnownAccounts): RecognisedAccount {
  const { accounts, usedIds, chosenId, rememberedId } = known;
  const digits = digitsOf(stated.account);
  const proposed = proposedAccount(stated, known);
  const fitting = accounts.filter(
    ({ id, currency }) => !usedIds.has(id) && (stated.currency === null || stated.currency === currency),
  );
  const isOfNumber = ({ lastDigits }: Account) =>
    lastDigits !== null && digits !== null && (digits.endsWith(lastDigits) || lastDigits.endsWith(digits));
  const mayHaveNumber = ({ lastDigits }: Account) => digits === null || lastDigits === null;
  const kind = stated.account?.kind ?? 'checking';
  const account =
    accounts.find(({ id }) => id === chosenId) ??
    fitting.find((one) => isOfNumber(one) && one.kind === kind) ??
    fitting.find(isOfNumber) ??
    accounts.find(({ id }) => id === proposed.id) ??
    fitting.find((one) => one.id === rememberedId && mayHaveNumber(one)) ??
    fitting.find((one) => one.kind === kind && mayHaveNumber(one));
  return account ? { account, isNew: false } : { account: proposed, isNew: true };
}

/** The last digits that a file shows of its account's number; null where it shows too few. */
export function digitsOf(account: StatementAccount | null): string | null {
  const digits = (account?.number ?? '').replace(/\D/g, '').slice(-DIGITS_KEPT);
  return digits.length >= DIGITS_TELLING ? digits : null;
}

/** The account to add for a statement that fits none; the same file proposes the same account. */
function proposedAccount(
  { account, currency }: StatedAccount,
  { organizationId, accounts, ...books }: KnownAccounts,
): Account {
  const kind: AccountKind = account?.kind ?? 'checking';
  const own = bookCurrencies.find((known) => known === currency) ?? books.currency;
  const digits = digitsOf(account);
  const kindName = startingAccounts.find((one) => one.kind === kind)?.name ?? kind;
  const id = proposedAccountId(organizationId, { number: account?.number ?? '', kind, currency: own });
  const others = accounts.filter((one) => one.id !== id).map(({ name }) => name);
  return {
    id,
    name: freeName(`${kindName} ${digits ?? own}`, others),
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
