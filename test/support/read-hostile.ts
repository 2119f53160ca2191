import { ReadingProcess } from '../../functions/adapters/page-text/apart/reading-process.ts';
import { hostilePdfs } from './hostile-pdfs.ts';

/*
 * A process that has a hostile file read, without an end, and says which process reads it: for tests that end the one and look for
 * the other.
 */
const reader = new ReadingProcess({
  cpuMs: 3_600_000,
  hurriedCpuMs: 3_600_000,
  bytes: 2 ** 40,
  clockMs: 3_600_000,
});
process.send?.(reader.start().pid);
await reader.readPages(hostilePdfs['forms that call one another']());
