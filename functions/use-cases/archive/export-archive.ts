import { todayIn } from '../../../shared/civil-date.ts';
import { exportDaysKept } from '../../../shared/cloud-names.ts';
import { limits } from '../../../shared/limits.ts';
import type { ArchiveExport, ArchiveFilter, ArchiveItem } from '../../../shared/model/archive.ts';
import { spokenLanguage } from '../../../shared/text/language.ts';
import { bodyId } from '../../domain/ids.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { Change } from '../../store/change.ts';
import type { StoredArchiveExport, WantedItem } from '../../store/archive-exports.ts';
import { secondsAfter } from '../../store/unfinished.ts';
import { settingsOf } from '../books/organization-of.ts';
import { archiveForZip } from './archive-for-zip.ts';
import type { ArchiveParts } from './read-archive.ts';
import { shownArchiveExport } from './shown-archive-export.ts';

type Parts = ArchiveParts & Pick<Cloud, 'change' | 'organizations' | 'archiveExports'>;

/** So many letters of a name are kept for the list, should the thing be gone when the zip is made. */
const NAME_LETTERS = 100;

interface Wish {
  readonly id: string;
  readonly filter: ArchiveFilter;
}

/**
 * Has what a filter shows of the archive put into one zip, in the background: which things these are is fixed now. Nothing, or more than
 * one zip takes, is refused at once. Asked again under the same id it is the same zip.
 */
export async function exportArchive(
  { id, filter }: Wish,
  caller: Caller,
  cloud: Parts,
): Promise<ArchiveExport | Refusal> {
  const { organizationId } = caller;
  const asked = bodyId(filter);
  const earlier = await cloud.archiveExports.get(organizationId, id);
  if (earlier) return sameExport(earlier, asked);
  const { items, fits } = await archiveForZip(filter, organizationId, cloud);
  if (!fits) return refuse('export-too-large', { because: { code: 'archive-too-large' } });
  if (items.length === 0) return refuse('nothing-to-export', { because: { code: 'archive-empty' } });
  const wish = { id, filter, asked };
  return cloud.change(caller, 'archive-exported', (change) => order(change, wish, items, caller, cloud));
}

async function order(
  change: Change,
  wish: Wish & Pick<StoredArchiveExport, 'asked'>,
  items: readonly ArchiveItem[],
  { organizationId, userId, person }: Caller,
  cloud: Parts,
): Promise<ArchiveExport | Refusal> {
  const existing = await cloud.archiveExports.get(organizationId, wish.id);
  if (existing) return sameExport(existing, wish.asked);
  const { timeZone } = await settingsOf(organizationId, cloud);
  const day = todayIn(timeZone, cloud.now());
  const limit = limits.archiveExportsADay;
  if ((await cloud.archiveExports.askedOn(organizationId, day)) >= limit)
    return refuse('export-limit-reached', { because: { code: 'archives-used-up', limit, timeZone } });
  const wanted: StoredArchiveExport = {
    ...wish,
    ...{ organizationId, userId, language: person.language ?? spokenLanguage() },
    fileName: `matchbook-archive-${day}.zip`,
    ...{ status: 'making', progress: 0, total: items.length, missing: 0, size: null },
    keptUntil: secondsAfter(change.at, exportDaysKept * 86_400),
    ...{ createdAt: change.at, changedAt: change.at, version: 1 },
  };
  change.about({ id: wish.id, name: wanted.fileName });
  change.count({ items: items.length });
  change.put(...cloud.archiveExports.addition(wanted, items.map(wantedItem)));
  change.put(cloud.archiveExports.counting(organizationId, day, limit));
  change.enqueue({ kind: 'pack-archive', organizationId, exportId: wish.id });
  return shownArchiveExport(wanted);
}

function sameExport(earlier: StoredArchiveExport, asked: string): ArchiveExport | Refusal {
  return earlier.asked === asked ? shownArchiveExport(earlier) : refuse('already-exists');
}

const wantedItem = ({ type, id, name }: ArchiveItem): WantedItem => ({
  type,
  id,
  name: Array.from(name).slice(0, NAME_LETTERS).join(''),
});
