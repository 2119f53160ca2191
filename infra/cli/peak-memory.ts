import { readFileSync } from 'node:fs';

/**
 * The most memory that a process has held at once since its program began, in megabytes (proc(5), VmHWM); undefined once it
 * has ended. The `maxRSS` of `process.resourceUsage` is no measure of it: Linux hands a child on what its parent held.
 */
export function peakMemoryMb(pid: number | 'self'): number | undefined {
  const kilobytes = /VmHWM:\s+(\d+)/.exec(statusOf(pid))?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}

function statusOf(pid: number | 'self'): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
}
