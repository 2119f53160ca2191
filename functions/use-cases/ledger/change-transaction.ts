import { hasReverseCharge } from '../../../shared/countries/reverse-charge.ts';
import type { Transaction, TransactionChange } from '../../../shared/model/transaction.ts';
import type { WorthChange } from '../../../shared/model/worth.ts';
import { isCurrencyTyped } from '../../../shared/typed-currency.ts';
import { shownTransaction } from '../../domain/books/shown-transaction.ts';
import { detailsTrouble, ownCategoryOf } from '../../domain/ledger/entry-details.ts';
import { assumedTaxes } from '../../domain/ledger/assumed-taxes.ts';
import { changedEntry, withReverseCharge, withTaxesSaid } from '../../domain/ledger/entry.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import { worthBySaid } from '../../domain/ledger/worth.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { Change } from '../../store/change.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import { loanRowWork, splitAsOffered } from '../categories/split-as-offered.ts';
import { currencyTrouble } from '../books/account-currency.ts';
import { learnNames } from '../books/learn-names.ts';
import { organizationOf } from '../books/organization-of.ts';
import { withWorths } from '../rates/with-worths.ts';
import { matchedAnew } from '../matching/matched-anew.ts';
import { withTaxesOfDocuments } from '../matching/taxes-of-documents.ts';
import { freeingLaterSales } from './assume-taxes.ts';
import { partedFromLoan } from './undo-pair.ts';
import { givenParts, movedTrouble, partTroubles } from './split-parts.ts';

type Parts = Pick<
  Cloud,
  'change' | 'organizations' | 'ledger' | 'categories' | 'matches' | 'pairs' | 'rates' | 'receipts'
>;

/** Changes an entry, if it still is as the person saw it. */
export async function changeTransaction(
  id: string,
  wanted: TransactionChange,
  caller: Caller,
  cloud: Parts,
): Promise<Transaction | Refusal> {
  return cloud.change(caller, 'entry-changed', async (change) => {
    const before = await cloud.ledger.get(caller.organizationId, id);
    if (!before) return refuse('not-found');
    return before.version === wanted.version
      ? changed(change, before, wanted, caller.userId, cloud)
      : refuse('changed-meanwhile');
  });
}

async function changed(
  unit: Change,
  before: LedgerRow,
  wanted: TransactionChange,
  userId: string,
  cloud: Parts,
): Promise<Transaction | Refusal> {
  const {
    version: _seen,
    category,
    accountLabel,
    currency,
    parts,
    worth,
    taxes,
    reverseCharge,
    ...change
  } = wanted;
  const { organizationId } = before;
  const organization = await organizationOf(organizationId, cloud);
  const names = { accounts: given(accountLabel), categories: given(category) };
  const learned = learnNames(names, organization, cloud);
  if (isRefusal(learned)) return learned;
  const split = parts && ownCategoryOf(givenParts(parts, learned.names), change.amount ?? before.amount);
  const typed = changedEntry(before, {
    ...change,
    ...(isCurrencyTyped(before) ? { currency } : {}),
    ...(accountLabel === undefined ? {} : { accountId: learned.accountId(accountLabel) }),
    ...(category === undefined ? {} : { categoryId: learned.categoryId(category) }),
    ...split,
  });
  const [edited = typed] =
    category === undefined || parts
      ? [typed]
      : await splitAsOffered([{ before, after: typed }], organization, cloud);
  const wrongParts = partTroubles(parts ?? [], edited, before.parts ?? [], organization);
  if (wrongParts) return refuse('invalid-input', { fields: wrongParts });
  const isMoved = edited.accountId !== before.accountId || edited.currency !== before.currency;
  const misplaced = isMoved
    ? (currencyTrouble([edited], edited.accountId, organization) ?? movedTrouble(edited, organization))
    : undefined;
  if (misplaced) return refuse('invalid-input', { fields: { accountLabel: misplaced } });
  const valued =
    worth === undefined
      ? await withWorthOfDay(edited, before, organization, cloud)
      : await withWorthSaid(edited, worth, organization, cloud);
  if (isRefusal(valued)) return valued;
  if (reverseCharge && !hasReverseCharge(organization))
    return refuse('invalid-input', { fields: { reverseCharge: { code: 'no-reverse-charge' } } });
  const stated = await withTaxes(valued, { taxes, reverseCharge }, cloud);
  const after = assumedTaxes(organization).assumed(stated);
  const fields = detailsTrouble(wanted, before, after);
  if (fields) return refuse('invalid-input', { fields });
  const parted = await partedFromLoan(before, after, cloud);
  const changes = [{ before, after: parted.row }, ...parted.changes];
  unit.about({ id: after.id, name: after.description }, namedIn(wanted));
  unit.put(
    ...cloud.ledger.writesOf(changes, { userId, at: unit.at }),
    ...cloud.categories.habitWrites(changes),
    ...learned.writes,
    ...(await matchedAnew(changes, cloud)),
    ...parted.writes,
  );
  unit.enqueue(...loanRowWork(parted.row), ...freeingLaterSales(changes));
  return shownTransaction(parted.row, learned.names);
}

/** The row with the rate of its day where that is another one now, or its currency; a person's word stays. */
async function withWorthOfDay(
  row: LedgerRow,
  before: LedgerRow,
  { currency }: StoredOrganization,
  cloud: Parts,
): Promise<LedgerRow> {
  const isOtherMoney = row.currency !== before.currency;
  if (!isOtherMoney && (row.date === before.date || row.worth?.source === 'person')) return row;
  const { worth: _ofOldDay, ...bare } = row;
  return publishedWorth(bare, currency, cloud);
}

async function publishedWorth(
  row: LedgerRow,
  currency: StoredOrganization['currency'],
  cloud: Parts,
): Promise<LedgerRow> {
  const [valued = row] = await withWorths([row], currency, cloud);
  return valued;
}

/** The row with what a person says that it is worth in the currency of the books, or without any such word. */
async function withWorthSaid(
  { worth: _before, ...row }: LedgerRow,
  said: WorthChange,
  { currency }: StoredOrganization,
  cloud: Parts,
): Promise<LedgerRow | Refusal> {
  if (said === null) return row;
  if (said === 'published') return publishedWorth(row, currency, cloud);
  if (row.currency === currency)
    return refuse('invalid-input', { fields: { worth: { code: 'worth-in-own-currency', currency } } });
  const worth = worthBySaid(row, said, currency);
  return worth
    ? { ...row, worth }
    : refuse('invalid-input', { fields: { worth: { code: 'amount-too-large' } } });
}

/** The row with what a person says of its taxes, or (null) with what its documents say again. */
async function withTaxes(
  row: LedgerRow,
  { taxes, reverseCharge }: Pick<TransactionChange, 'taxes' | 'reverseCharge'>,
  cloud: Parts,
): Promise<LedgerRow> {
  if (reverseCharge) return withReverseCharge(row);
  if (taxes === undefined) return row;
  return taxes ? withTaxesSaid(row, taxes) : withTaxesOfDocuments(row, cloud);
}

const given = (name: string | undefined): string[] => (name === undefined ? [] : [name]);

/** Which facts a change names. */
const namedIn = ({ version: _version, ...facts }: TransactionChange): string[] => Object.keys(facts);
