import type { DateRange } from '../../../shared/model/export.ts';
import type { EntryKind } from '../../../shared/model/template.ts';
import { paths } from '../../../shared/paths.ts';

interface Rows extends DateRange {
  readonly kind?: EntryKind | undefined;
  readonly category?: string | undefined;
}

/** The address of just the entries that make a figure. */
export function rowsPath({ kind, category, from, to }: Rows): string {
  const asked = new URLSearchParams({
    ...(kind === undefined ? {} : { kind }),
    ...(category === undefined ? {} : { category }),
    ...{ from, to },
  });
  return `${paths.transactions}?${asked.toString()}`;
}
