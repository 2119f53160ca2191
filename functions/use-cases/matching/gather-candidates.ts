import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import {
  asksForNoMoney,
  isOpenReceipt,
  isOpenRow,
  receiptFacts,
  transactionFacts,
} from '../../domain/matching/match-facts.ts';
import type { MatchInput, MatchMemory } from '../../domain/matching/match-input.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredLesson } from '../../store/lessons.ts';
import type { StoredMatch } from '../../store/matches.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import type { StoredReceipt } from '../../store/receipts.ts';

type Parts = Pick<Cloud, 'receipts' | 'ledger' | 'matches' | 'lessons'>;

/** Lessons that a comparison of many documents knows. */
const LESSONS_MAX = 2000;

/** What is compared with one another, and what was decided about it before. */
export interface Candidates {
  readonly organization: StoredOrganization;
  readonly receipts: Map<string, StoredReceipt>;
  readonly rows: Map<string, LedgerRow>;
  /** Every match about the receipts whose suggestions are to be made anew. */
  readonly known: Map<string, StoredMatch>;
  /** The receipts whose suggestions are to be made anew. */
  readonly scope: Set<string>;
  readonly lessons: readonly StoredLesson[];
}

/**
 * Everything open that some receipts may belong to: for a whole statement, whose rows are many. `rivals` may want the same rows; nothing
 * is decided for them here.
 */
export async function candidatesIn(
  receipts: readonly StoredReceipt[],
  rivals: readonly StoredReceipt[],
  days: { from: string; to: string },
  organization: StoredOrganization,
  cloud: Parts,
): Promise<Candidates> {
  const rows = await Array.fromAsync(cloud.ledger.rows(organization.id, days));
  const compared = byId([...rivals, ...receipts].filter(isOpenReceipt));
  const ids = [...new Set([...compared.keys(), ...receipts.map(({ id }) => id)])];
  const known: StoredMatch[] = [];
  for (let from = 0; from < ids.length; from += 50)
    known.push(...(await cloud.matches.about(organization.id, ids.slice(from, from + 50))));
  return {
    organization,
    receipts: compared,
    rows: byId(rows.filter(isOpenRow)),
    known: byId(known),
    scope: new Set(receipts.map(({ id }) => id)),
    lessons: await cloud.lessons.newest(organization.id, { limit: LESSONS_MAX }),
  };
}

/** What the domain compares; nothing that a person has refused. */
export function matchInput({ organization, receipts, rows, known, lessons }: Candidates): MatchInput {
  const digits = new Map(organization.accounts.map(({ id, lastDigits }) => [id, lastDigits]));
  return {
    receipts: [...receipts.values()]
      .filter((receipt) => !asksForNoMoney(receipt))
      .flatMap((receipt) => receiptFacts(receipt, organization.currency) ?? []),
    transactions: [...rows.values()].map((row) => transactionFacts(row, digits.get(row.accountId))),
    memory: memoryOf(lessons, [...known.values()]),
  };
}

function memoryOf(lessons: readonly StoredLesson[], known: readonly StoredMatch[]): MatchMemory {
  const pairs = (kind: StoredLesson['kind']) =>
    lessons
      .filter((lesson) => lesson.kind === kind)
      .flatMap(({ vendor, descriptions }) =>
        vendor === null ? [] : descriptions.map((description) => ({ vendor, description })),
      );
  const never = known.filter(({ status }) => status === 'rejected');
  return { confirmed: pairs('same'), rejected: pairs('different'), never };
}

/** Things by their ids; of two with one id the later one. */
export const byId = <T extends { readonly id: string }>(items: readonly T[]) =>
  new Map(items.map((item) => [item.id, item]));
