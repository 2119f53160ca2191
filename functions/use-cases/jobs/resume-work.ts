import type { Work } from '../../domain/work.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { lookAgainAt, unfinishedBy } from '../../store/unfinished.ts';
import type { Unfinished } from '../../store/unfinished.ts';
import { settleArrival, settleUpload } from '../receipts/settle-arrival.ts';
import { deliverMessage } from './deliver-message.ts';

type Parts = Pick<
  Cloud,
  'change' | 'table' | 'outbox' | 'queues' | 'receipts' | 'files' | 'notices' | 'now' | 'log'
>;

/** What one round does for one organisation, and in all: what is left is due first in the next one. */
const OF_AN_ORGANIZATION_MAX = 20;
const LOOKED_AT_MAX = 2000;

/** Minutes until work is looked at again, by how often it was in vain; the last one holds from then on. */
const MINUTES_UNTIL_LOOK = [15, 30, 60, 120, 240, 480, 960] as const;

/** Of files, which people wait for: looked for after 3 minutes, and at their end before ten are over (see `settle-arrival.ts`). */
const MINUTES_UNTIL_LOOK_AT_FILES = [5, 1] as const;

/**
 * The round of the caretaker: asks again for work that has not gone on for long, and delivers messages that the stream has not. What it
 * asks for ends in its queue, done or given up; the round itself ends silent files alone (see `settle-arrival.ts`). One piece of work that
 * fails, or an organisation with many, keeps none of the others from its turn.
 */
export async function resumeWork(cloud: Parts): Promise<void> {
  const turns = new Map<string, number>();
  let lookedAt = 0;
  for await (const work of unfinishedBy(cloud.table, cloud.now().toISOString())) {
    const turn = (turns.get(work.pk) ?? 0) + 1;
    turns.set(work.pk, turn);
    if (turn > OF_AN_ORGANIZATION_MAX) continue;
    await look(work, cloud).catch((error: unknown) => {
      cloud.log.error('unfinished work not looked at', { error, id: work.id, entity: work.entity });
    });
    if ((lookedAt += 1) >= LOOKED_AT_MAX) return;
  }
}

/** First the turn is noted: what fails here whenever it is looked at comes up ever more seldom. */
async function look(work: Unfinished, cloud: Parts): Promise<void> {
  const { table, now } = cloud;
  const isFile = work.entity === 'upload' || work.entity === 'receipt';
  const pauses = isFile ? MINUTES_UNTIL_LOOK_AT_FILES : MINUTES_UNTIL_LOOK;
  const minutes = pauses[Math.min(work.looks, pauses.length - 1)] ?? 0;
  const nextLook = new Date(now().getTime() + minutes * 60_000).toISOString();
  // Where it went on in this moment, there is nothing to ask for.
  if ((await table.writePlain('next-look-noted', lookAgainAt(table, work, nextLook))) === 'conflict') return;
  if (work.entity === 'message') return deliverMessage([work.pk, work.sk], cloud);
  const { organizationId = '', id } = work;
  if (work.entity === 'upload') return settleUpload({ organizationId, uploadId: id }, cloud);
  if (work.entity === 'receipt') return settleArrival({ organizationId, receiptId: id }, cloud);
  await cloud.outbox.ask(workFor(work, organizationId));
}

function workFor({ entity, status, type, id }: Unfinished, organizationId: string): Work {
  switch (entity) {
    case 'job':
      return { kind: 'run-job', organizationId, jobId: id };
    case 'report':
      return { kind: type === 'package' ? 'pack-package' : 'send-report', organizationId, reportId: id };
    case 'archive-export':
      return { kind: 'pack-archive', organizationId, exportId: id };
    case 'feedback':
      return { kind: 'mail-feedback', organizationId, feedbackId: id };
    case 'data-export':
      return {
        kind: status === 'Processing' ? 'pack-data-export' : 'mail-data-export',
        ...{ organizationId, exportId: id },
      };
    case 'contact':
      return { kind: 'mail-contact', organizationId, contactId: id };
    case 'invitation':
      return { kind: 'mail-invitation', organizationId, invitationId: id };
    case 'security-notice':
      return { kind: 'mail-security', organizationId, securityNoticeId: id };
    case 'notice-mail':
      return { kind: 'mail-notice', organizationId, noticeMailId: id };
    case 'import':
      return { kind: workOfImport(status), organizationId, importId: id };
    default:
      throw new Error(`Nobody here knows how to go on with “${entity}”.`);
  }
}

function workOfImport(status: string | undefined): 'commit-import' | 'undo-import' | 'read-statement' {
  if (status === 'committing') return 'commit-import';
  return status === 'undoing' ? 'undo-import' : 'read-statement';
}
