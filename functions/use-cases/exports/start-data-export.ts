import { todayIn } from '../../../shared/civil-date.ts';
import { exportDaysKept } from '../../../shared/cloud-names.ts';
import type { DataExport } from '../../../shared/model/data-export.ts';
import { spokenLanguage } from '../../../shared/text/language.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredDataExport } from '../../store/data-exports.ts';
import { secondsAfter } from '../../store/unfinished.ts';
import { settingsOf } from '../books/organization-of.ts';
import { shownDataExport } from './shown-data-export.ts';

/** Has everything that the organization has put into one zip, in the background. Asked again under the same id it is the same one. */
export async function startDataExport(
  { id }: { readonly id: string },
  caller: Caller,
  cloud: Pick<Cloud, 'change' | 'dataExports' | 'organizations' | 'now'>,
): Promise<DataExport> {
  const { organizationId, userId, person } = caller;
  const { timeZone } = await settingsOf(organizationId, cloud);
  return cloud.change(caller, 'data-export-started', async (change) => {
    const earlier = await cloud.dataExports.get(organizationId, id);
    if (earlier) return shownDataExport(earlier);
    const wanted: StoredDataExport = {
      ...{ id, organizationId, userId, language: person.language ?? spokenLanguage() },
      ...{ status: 'Processing', progress: 0, size: null, mail: 'none' },
      fileName: `matchbook-data-${todayIn(timeZone, cloud.now())}.zip`,
      goneAt: secondsAfter(change.at, exportDaysKept * 86_400),
      ...{ createdAt: change.at, changedAt: change.at, version: 1 },
    };
    change.about({ id, name: wanted.fileName });
    change.put(cloud.dataExports.adding(wanted));
    change.enqueue({ kind: 'pack-data-export', organizationId, exportId: id });
    return shownDataExport(wanted);
  });
}
