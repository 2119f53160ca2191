import type { Cloud } from '../../../runtime/cloud.ts';
import type { StoredImport } from '../../../store/imports.ts';
import { StatementReading } from '../statement-reading.ts';

/** Station 8 of an import: keeps what was read until it is committed. Gives the name under which the import finds it. */
export async function keepReading(
  { organizationId, id, version }: StoredImport,
  reading: StatementReading,
  { files }: Pick<Cloud, 'files'>,
): Promise<string> {
  // Named by the version that was read: a slower worker of an earlier wish cannot overwrite it.
  const name = `${id}.${version}`;
  await files.saveReading(organizationId, name, reading);
  return name;
}

/** The kept reading of an import; undefined while there is none. */
export async function readingOf(
  { organizationId, reading }: Pick<StoredImport, 'organizationId' | 'reading'>,
  { files }: Pick<Cloud, 'files'>,
): Promise<StatementReading | undefined> {
  const stored = reading === undefined ? undefined : await files.reading(organizationId, reading);
  return stored === undefined ? undefined : StatementReading.parse(stored);
}
