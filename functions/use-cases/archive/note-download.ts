import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';

/**
 * Notes in the audit log that somebody was given the file of a report, a package or an archive export: books leave the product with it. Each
 * link is an act of its own, as each lets the file be fetched once more. A document or statement that somebody looks at is none: that is how
 * books are kept, and reading is not what the log is for.
 */
export async function noteDownload(
  file: { readonly id: string; readonly name: string },
  act: 'report-downloaded' | 'package-downloaded' | 'archive-downloaded' | 'data-export-downloaded',
  caller: Caller,
  cloud: Pick<Cloud, 'change'>,
): Promise<void> {
  await cloud.change(caller, act, (change) => {
    change.about(file);
    change.record();
    return Promise.resolve();
  });
}
