import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import type { Work } from '../../domain/work.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { FormerLink } from '../../store/former-link.ts';
import type { StoredMatch } from '../../store/matches.ts';
import type { Effect } from '../../store/change.ts';
import { participantsOf } from '../../store/matches.ts';
import { writeAsRead } from '../write-as-read.ts';
import { bringBack, linkedBy, sidesOf } from './link-sides.ts';

/** The writes that open the receipts of rows about to be deleted: each receipt once, without any of those rows. */
export async function unlinkedReceipts(
  rows: readonly LedgerRow[],
  { receipts }: Pick<Cloud, 'receipts'>,
): Promise<Effect[]> {
  const organizationId = rows[0]?.organizationId ?? '';
  const gone = new Set(rows.map(({ id }) => id));
  const linked = await receipts.getMany(organizationId, [
    ...new Set(rows.flatMap(({ receiptIds }) => receiptIds)),
  ]);
  return linked.map((receipt) => {
    const transactionIds = receipt.transactionIds.filter((id) => !gone.has(id));
    return receipts.change(receipt, {
      ...receipt,
      transactionIds,
      status: transactionIds.length > 0 ? 'matched' : 'processed',
    });
  });
}

/** The matches that link rows or receipts to each other. */
export async function linksAbout(
  organizationId: string,
  ids: readonly string[],
  { matches }: Pick<Cloud, 'matches'>,
): Promise<FormerLink[]> {
  const about = await matches.about(organizationId, ids);
  return about
    .filter(({ status }) => status === 'confirmed')
    .map(({ id: matchId, receiptIds, transactionIds }) => ({ matchId, receiptIds, transactionIds }));
}

/** Rows and receipts of which each is asked for its own suggestions; for more, all suggestions are gone through once. */
const ASKED_EACH_MAX = 50;

/** Writes of one transaction that the suggestions of a changed thing may take. */
const WITHDRAWALS_MAX = 30;

/**
 * The writes that take back what is suggested about rows or receipts, in the transaction that changes them, and have looked anew for
 * what was on the other side: others may want it now. Suggestions beyond the transaction's room are left to the matching that follows,
 * which takes back what no longer holds. `times`: so many times the usual room, for a caller that sees to it that the transaction has it.
 */
export async function suggestionsWithdrawn(
  organizationId: string,
  ids: readonly string[],
  { matches }: Pick<Cloud, 'matches'>,
  times = 1,
): Promise<Effect[]> {
  const open = (await matches.about(organizationId, ids)).filter(isOpenSuggestion);
  const writes: Effect[] = [];
  for (const match of open) {
    const withdrawal = matches.withdrawal(match);
    if (writes.length + withdrawal.length > times * WITHDRAWALS_MAX) break;
    writes.push(...withdrawal);
  }
  const freed = {
    receiptIds: open.flatMap(({ receiptIds }) => receiptIds).filter((id) => !ids.includes(id)),
    transactionIds: open.flatMap(({ transactionIds }) => transactionIds).filter((id) => !ids.includes(id)),
  };
  return [...writes, ...lookedForAnew(organizationId, freed)];
}

/** Receipts and rows that are free again. */
export interface Freed {
  readonly receiptIds: readonly string[];
  readonly transactionIds: readonly string[];
}

/** What is asked about receipts and rows that are free again. */
export function lookedForAnew(organizationId: string, freed: Freed): Work[] {
  const [receiptIds, transactionIds] = [[...new Set(freed.receiptIds)], [...new Set(freed.transactionIds)]];
  return [
    ...(receiptIds.length > 0 ? [{ kind: 'match-receipts' as const, organizationId, receiptIds }] : []),
    ...(transactionIds.length > 0 ? [{ kind: 'match-rows' as const, organizationId, transactionIds }] : []),
  ];
}

const isOpenSuggestion = ({ status }: StoredMatch): boolean => status === 'pending' || status === 'set-aside';

/**
 * Takes back suggestions about rows or receipts that are gone or changed, each with the asking for what was on its other side: others may
 * want it now. Losing a race here is harmless: the suggestion is settled.
 */
export async function withdrawSuggestions(
  organizationId: string,
  about: { transactionIds?: readonly string[]; receiptIds?: readonly string[] },
  cloud: Pick<Cloud, 'change' | 'matches'>,
): Promise<void> {
  const { matches } = cloud;
  const ids = new Set([...(about.transactionIds ?? []), ...(about.receiptIds ?? [])]);
  const concerned =
    ids.size <= ASKED_EACH_MAX
      ? await matches.about(organizationId, ids)
      : (await Array.fromAsync(matches.suggestions(organizationId))).filter((match) =>
          participantsOf(match).some((id) => ids.has(id)),
        );
  for (const match of concerned.filter(isOpenSuggestion)) {
    const asked = lookedForAnew(organizationId, besides(match, ids));
    const effects = [...matches.withdrawal(match), ...asked];
    await writeAsRead(organizationId, 'suggestions-withdrawn', effects, cloud);
  }
}

/** What a match is about beside those. */
const besides = (
  { receiptIds, transactionIds }: StoredMatch,
  ids: ReadonlySet<string>,
): { receiptIds: string[]; transactionIds: string[] } => ({
  receiptIds: receiptIds.filter((id) => !ids.has(id)),
  transactionIds: transactionIds.filter((id) => !ids.has(id)),
});

/**
 * Takes what is gone out of confirmed matches, so that nobody sees a link to nothing: the rest stays linked; with nothing left
 * on one side the match is undone. Suggestions that were put aside for it are back where all they want is free. What somebody decided
 * in this moment stands.
 */
export async function retireDecisions(
  organizationId: string,
  gone: { transactionIds: readonly string[]; receiptIds: readonly string[] },
  cloud: Pick<Cloud, 'change' | 'matches' | 'receipts' | 'ledger'>,
): Promise<void> {
  const { matches } = cloud;
  // Where the receipts are not known any more, the decisions about the rows tell of them.
  const known = gone.receiptIds.length > 0 ? gone.receiptIds : gone.transactionIds;
  const concerned = await matches.about(organizationId, known);
  for (const match of concerned) {
    const isConcerned = match.transactionIds.some((id) => gone.transactionIds.includes(id));
    if (match.status !== 'confirmed' || !isConcerned) continue;
    const rest = await remainderOf(match, cloud);
    await writeAsRead(organizationId, 'decisions-retired', [matches.change(match, rest)], cloud);
    const freed = participantsOf(match).filter((id) => !participantsOf(rest).includes(id));
    const { writes } = await bringBack(
      organizationId,
      freed.length > 0 ? freed : participantsOf(match),
      cloud,
    );
    await writeAsRead(organizationId, 'decisions-retired', writes, cloud);
  }
}

/** A match without its sides that are no longer linked; undone when one side is empty. */
async function remainderOf(
  match: StoredMatch,
  cloud: Pick<Cloud, 'receipts' | 'ledger'>,
): Promise<StoredMatch> {
  const { receipts, rows } = linkedBy(match, await sidesOf(match, cloud));
  const receiptIds = receipts.map(({ id }) => id);
  const transactionIds = rows.map(({ id }) => id);
  if (receiptIds.length === 0 || transactionIds.length === 0)
    return { ...match, status: 'undone', wasMade: true };
  return { ...match, receiptIds, transactionIds };
}
