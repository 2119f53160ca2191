import { addDays } from '../../../../shared/civil-date.ts';
import type { LedgerRow } from '../../../domain/ledger/ledger-row.ts';
import { DAYS_SHIFTED_MAX, daysOf } from '../../../domain/duplicates/pair-rows.ts';
import type { FileRow, KnownRow } from '../../../domain/duplicates/pair-rows.ts';
import type { Cloud } from '../../../runtime/cloud.ts';
import type { StoredCoverage } from '../../../store/imports.ts';
import { plannedRows } from '../kept-plan.ts';
import type { PlannedRow } from '../kept-plan.ts';

type Parts = Pick<Cloud, 'imports' | 'files' | 'ledger'>;

/** A row of an earlier import as the bank wrote it, beside what the ledger shows today (the same until it is written or edited). */
export interface LedgerTwin extends KnownRow {
  readonly now: Pick<LedgerRow, 'date' | 'amount' | 'description'>;
}

/** What earlier imports brought to an account in the days of a file; `leaving` are the ids of rows that are being undone. */
export interface EarlierRows {
  readonly known: LedgerTwin[];
  readonly leaving: string[];
}

/**
 * The rows that earlier imports brought to an account and that a file's rows may be again. They are found by the imports' plans,
 * not by the index of days, which lags: what was planned a moment ago counts, what a person deleted does not.
 */
export async function earlierRows(
  { organizationId, accountId, importId }: { organizationId: string; accountId: string; importId: string },
  rows: readonly FileRow[],
  cloud: Parts,
): Promise<EarlierRows> {
  const { from, to } = daysOf(rows.flatMap((row) => [row, { date: row.otherDate ?? row.date }]));
  const nothing = { known: [], leaving: [] };
  if (rows.length === 0) return nothing;
  const window = { from: addDays(from, -DAYS_SHIFTED_MAX), to: addDays(to, DAYS_SHIFTED_MAX) };
  const all = await cloud.imports.coverage(organizationId, accountId, window.from);
  const coverage = all.filter((one) => one.importId !== importId && one.from <= window.to);
  const amounts = new Set(rows.map(({ amount }) => amount));
  const isIn = (day: string) => day >= window.from && day <= window.to;
  const isNear = (row: PlannedRow) =>
    row.accountId === accountId &&
    (isIn(row.date) || isIn(row.otherDate ?? row.date)) &&
    amounts.has(row.amount);
  const found = [];
  for (const one of coverage) {
    const { brought } = await plannedRows(one, cloud);
    found.push(await standingRows(one, brought.filter(isNear), cloud));
  }
  return {
    known: found.flatMap(({ known }) => known),
    leaving: found.flatMap(({ leaving }) => leaving),
  };
}

/** Those of an import's rows that the ledger has, or will have once the import is through. */
async function standingRows(
  { organizationId, importId, shape, from, to }: StoredCoverage,
  planned: readonly PlannedRow[],
  { imports, ledger }: Pick<Cloud, 'imports' | 'ledger'>,
): Promise<EarlierRows> {
  if (planned.length === 0) return { known: [], leaving: [] };
  const ids = planned.map(({ id }) => id);
  const inLedger = new Map((await ledger.getMany(organizationId, ids)).map((row) => [row.id, row]));
  const job = await imports.get(organizationId, importId);
  if (job?.status === 'undoing') return { known: [], leaving: [...inLedger.keys()] };
  const known = planned.flatMap((row) => {
    const now = inLedger.get(row.id) ?? (job?.status === 'committing' ? row : undefined);
    return now ? [{ ...row, shape, holds: { from, to }, now }] : [];
  });
  return { known, leaving: [] };
}
