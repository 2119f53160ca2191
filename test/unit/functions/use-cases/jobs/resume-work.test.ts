import { v7 } from 'uuid';
import * as z from 'zod';
import { describe, expect, it, vi } from 'vitest';
import { Files } from '../../../../../functions/adapters/files.ts';
import { Queues } from '../../../../../functions/adapters/queues.ts';
import type { Stage } from '../../../../../functions/domain/work.ts';
import type { Cloud } from '../../../../../functions/runtime/cloud.ts';
import { entity } from '../../../../../functions/store/entity.ts';
import { inOrganization } from '../../../../../functions/store/keys.ts';
import { hungSince, unfinishedKey } from '../../../../../functions/store/unfinished.ts';
import { resumeWork } from '../../../../../functions/use-cases/jobs/resume-work.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import { NotedOutbox } from '../../../../support/noted-outbox.ts';

const organizationId = v7();
const LONG_AGO = '2026-01-01T00:00:00.000Z';

/** The caretaker of a table that holds work of these kinds, each of which has not gone on for long. */
async function caretaker(...kinds: readonly (readonly [kind: string, status?: string])[]) {
  const { cloud, memory } = await memoryBooks();
  const error = vi.fn<Cloud['log']['error']>();
  const ids: string[] = [];
  for (const [name, status] of kinds) {
    const hung = entity({
      name,
      schema: z.object({ id: z.string() }),
      key: ({ id }) => inOrganization(organizationId, `HUNG#${id}`),
      index2: ({ id }) => unfinishedKey(organizationId, hungSince(LONG_AGO), id),
    });
    const item = { id: v7(), organizationId, ...(status === undefined ? {} : { status }) };
    await cloud.table.write([cloud.table.put(hung, item)]);
    ids.push(item.id);
  }
  const parts = {
    ...cloud,
    outbox: new NotedOutbox(cloud.table, cloud.now),
    queues: new Queues<Stage>(() => ''),
    files: new Files('documents'),
    log: { info: () => undefined, warn: () => undefined, error },
  };
  return { parts, memory, error, ids };
}

describe('the round of the caretaker', () => {
  it.each([
    ['job', 'running', 'run-job', 'jobId'],
    ['report', 'Processing', 'send-report', 'reportId'],
    ['archive-export', 'making', 'pack-archive', 'exportId'],
    ['feedback', undefined, 'mail-feedback', 'feedbackId'],
    ['security-notice', undefined, 'mail-security', 'securityNoticeId'],
    ['notice-mail', undefined, 'mail-notice', 'noticeMailId'],
    ['import', 'reading', 'read-statement', 'importId'],
    ['import', 'committing', 'commit-import', 'importId'],
    ['import', 'undoing', 'undo-import', 'importId'],
  ])('has what hangs done: %s, %s: %s', async (kind, status, work, named) => {
    const { parts, error, ids } = await caretaker(status === undefined ? [kind] : [kind, status]);
    await resumeWork(parts);
    expect(parts.outbox.asked).toEqual([{ kind: work, organizationId, [named]: ids[0] }]);
    expect(error).not.toHaveBeenCalled();
  });

  it('passes what it does not know, as a release that was taken back left it, and says so', async () => {
    const { parts, memory, error, ids } = await caretaker(['of tomorrow'], ['job', 'running']);
    await resumeWork(parts);
    expect(parts.outbox.asked).toEqual([{ kind: 'run-job', organizationId, jobId: ids[1] }]);
    const about = expect.objectContaining({ entity: 'of tomorrow', id: ids[0] }) as object;
    expect(error).toHaveBeenCalledExactlyOnceWith(expect.any(String), about);
    // It comes up ever more seldom.
    expect(memory.items().find(({ id }) => id === ids[0])).toMatchObject({ looks: 1 });
  });
});
