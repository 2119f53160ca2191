import { ALL_MONTHS } from '../../domain/ledger/accounts.ts';
import { sheetName, sheetsOf, totalsOn } from '../../domain/ledger/month-sheets.ts';
import type { MonthSheet } from '../../domain/ledger/month-sheets.ts';
import {
  accountShareName,
  accountShares,
  noTaxSums,
  sumNames,
  totalName,
  TotalsTally,
} from '../../domain/ledger/totals.ts';
import type { AccountShare, MonthTotal, Sums } from '../../domain/ledger/totals.ts';
import { workNames, WorkTally } from '../../domain/ledger/work-left.ts';
import type { WorkShare } from '../../domain/ledger/work-left.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { AuditRound } from '../../store/audits.ts';
import { completeOldTotals } from './complete-old-totals.ts';

interface Books {
  readonly ledger: Pick<
    Cloud['ledger'],
    'rows' | 'monthTotals' | 'accountShares' | 'monthSheets' | 'workShares'
  >;
}

interface Parts extends Pick<Cloud, 'log' | 'now'> {
  readonly ledger: Books['ledger'] & Pick<Cloud['ledger'], 'complete'>;
  readonly audits: Pick<Cloud['audits'], 'round' | 'keep'>;
  readonly organizations: Pick<Cloud['organizations'], 'listedFrom'>;
}

interface Run {
  /** Whether there is time for the books of one organisation more. */
  readonly hasTime: () => boolean;
  /** Hears at once of books that are not proven: what comes after may be cut short. */
  readonly onUnproven: () => void;
  /** What else is looked at in the books of each organisation once a day. */
  readonly look?: (organizationId: string) => Promise<void>;
}

/** A total or a count that is not what the rows add up to; undefined where there should be none, or is none. */
export interface Drift {
  readonly key: string;
  readonly stored: Figures | undefined;
  readonly summed: Figures | undefined;
}

type Figures = readonly number[];
type Named = readonly [name: string, figures: Figures];

/** Books whose audit was cut short so often are told as not proven, and passed. */
const TIMES_BEGUN_MAX = 2;

/** Adds up the rows of one organisation and tells every total, by month and by day, and every count that does not agree with them. */
export async function driftOf(organizationId: string, { ledger }: Books): Promise<Drift[]> {
  const [totals, work] = [new TotalsTally(), new WorkTally()];
  for await (const row of ledger.rows(organizationId, { from: '0001-01-01', to: '9999-12-31' })) {
    totals.add(row);
    work.add(row);
  }
  const right = totals.totals();
  const ofAccounts = await ledger.accountShares(organizationId);
  const sheets = await ledger.monthSheets(organizationId, ALL_MONTHS);
  // Books that are older than the sums of their accounts, or than sheets and taxes, have only parts of them, which nobody reads.
  const kept = (all: readonly MonthTotal[]) => (sheets ? all : all.map(withoutTaxes));
  const summed = figuresOf({
    totals: kept(right),
    ofAccounts: ofAccounts ? accountShares(right) : [],
    sheets: sheets ? sheetsOf(right) : [],
    work: work.shares(),
  });
  const stored = figuresOf({
    totals: kept(await ledger.monthTotals(organizationId, ALL_MONTHS)),
    ofAccounts: ofAccounts ?? [],
    sheets: sheets ?? [],
    work: await ledger.workShares(organizationId),
  });
  return [...new Set([...summed.keys(), ...stored.keys()])]
    .map((key) => ({ key, stored: stored.get(key), summed: summed.get(key) }))
    .filter((figures) => JSON.stringify(figures.stored) !== JSON.stringify(figures.summed));
}

/** All that is kept of the rows of some books. */
interface KeptSums {
  readonly totals: readonly MonthTotal[];
  readonly ofAccounts: readonly AccountShare[];
  readonly sheets: readonly MonthSheet[];
  readonly work: readonly WorkShare[];
}

/** What there is of totals and counts by their names, without those that are nothing. */
function figuresOf({ totals, ofAccounts, sheets, work }: KeptSums): Map<string, Figures> {
  const ofTotals = totals.flatMap((total): Named[] => {
    const days = Object.entries(total.days).toSorted(([a], [b]) => a.localeCompare(b));
    const ofDays = days.map(([day, sums]): Named => [`${totalName(total)} ${day}`, figures(sums)]);
    return [[totalName(total), figures(total)], ...ofDays];
  });
  const ofAllYears = ofAccounts.map((share): Named => [`account ${accountShareName(share)}`, figures(share)]);
  const onSheets = sheets.flatMap((sheet) =>
    totalsOn(sheet).map((total): Named => [`sheet ${sheetName(sheet)} ${total.categoryId}`, figures(total)]),
  );
  const ofWork = work.map(({ share, ...left }): Named => [
    `work ${share}`,
    workNames.map((name) => left[name]),
  ]);
  return new Map(
    [...ofTotals, ...ofAllYears, ...onSheets, ...ofWork].filter(([, all]) =>
      all.some((figure) => figure !== 0),
    ),
  );
}

const withoutTaxes = ({ days, ...total }: MonthTotal): MonthTotal => ({
  ...{ ...total, ...noTaxSums },
  days: Object.fromEntries(Object.entries(days).map(([day, sums]) => [day, { ...sums, ...noTaxSums }])),
});

const figures = (sums: Sums): number[] => sumNames.map((name) => sums[name]);

/**
 * Proves, organisation by organisation, that the totals are the sums of the rows: everybody's once a day, from where the last run ended,
 * however that one did. What is not proven is logged as an error.
 */
export async function auditLedger(cloud: Parts, { hasTime, onUnproven, look }: Run): Promise<void> {
  const { audits, organizations } = cloud;
  let round = await roundToGoOnWith(cloud);
  if (round.isDone) return;
  for await (const { organizationId, shard } of organizations.listedFrom(round)) {
    if (!hasTime()) return audits.keep(round);
    const times = round.begun?.organizationId === organizationId ? round.begun.times + 1 : 1;
    await audits.keep({ ...round, begun: { organizationId, times } });
    if (!(await isProven(organizationId, times, cloud))) onUnproven();
    await look?.(organizationId).catch((error: unknown) =>
      cloud.log.error('books not looked at', { organizationId, error }),
    );
    round = { day: round.day, shard, after: organizationId, isDone: false };
  }
  await audits.keep({ ...round, isDone: true });
}

/** The round that was left, or the day's next one. */
async function roundToGoOnWith({ audits, now }: Pick<Parts, 'audits' | 'now'>): Promise<AuditRound> {
  const day = now().toISOString().slice(0, 10);
  const left = await audits.round();
  if (left !== undefined && (!left.isDone || left.day === day)) return left;
  return { day, shard: 0, after: '', isDone: false };
}

/** Books that nobody can add up are not proven; they keep none of the others from their turn. */
async function isProven(
  organizationId: string,
  times: number,
  cloud: Pick<Parts, 'ledger' | 'log'>,
): Promise<boolean> {
  if (times > TIMES_BEGUN_MAX) {
    cloud.log.error('books not audited', { organizationId, times });
    return false;
  }
  try {
    const totals = await driftLeft(organizationId, cloud);
    if (totals.length > 0) cloud.log.error('ledger drift', { organizationId, totals });
    return totals.length === 0;
  } catch (error) {
    cloud.log.error('books not audited', { organizationId, error });
    return false;
  }
}

/** What still disagrees once the totals of old books are completed: they lack what nobody kept at their time. */
async function driftLeft(organizationId: string, cloud: Pick<Parts, 'ledger' | 'log'>): Promise<string[]> {
  const found = await driftSeenTwice(organizationId, cloud);
  if (found.length === 0 || !(await completeOldTotals(organizationId, cloud))) return found;
  return driftSeenTwice(organizationId, cloud);
}

/** Totals that disagree in the same way in two looks: what is written between reading rows and totals looks like drift for a moment. */
async function driftSeenTwice(organizationId: string, books: Books): Promise<string[]> {
  const first = await driftOf(organizationId, books);
  if (first.length === 0) return [];
  const seen = new Set(first.map((drift) => JSON.stringify(drift)));
  const second = await driftOf(organizationId, books);
  return second.filter((drift) => seen.has(JSON.stringify(drift))).map(({ key }) => key);
}
