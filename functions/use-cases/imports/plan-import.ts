import { randomUUID } from 'node:crypto';
import { bookCurrencies } from '../../../shared/money.ts';
import type { Statement } from '../../../shared/model/statement.ts';
import type { Transaction } from '../../../shared/model/transaction.ts';
import { daysOf } from '../../domain/duplicates/pair-rows.ts';
import { entryOf } from '../../domain/ledger/entry.ts';
import { ImportPlan, planImport, type PlannedRow } from '../../domain/ledger/import-plan.ts';
import { digitsOf } from '../../domain/ledger/recognise-account.ts';
import { repeatedRowId } from '../../domain/ids.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type {
  StoredAccount,
  StoredCoverage,
  StoredImport,
  StoredOrganization,
} from '../../store/entities.ts';
import type { Write } from '../../store/table.ts';
import { ConditionFailedError } from '../../store/table.ts';
import { guessFor } from '../categories/guess-categories.ts';
import { placeStatement, shownAccount } from './place-rows.ts';
import type { PlacedPart, RowDecision } from './place-rows.ts';
import { decided, readingFor } from './read-statement.ts';
import { organizationOf } from '../books/organization-of.ts';
import { readingOf } from './statement-reading.ts';
import type { StatementReading } from './statement-reading.ts';

type Parts = Pick<Cloud, 'imports' | 'people' | 'files' | 'ledger' | 'categories' | 'now'>;

const TRIES_MAX = 10;
const DESCRIPTION_LENGTH_MAX = 300;

/** An import with the rows it adds; `problem` says why there are none. */
export type PlannedImport =
  | { readonly kind: 'planned'; readonly job: StoredImport; readonly plan: ImportPlan }
  | { readonly kind: 'problem'; readonly problem: NonNullable<StoredImport['problem']> };

/**
 * The rows that an import adds, planned once. A plan holds only if no other was made since it was begun: of two imports of the
 * same days one is planned after the other and knows its rows, whichever way their files write them. With the plan the table
 * learns which days the import holds, and the accounts that it brings.
 */
export async function planFor(job: StoredImport, cloud: Parts): Promise<PlannedImport> {
  let latest = job;
  for (let tries = 1; ; tries += 1) {
    if (latest.plan !== undefined) return { kind: 'planned', job: latest, plan: await planOf(latest, cloud) };
    try {
      return await planNow(latest, cloud);
    } catch (error) {
      if (!(error instanceof ConditionFailedError) || tries >= TRIES_MAX) throw error;
      latest = (await cloud.imports.get(job.organizationId, job.id)) ?? latest;
    }
  }
}

/** The stored plan of an import. */
export async function planOf(
  { organizationId, id, plan }: StoredImport,
  { files }: Pick<Cloud, 'files'>,
): Promise<ImportPlan> {
  // Imports of before plans had names of their own.
  return ImportPlan.parse(await files.reading(organizationId, plan ?? `${id}.plan`));
}

async function planNow(job: StoredImport, cloud: Parts): Promise<PlannedImport> {
  const organization = await organizationOf(job.organizationId, cloud);
  const read = await statementOf(job, organization, cloud);
  if ('problem' in read) return { kind: 'problem', ...read };
  const { statement, earlier } = read;
  const placed = placeStatement({ ...chosenBy(job) }, statement, organization);
  const isCurrent =
    earlier?.planCount === (await cloud.imports.planCount(job.organizationId)) &&
    placed.every(({ account }, index) => account.id === earlier.places[index]?.accountId);
  const reading = isCurrent ? earlier : await decided(job, statement, placed, cloud);
  const rows = placed.flatMap((part, index) => rowsOf(part, reading.places[index]?.decisions ?? [], job));
  const name = `${job.id}.plan.${randomUUID()}`;
  const plan = planImport(rowsOfOwnIds(await guessed(rows, job, cloud), job), knownRows(reading, job));
  await cloud.files.saveReading(job.organizationId, name, plan);
  const held = placed.filter(({ statement: { transactions } }) => transactions.length > 0);
  const planned = await cloud.imports.change(
    job,
    { plan: name, changedAt: cloud.now().toISOString(), ...accountsKept(placed) },
    [
      cloud.imports.planCounted(job.organizationId, reading.planCount),
      ...held.map((part, index) => cloud.imports.addCoverage(coverageOf(part, index, job, name))),
      ...accountsLearned(held, organization, cloud),
    ],
  );
  return { kind: 'planned', job: planned, plan };
}

/** The ledger's rows that the file states as well: left out because they stand there, not by the person's choice. */
function knownRows(
  { duplicates }: StatementReading,
  { restored = [], left = [] }: StoredImport,
): PlannedRow[] {
  const chosen = new Set([...restored, ...left]);
  return duplicates
    .filter(({ row }) => !chosen.has(row))
    .map(({ twin }) => ({ id: twin.transactionId, date: twin.date }));
}

/** The rows with the effect of the organisation's rules, or with a category offered beside them. */
async function guessed(
  rows: readonly Transaction[],
  { organizationId, userId }: StoredImport,
  cloud: Pick<Parts, 'people' | 'categories'>,
): Promise<Transaction[]> {
  const profile = await cloud.people.profile(userId);
  return rows.map((await guessFor(rows, { organizationId, profile }, cloud)).applied);
}

/** Two statements of a file that go to one account may hold equal rows: each is a row of its own. */
function rowsOfOwnIds(rows: readonly Transaction[], { id: importId }: StoredImport): Transaction[] {
  const seen = new Set<string>();
  return rows.map((row, index) => {
    const id = seen.has(row.id) ? repeatedRowId(row.id, `${importId} ${index}`) : row.id;
    seen.add(id);
    return { ...row, id };
  });
}

/** The account decided at the commit counts as chosen: it is what the person saw. */
function chosenBy({ chosenAccountId, accountId }: StoredImport): Pick<StoredImport, 'chosenAccountId'> {
  const chosen = chosenAccountId ?? accountId;
  return chosen === null ? {} : { chosenAccountId: chosen };
}

/** From the plan on the organisation has every account of the file. */
function accountsKept(placed: readonly PlacedPart[]): Partial<StoredImport> {
  const [only] = placed;
  const accounts = placed.map((part) => shownAccount({ ...part, isNew: false }));
  return { accounts, ...(placed.length === 1 && only ? { accountId: only.account.id } : {}) };
}

/** The statement as previewed, or read again where the person answered its questions or chose another account since. */
async function statementOf(
  job: StoredImport,
  organization: StoredOrganization,
  cloud: Parts,
): Promise<
  | { statement: Statement; earlier?: StatementReading | undefined }
  | { problem: NonNullable<StoredImport['problem']> }
> {
  const earlier = job.isStale === true ? undefined : await readingOf(job, cloud);
  if (earlier) return { statement: earlier.statement, earlier };
  const reading = await readingFor(job, organization, cloud);
  if (reading.kind === 'read') return { statement: reading.statement };
  return { problem: { code: reading.code, detail: reading.detail } };
}

/** The rows of a statement that enter the ledger. */
function rowsOf(
  { statement, account, ids }: PlacedPart,
  decisions: readonly RowDecision[],
  job: StoredImport,
): Transaction[] {
  const restored = new Set(job.restored);
  const left = new Set(job.left);
  const currency = bookCurrencies.find((known) => known === statement.currency) ?? account.currency;
  return statement.transactions.flatMap((row, index) => {
    const decision = decisions[index] ?? 'new';
    if (left.has(row.row) || (decision === 'known' && !restored.has(row.row))) return [];
    const id = ids[index] ?? '';
    const kind = row.transfer === undefined ? (row.amount < 0 ? 'expense' : 'income') : 'transfer';
    const entry = {
      id: decision === 'new' ? id : repeatedRowId(id, job.id),
      kind,
      description: row.description.slice(0, DESCRIPTION_LENGTH_MAX) || 'No description',
      amount: row.amount,
      accountLabel: account.name,
      date: row.date,
    } as const;
    return [
      entryOf(entry, {
        userId: job.userId,
        organizationId: job.organizationId,
        currency,
        accountId: account.id,
        source: `import:${job.id}`,
        createdAt: job.createdAt,
      }),
    ];
  });
}

function coverageOf(
  { statement, account, shape }: PlacedPart,
  part: number,
  { organizationId, id: importId }: StoredImport,
  plan: string,
): StoredCoverage {
  const { opening, closing, proven, transactions } = statement;
  const accountId = account.id;
  return {
    organizationId,
    importId,
    part,
    accountId,
    ...daysOf(transactions),
    opening,
    closing,
    proven,
    shape,
    plan,
  };
}

/** The write of the accounts that the file brings, and of the last digits that it tells of accounts without any. */
function accountsLearned(
  placed: readonly PlacedPart[],
  organization: StoredOrganization,
  { people }: Pick<Cloud, 'people'>,
): Write[] {
  const fresh = placed.filter(({ isNew }) => isNew).map(({ account }) => [account.id, account] as const);
  const added = [...new Map(fresh).values()];
  const numbers = new Map(placed.map(({ account, statement }) => [account.id, digitsOf(statement.account)]));
  const known = organization.accounts.map((account): StoredAccount => {
    const lastDigits = account.lastDigits ?? numbers.get(account.id) ?? null;
    return { ...account, lastDigits };
  });
  const isChanged =
    added.length > 0 ||
    known.some(({ lastDigits }, index) => lastDigits !== organization.accounts[index]?.lastDigits);
  return isChanged ? [people.accountsChange(organization, [...known, ...added])] : [];
}
