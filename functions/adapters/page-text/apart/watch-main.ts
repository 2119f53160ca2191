import { setInterval } from 'node:timers';
import { workerData } from 'node:worker_threads';
import { ReadingCpu } from '../reading-cpu.ts';
import type { Watched } from './reading-protocol.ts';

/** Between two looks memory grows by a hundred megabytes or two. */
const LOOK_MS = 50;

const { parent, limits, cpu } = workerData as Watched;
const reading = new ReadingCpu(cpu);

/**
 * The thread beside a reading: it looks on while the reader itself is deep in a file and hears nothing, and ends the process where that
 * takes too much, or where nobody waits for it any longer.
 */
setInterval(() => {
  const isTooMuch = reading.spentMs() > limits.cpuMs || process.memoryUsage.rss() > limits.bytes;
  if (isTooMuch || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, LOOK_MS);
