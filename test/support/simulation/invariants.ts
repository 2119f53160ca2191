import type { RowHistory } from '../../../functions/domain/ledger/history.ts';
import type { LedgerRow } from '../../../functions/domain/ledger/ledger-row.ts';
import type { StoredImport } from '../../../functions/store/imports.ts';
import { planOf } from '../../../functions/use-cases/imports/kept-plan.ts';
import { driftOf } from '../../../functions/use-cases/ledger/audit-ledger.ts';
import { matchPeriod } from '../../../functions/use-cases/matching/match-period.ts';
import { truthOf } from './send-file.ts';
import { passedLimits } from './limit-acts.ts';
import { wrongOpenings } from './sharing-acts.ts';
import type { Known } from './sign-in-acts.ts';
import { wrongSignIns } from './sign-in-invariants.ts';
import { brokenHistory } from '../histories.ts';
import type { World } from './world.ts';

type Item = Record<string, unknown>;

/**
 * What has to be true of a world once nothing is under way in it any more, of people by their ids and what they know; each
 * sentence names what is not. Totals are the sums of
 * their rows, every link stands on both sides, nothing is unfinished, nothing was left undone that should follow from a write, and
 * nothing happened that nobody foresaw.
 */
export async function violations(world: World, people: ReadonlyMap<string, Known>): Promise<string[]> {
  const found = [...world.unforeseen, ...unended(world)];
  for (const [organizationId, known] of people) {
    const items = world.table.itemsUnder(`ORG#${organizationId}`);
    for (const { key } of await driftOf(organizationId, world.cloud)) found.push(`Total ${key} drifted.`);
    found.push(
      ...looseLinks(items),
      ...looseDecisions(items),
      ...brokenHistories(items),
      ...(await halfImports(organizationId, items, world)),
      ...lostDocuments(items, world),
      ...wronglySorted(items, world),
      ...unaudited(items),
      ...wrongMails(items, world),
      ...wrongNotices(items, world),
      ...(await wrongSignIns(world, organizationId, known)),
      ...(await wrongOpenings(world, organizationId)),
      ...(await passedLimits(world, organizationId)),
      ...world.closed.changed(organizationId, world.table),
    );
    found.push(...(await leftUnmatched(organizationId, world)));
  }
  return found;
}

const of = (items: readonly Item[], entity: string): Item[] =>
  items.filter((item) => item['entity'] === entity);
const ids = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const byId = (items: readonly Item[]): Map<string, Item> =>
  new Map(items.map((item) => [String(item['id']), item]));

function unended(world: World): string[] {
  return [
    ...world.queues.lying.map(({ message }) => `${message.work.kind} still lies in its queue.`),
    ...world.unfinished().map((item) => `${String(item['entity'])} ${String(item['id'])} is unfinished.`),
  ];
}

/** Receipts and rows name each other. */
function looseLinks(items: readonly Item[]): string[] {
  const rows = byId(of(items, 'transaction'));
  const receipts = byId(of(items, 'receipt'));
  const found: string[] = [];
  for (const [id, receipt] of receipts) {
    const linked = ids(receipt['transactionIds']);
    for (const rowId of linked)
      if (!ids(rows.get(rowId)?.['receiptIds']).includes(id))
        found.push(`Row ${rowId} doesn't know receipt ${id}.`);
    if ((receipt['status'] === 'matched') !== linked.length > 0)
      found.push(`Receipt ${id} is ${String(receipt['status'])} with ${linked.length} rows.`);
  }
  for (const [id, row] of rows)
    for (const receiptId of ids(row['receiptIds']))
      if (!ids(receipts.get(receiptId)?.['transactionIds']).includes(id))
        found.push(`Receipt ${receiptId} doesn't know row ${id}.`);
  return found;
}

/** What is confirmed is linked, and nothing suggests what is gone. */
function looseDecisions(items: readonly Item[]): string[] {
  const rows = byId(of(items, 'transaction'));
  const receipts = byId(of(items, 'receipt'));
  const found: string[] = [];
  for (const match of of(items, 'match')) {
    const sides = [
      ...ids(match['receiptIds']).map((id) => receipts.get(id)),
      ...ids(match['transactionIds']).map((id) => rows.get(id)),
    ];
    if (match['status'] === 'pending' && sides.some((side) => side === undefined))
      found.push(`Suggestion ${String(match['id'])} is about something that is gone.`);
    if (match['status'] !== 'confirmed') continue;
    const unlinked = ids(match['receiptIds']).filter(
      (id) =>
        !ids(receipts.get(id)?.['transactionIds']).some((row) => ids(match['transactionIds']).includes(row)),
    );
    if (unlinked.length > 0) found.push(`Match ${String(match['id'])} is confirmed, its receipt not linked.`);
  }
  return found;
}

/** What the history of each row says is what became of it, from its first change to how it stands. */
function brokenHistories(items: readonly Item[]): string[] {
  const histories = Map.groupBy(
    of(items, 'row-history') as (Item & RowHistory)[],
    ({ rowId, addedAt }) => `${rowId} ${addedAt}`,
  );
  return (of(items, 'transaction') as (Item & LedgerRow)[]).flatMap((row) => {
    const history = histories.get(`${row.id} ${row.createdAt}`) ?? [];
    return brokenHistory(
      row,
      history.toSorted((a, b) => (String(a['sk']) < String(b['sk']) ? -1 : 1)),
    );
  });
}

/**
 * The rows of an import are those of its plan: as many as it says it added, and such as others undone since left to it. One that was
 * taken back, or failed, has none but those of days that were closed: they stay.
 */
async function halfImports(organizationId: string, items: readonly Item[], world: World): Promise<string[]> {
  const { cloud } = world;
  const closed = world.closed.everUntil(organizationId);
  const open = of(items, 'transaction').filter(({ date }) => String(date) > closed);
  const sources = Map.groupBy(open, ({ source }) => String(source));
  const found: string[] = [];
  for (const job of of(items, 'import') as (Item & StoredImport)[]) {
    const rows = sources.get(`import:${job.id}`) ?? [];
    if (rows.length === 0) continue;
    if (job.status !== 'committed') found.push(`Import ${job.id} is ${job.status} with ${rows.length} rows.`);
    const leftToIt = new Set((await planOf(job, cloud)).known.map(({ id }) => id));
    const added = rows.filter(({ id }) => !leftToIt.has(String(id)));
    if (added.length > job.added) found.push(`Import ${job.id} says ${job.added} of ${added.length}.`);
  }
  return found;
}

/** A sound document that arrived is read, unless its reading failed four times. */
function lostDocuments(items: readonly Item[], world: World): string[] {
  const givenUp = givenUpFiles(world);
  return of(items, 'receipt').flatMap((receipt) => {
    const id = String(receipt['id']);
    if (receipt['problem'] === undefined || !world.files.has(id) || givenUp.has(id)) return [];
    return [`Document ${id} arrived, and is given up: ${JSON.stringify(receipt['problem'])}`];
  });
}

const givenUpFiles = ({ givenUp }: World): Set<string | undefined> =>
  new Set(
    givenUp.map((work) => {
      if (work.kind === 'read-receipt') return work.receiptId;
      return work.kind === 'sort-pages' || work.kind === 'sort-upload' ? work.uploadId : undefined;
    }),
  );

/** A file that its content was to tell, and that arrived, became what it is; one that is nothing left nothing behind. */
function wronglySorted(items: readonly Item[], world: World): string[] {
  const givenUp = givenUpFiles(world);
  const receipts = byId(of(items, 'receipt'));
  const imports = byId(of(items, 'import'));
  const right = { receipt: 'receipt', statement: 'import', notes: 'refused' } as const;
  return of(items, 'upload').flatMap((upload) => {
    const [id, became] = [String(upload['id']), String(upload['became'])];
    if (upload['purpose'] !== 'auto' || givenUp.has(id)) return [];
    const isRefused = became === 'refused';
    if (isRefused && world.files.has(id)) return [`Upload ${id} is refused, and its file is kept.`];
    if (isRefused && receipts.has(id)) return [`Upload ${id} is refused, and is on the list.`];
    if (became === 'import' && !imports.has(String(upload['importId'])))
      return [`Upload ${id} has no import.`];
    const isMissing = became === 'failed' && JSON.stringify(upload['problem']).includes('upload-not-arrived');
    const expected = right[truthOf(upload['fileName'])];
    return became === expected || isMissing ? [] : [`Upload ${id} became ${became}, and is a ${expected}.`];
  });
}

/** What a file turned out to be is in the audit log once, however often the work was begun anew; so is what was read of it, at least once. */
function unaudited(items: readonly Item[]): string[] {
  const entries = of(items, 'audit-entry');
  const noted = (act: string, id: string): number =>
    entries.filter((entry) => entry['act'] === act && (entry['thing'] as Item | undefined)?.['id'] === id)
      .length;
  const sorted = of(items, 'upload').flatMap(({ id, purpose, became }) => {
    if (purpose !== 'auto' || !['receipt', 'import', 'refused'].includes(String(became))) return [];
    const times = noted('upload-sorted', String(id));
    return times === 1 ? [] : [`Upload ${String(id)} became ${String(became)}, noted ${times} times.`];
  });
  const read = of(items, 'receipt').flatMap(({ id, fileId, fields }) => {
    const isRead = Object.keys(fields as Item).length > 0;
    const isNoted = noted('reading-ended', String(fileId ?? id)) > 0;
    return isRead && !isNoted ? [`Receipt ${String(id)} was read, and no entry says so.`] : [];
  });
  return [...sorted, ...read];
}

/** What is said to be mailed was mailed once; what failed, at most once. Schedules may mail several reports to one address. */
function wrongMails(items: readonly Item[], { mailer }: World): string[] {
  const mailed = of(items, 'report').filter(({ recipient }) => recipient !== undefined);
  const byAddress = Map.groupBy(mailed, ({ recipient }) => (recipient as { email: string }).email);
  return [...byAddress].flatMap(([email, reports]) => {
    const times = mailer.sent.filter(({ to }) => to === email).length;
    const ready = reports.filter(({ status }) => status === 'Ready').length;
    if (times >= ready && times <= reports.length) return [];
    return reports.map(
      ({ id, status }) => `Report ${String(id)} is ${String(status)}, and was mailed ${times} times.`,
    );
  });
}

/** Everybody was mailed of an event as often as it says: once, or where nobody can tell, once at most. */
function wrongNotices(items: readonly Item[], { table, mailer }: World): string[] {
  const people = of(table.itemsUnder('USER#'), 'profile');
  const mails = Map.groupBy([...of(items, 'notice-mail'), ...of(items, 'security-notice')], ({ userId }) =>
    String(userId),
  );
  return [...mails].flatMap(([userId, ofPerson]) => {
    const email = people.find(({ id }) => id === userId)?.['email'];
    const times = mailer.sent.filter(({ to }) => to === email).length;
    const ended = (how: string) => ofPerson.filter(({ mail }) => mail === how).length;
    const isRight = ended('sent') <= times && times <= ended('sent') + ended('unknown');
    return isRight ? [] : [`${String(email)} was mailed of ${ended('sent')} events ${times} times.`];
  });
}

/** Looking for matches once more finds nothing that should have been found before. */
async function leftUnmatched(organizationId: string, world: World): Promise<string[]> {
  const lost = world.givenUp.some(
    (work) => work.organizationId === organizationId && work.kind.startsWith('match-'),
  );
  if (lost) return [];
  const pending = async () =>
    (await Array.fromAsync(world.cloud.matches.suggestions(organizationId))).map(({ id }) => id);
  const before = new Set(await pending());
  await matchPeriod(organizationId, { from: '2026-01-01', to: '2026-12-31' }, world.cloud);
  return (await pending()).filter((id) => !before.has(id)).map((id) => `Match ${id} was never looked for.`);
}
