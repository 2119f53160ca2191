import { kindOf } from '../../../shared/audit-acts.ts';
import type { AuditLogEntry } from '../../../shared/model/audit-log.ts';
import { auditWords } from '../../../shared/text/audit-words.ts';
import { wordsFor } from '../../../shared/text/words-for.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { AuditEntry, SourceAddress } from '../../store/audit-entries.ts';
import { auditSummary } from './audit-summary.ts';

/** Entries as the log shows them: with the names that people have now, and the addresses that are still kept. */
export async function shownAuditEntries(
  entries: readonly AuditEntry[],
  { auditEntries, people, now }: Pick<Cloud, 'auditEntries' | 'people' | 'now'>,
): Promise<AuditLogEntry[]> {
  const ids = new Set(entries.flatMap(({ actor }) => ('userId' in actor ? [actor.userId] : [])));
  const persons = await people.persons([...ids]);
  const names = new Map(persons.map(({ id, fullName, email }) => [id, fullName || email]));
  const addresses = await auditEntries.addressesOf(entries, now());
  return entries.map((entry) => shown(entry, names, addresses.get(entry.id)));
}

function shown(
  entry: AuditEntry,
  names: ReadonlyMap<string, string>,
  address: SourceAddress | undefined,
): AuditLogEntry {
  const { id, at, act, actor, thing, device } = entry;
  return {
    ...{ id, at, act, kind: kindOf(act) },
    actor:
      'system' in actor
        ? actor
        : { userId: actor.userId, fullName: names.get(actor.userId) ?? auditWords().formerMember },
    ...(thing && { thing }),
    summary: auditSummary(entry),
    ...(device && { device: wordsFor().security.device(device) }),
    ...(address && { address: addressInWords(address) }),
  };
}

/** Both addresses where the connection came from another one than its browser is said to have. */
const addressInWords = ({ client, via }: SourceAddress): string =>
  via === undefined ? client : `${client} (${via})`;
