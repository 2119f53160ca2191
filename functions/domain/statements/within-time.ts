import { runInNewContext } from 'node:vm';

/**
 * The result of `work`, ended with an error where it has not come after so many milliseconds. For parsers that a damaged
 * file can send round for ever: they run in one go, and nothing else could end them short of the whole process.
 */
export function withinTime<T>(milliseconds: number, work: () => T): T {
  let result: { value: T } | undefined;
  const run = (): void => {
    result = { value: work() };
  };
  runInNewContext('run()', { run }, { timeout: milliseconds });
  if (!result) throw new Error('The work ended without a result.');
  return result.value;
}
