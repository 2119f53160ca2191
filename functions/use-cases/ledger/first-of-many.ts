import type { NewTransaction } from '../../../shared/model/transaction.ts';
import type { FieldTrouble } from '../../../shared/text/en/fields.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import type { Effect } from '../../store/change.ts';
import { accountCurrency } from '../books/account-currency.ts';
import type { LearnedNames } from '../books/learn-names.ts';
import { newRecurring } from '../recurring/new-recurring.ts';
import type { RecurringParts } from '../recurring/recurring-change.ts';

/** The books that an entry is typed into, and who types it. */
interface Typing {
  readonly organization: StoredOrganization;
  readonly learned: Pick<LearnedNames, 'accountId' | 'categoryId'>;
  readonly userId: string;
  readonly asked: string;
}

/**
 * What is written beside an entry that is the first of many: all that follow, their months counted from its own day. Nothing for one that
 * comes once.
 */
export async function firstOfMany(
  { recurring, kind, currency, date, ...facts }: NewTransaction,
  typing: Typing,
  cloud: Pick<RecurringParts, 'recurringEntries' | 'now'>,
): Promise<readonly Effect[] | Refusal> {
  if (!recurring) return [];
  if (kind === 'transfer') return wrong({ kind: { code: 'transfer-never-recurs' } });
  const { organization, learned } = typing;
  const own = accountCurrency(organization)(learned.accountId(facts.accountLabel));
  if (currency !== undefined && currency !== own)
    return wrong({ accountLabel: { code: 'account-of-other-currency', currency: own, own: currency } });
  if (recurring.nextDueDate <= date)
    return wrong({ 'recurring.nextDueDate': { code: 'due-already-entered' } });
  const wish = { ...facts, ...recurring, kind, firstDueDate: date };
  const made = await newRecurring(wish, typing, cloud);
  return isRefusal(made) ? ofRecurring(made) : [...made.writes, ...made.work];
}

const wrong = (fields: Readonly<Record<string, FieldTrouble>>): Refusal =>
  refuse('invalid-input', { fields });

/** A refusal by the paths that its fields have in the entry. */
const ofRecurring = ({ fields = {}, ...refusal }: Refusal): Refusal => ({
  ...refusal,
  fields: Object.fromEntries(Object.entries(fields).map(([name, trouble]) => [`recurring.${name}`, trouble])),
});
