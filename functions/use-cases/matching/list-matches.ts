import type * as z from 'zod';
import type { listMatches as route } from '../../../shared/contract/matching.ts';
import type { Match } from '../../../shared/model/match.ts';
import type { Receipt } from '../../../shared/model/receipt.ts';
import type { Transaction } from '../../../shared/model/transaction.ts';
import { shownTransaction } from '../../domain/books/shown-transaction.ts';
import { isRefusal } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { bookNamesOf } from '../books/book-names-of.ts';
import { onePage } from '../page.ts';
import type { Page } from '../page.ts';
import { wholeReceipt } from '../receipts/get-receipt.ts';

type Query = z.output<typeof route.query>;

/** A page of matches, with what the first of them link where that was asked for. */
interface MatchPage extends Page<Match> {
  readonly receipts?: Receipt[];
  readonly transactions?: Transaction[];
}

/** Suggestions waiting, surest first, or decisions, newest first. */
export async function listMatches(
  { sides = 0, ...query }: Query,
  caller: Caller,
  cloud: Pick<Cloud, 'matches' | 'receipts' | 'ledger' | 'organizations' | 'files'>,
): Promise<MatchPage | Refusal> {
  const page = await matchesPage(query, caller, cloud);
  if (isRefusal(page) || sides === 0) return page;
  return { ...page, ...(await sidesOf(page.items.slice(0, sides), caller, cloud)) };
}

function matchesPage(
  query: Omit<Query, 'sides'>,
  caller: Caller,
  { matches }: Pick<Cloud, 'matches'>,
): Promise<Page<Match> | Refusal> {
  if (query.receiptId !== undefined) return matchesOf(query.receiptId, query.status, caller, { matches });
  const kind = query.status === 'pending' ? 'suggestions' : 'decisions';
  return onePage(query, caller, {
    read: (place) => matches.page(caller.organizationId, kind, place),
    positionOf: (match) => matches.positionOf(match),
  });
}

/** What these matches link, each once; what is gone meanwhile is missing. */
async function sidesOf(
  matches: readonly Match[],
  { organizationId }: Caller,
  cloud: Pick<Cloud, 'receipts' | 'ledger' | 'organizations' | 'files'>,
): Promise<Required<Pick<MatchPage, 'receipts' | 'transactions'>>> {
  const idsOf = (side: 'receiptIds' | 'transactionIds') => [
    ...new Set(matches.flatMap((match) => match[side])),
  ];
  const [receipts, rows, names] = await Promise.all([
    cloud.receipts.getMany(organizationId, idsOf('receiptIds')),
    cloud.ledger.getMany(organizationId, idsOf('transactionIds')),
    bookNamesOf(organizationId, cloud),
  ]);
  return {
    receipts: await Promise.all(receipts.map((receipt) => wholeReceipt(receipt, names, cloud))),
    transactions: rows.map((row) => shownTransaction(row, names)),
  };
}

const SHOWN = { pending: ['pending'], recent: ['confirmed', 'rejected'] } as const;

/** What stands about one receipt; there are few of each, whatever else is suggested. */
async function matchesOf(
  receiptId: string,
  status: keyof typeof SHOWN,
  { organizationId }: Caller,
  { matches }: Pick<Cloud, 'matches'>,
): Promise<Page<Match>> {
  const wanted: readonly string[] = SHOWN[status];
  const about = await matches.about(organizationId, [receiptId]);
  const items = about.filter((match) => wanted.includes(match.status));
  return { items: items.toSorted((a, b) => b.confidence - a.confidence) };
}
