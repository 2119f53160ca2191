import { runInNewContext } from 'node:vm';

/** The clock runs on while other work has the processor: so many times as long at most. */
const WAITING_TIMES_MAX = 2;

/**
 * The result of `work`, ended with an error where it has not come after so many milliseconds of the processor's time, however
 * busy the machine is otherwise. For parsers that a damaged file can send round for ever: they run in one go, and nothing else
 * could end them short of the whole process.
 */
export function withinTime<T>(milliseconds: number, work: () => T): T {
  for (let patience = 1; ; patience *= 2) {
    const before = process.threadCpuUsage();
    try {
      return attempt(milliseconds * patience, work);
    } catch (error) {
      const { user, system } = process.threadCpuUsage(before);
      const isStarved = isTimeout(error) && (user + system) / 1000 < milliseconds * 0.8;
      if (!isStarved || patience >= WAITING_TIMES_MAX) throw error;
    }
  }
}

function attempt<T>(milliseconds: number, work: () => T): T {
  let result: { value: T } | undefined;
  const run = (): void => {
    result = { value: work() };
  };
  runInNewContext('run()', { run }, { timeout: milliseconds });
  if (!result) throw new Error('The work ended without a result.');
  return result.value;
}

/** The error is made in the other context, where errors are of another class. */
function isTimeout(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false;
  return error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
