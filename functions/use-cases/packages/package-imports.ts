import { todayIn } from '../../../shared/civil-date.ts';
import type { Words } from '../../../shared/text/words.ts';
import { importRow } from '../../domain/exports/package/imports-list.ts';
import type { ImportedPart, ImportedStatement } from '../../domain/exports/package/imports-list.ts';
import type { ExportRow } from '../../domain/exports/export-document.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { importPosition } from '../../store/imports.ts';
import type { StoredImport } from '../../store/imports.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import type { StoredReport } from '../../store/report-states.ts';
import { leftOutRows } from '../imports/left-out-rows.ts';
import { partsOf } from '../imports/stations/statement-parts.ts';
import { StatementReading } from '../imports/statement-reading.ts';

type Parts = Pick<Cloud, 'imports' | 'files'>;

const IMPORTS_A_READ = 100;

/** The imports of a package as rows of its list, and how many of them are not proven. */
interface PackedImports {
  readonly rows: readonly ExportRow[];
  readonly unproven: number;
}

/** Every import whose statement touches the days, oldest first, with its proof; of a file with several accounts each by itself. */
export async function packageImports(
  { from, to }: Pick<StoredReport, 'from' | 'to'>,
  organization: StoredOrganization,
  words: Words['accountantPackage'],
  cloud: Parts,
): Promise<PackedImports> {
  const touching: StoredImport[] = [];
  for await (const job of committed(organization.id, cloud)) {
    const days = job.period;
    if (days === null || (days.from <= to && days.to >= from)) touching.push(job);
  }
  const rows: ExportRow[] = [];
  let unproven = 0;
  for (const job of touching.toSorted(byDays))
    for (const statement of await statementsOf(job, organization, cloud)) {
      const { row, isProven } = importRow(statement, words);
      rows.push(row);
      if (!isProven) unproven += 1;
    }
  return { rows, unproven };
}

async function* committed(organizationId: string, { imports }: Parts): AsyncGenerator<StoredImport> {
  let after: string | undefined;
  do {
    const { items, more } = await imports.page(organizationId, { after, limit: IMPORTS_A_READ });
    yield* items.filter(({ status }) => status === 'committed');
    const last = items.at(-1);
    after = more && last ? importPosition(last) : undefined;
  } while (after !== undefined);
}

const byDays = (a: StoredImport, b: StoredImport): number => (dayOf(a) < dayOf(b) ? -1 : 1);
const dayOf = ({ period, createdAt, id }: StoredImport): string => `${period?.from ?? createdAt}#${id}`;

async function statementsOf(
  job: StoredImport,
  { timeZone, currency }: StoredOrganization,
  { files }: Parts,
): Promise<ImportedStatement[]> {
  const { fileName, period, accounts, added, reading, organizationId } = job;
  const kept = reading === undefined ? undefined : await files.reading(organizationId, reading);
  const read = StatementReading.safeParse(kept).data;
  const facts = {
    ...{ fileName, added, importedOn: todayIn(timeZone, new Date(job.createdAt)) },
    leftOut: read ? leftOutRows(read, job).length : null,
  };
  const parts: readonly (ImportedPart | undefined)[] = read ? partsOf(read.statement) : [undefined];
  return parts.map((part, at): ImportedStatement => {
    const account = accounts[at];
    const days = part?.transactions.map(({ date }) => date).toSorted() ?? [];
    return {
      ...facts,
      account: account?.name ?? '',
      currency: part?.currency ?? account?.currency ?? currency,
      ...{ from: days[0] ?? period?.from ?? null, to: days.at(-1) ?? period?.to ?? null },
      part,
    };
  });
}
