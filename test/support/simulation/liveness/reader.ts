import { READING_LIMITS } from '../../../../functions/adapters/page-text/apart/reading-protocol.ts';
import { pageProblem } from '../../../../functions/adapters/page-text/page-reading.ts';
import type { ReadPages } from '../../../../functions/use-cases/receipts/pages-of-upload.ts';
import { readLines } from '../documents.ts';
import { MadeFault } from '../made-fault.ts';
import type { World } from '../world.ts';

/** How long a document is read. */
export const READ_MS = 1500;

/** What a file may hold that no document does, and what comes of it. */
export const HOSTILE = {
  killed: 'Goes round for ever',
  broken: 'Breaks the reader',
  fatal: 'Takes the worker with it',
} as const;

/** Reads documents in as long as that takes, and meets what hostile files do to a reader. */
export const readerOf =
  ({ scheduler }: World): ReadPages =>
  async (bytes, options) => {
    const text = new TextDecoder().decode(bytes);
    const isHostile = (kind: keyof typeof HOSTILE) => text.includes(HOSTILE[kind]);
    const { cpuMs, hurriedCpuMs } = READING_LIMITS;
    const killedAfterMs = options.isHurried ? hurriedCpuMs : cpuMs;
    await scheduler.sleep(isHostile('killed') || isHostile('fatal') ? killedAfterMs : READ_MS);
    if (isHostile('killed')) return pageProblem('unreadable-file', { code: 'asks-too-much' });
    if (isHostile('broken')) throw new MadeFault('The reader broke.');
    if (isHostile('fatal')) return scheduler.die();
    return readLines(bytes, options);
  };
