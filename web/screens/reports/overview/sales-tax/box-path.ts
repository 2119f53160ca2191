import type { DateRange } from '../../../../../shared/model/export.ts';
import type { BoxSource } from '../../../../../shared/model/sales-tax.ts';
import { rowsPath } from '../../../../../shared/rows-path.ts';

/**
 * Where the very entries are that make a figure of a return, with what of each counts in the box of this code; undefined of what the return
 * comes to.
 */
export const boxPath = (source: BoxSource, { from, to }: DateRange, boxCode?: string): string | undefined =>
  source === 'result' ? undefined : rowsPath({ box: source, boxCode, from, to });
