import { flushCompileCache } from 'node:module';
import { Worker } from 'node:worker_threads';
import { pictureHash } from '../picture-hash.ts';
import { readPages } from '../read-pages.ts';
import { readingCpu } from '../reading-cpu.ts';
import { allowLineHelper } from '../recognition/read-lines.ts';
import { besides } from './besides.ts';
import type { Answer, Asked, FromChild, ReadingTask, Watched } from './reading-protocol.ts';

/*
 * The process in which files are parsed, started by `reading-child.ts` with its task: it reads one file after the other, and ends with
 * the process that started it.
 */
type Unweighed<A> = A extends Answer ? Omit<A, 'keptBytes'> : never;

async function answer(asked: Asked): Promise<void> {
  readingCpu.begin(aheadOf(asked));
  const answered = await answerTo(asked).catch(failed);
  readingCpu.end();
  tell({ ...answered, keptBytes: process.memoryUsage.rss() });
  keepCompiled();
}

let hasKept = false;

/** Where compiled code is kept, as on one machine, a process that may be killed with any file keeps it with the first. */
function keepCompiled(): void {
  if (!hasKept) setImmediate(flushCompileCache);
  hasKept = true;
}

/** What of the time of a file is gone before it is begun. */
function aheadOf(asked: Asked): number {
  const isHurried = asked.kind === 'read-pages' && asked.options.isHurried === true;
  return isHurried ? task.limits.cpuMs - task.limits.hurriedCpuMs : 0;
}

async function answerTo(asked: Asked): Promise<Unweighed<Answer>> {
  if (asked.kind === 'picture-hash') return { kind: 'hash', hash: await pictureHash(asked.bytes) };
  return { kind: 'pages', reading: await readPages(asked.bytes, asked.options) };
}

function failed(error: unknown): Unweighed<Answer> {
  return { kind: 'failed', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

/** Whoever asked may be gone. */
function tell(said: FromChild): void {
  process.send?.(said, undefined, undefined, () => undefined);
}

allowLineHelper();
const task = JSON.parse(process.argv[2] ?? '') as ReadingTask;
const watched: Watched = { ...task, cpu: readingCpu.shared };
new Worker(besides('watch-main', import.meta.url), { workerData: watched }).unref();

process.on('message', (asked) => void answer(asked as Asked));
// To exit is to end the thread that reads lines, which may be at work.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
// What ends a whole group of processes is for the parent to hear: a reading that it cuts off would look like a hostile file.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
tell({ kind: 'ready' });
