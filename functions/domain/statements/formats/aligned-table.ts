import type { Table, TableRow } from '../tables/table.ts';
import { withPlainBreaks } from '../../text/plain-breaks.ts';

const CELLS_MIN = 3;
const ROWS_MIN = 2;
const WIDTH_MAX = 400;
const LINES_MAX = 50_000;

/** Two blanks stand between columns, one within words. */
const GAP = / {2,}/;

/** A table from a text whose columns are set apart by blanks, as listings are printed; undefined where no columns run through its lines. */
export function alignedTable(text: string): Table | undefined {
  const lines = withPlainBreaks(text).split('\n', LINES_MAX);
  const listed = lines.filter(isListed);
  if (listed.length < ROWS_MIN) return undefined;
  const edges = columnEdges(listed);
  if (edges.length < CELLS_MIN) return undefined;
  const rows = lines.flatMap((line, at): TableRow[] => {
    if (!/[\p{L}\d]/u.test(line)) return [];
    const cells = isListed(line)
      ? edges.map((edge, column) => line.slice(edge, edges[column + 1]).trim())
      : [line.trim()];
    return [{ line: at + 1, cells }];
  });
  return { format: 'csv', rows, serialDates: false };
}

const isListed = (line: string): boolean =>
  line.length <= WIDTH_MAX && /[\p{L}\d]/u.test(line) && line.trim().split(GAP).length >= CELLS_MIN;

/** Where columns begin: behind blanks that run down through all lines. */
function columnEdges(lines: readonly string[]): number[] {
  const width = Math.max(...lines.map(({ length }) => length));
  const isFree = Array.from({ length: width }, (_, at) => lines.every((line) => (line[at] ?? ' ') === ' '));
  const edges: number[] = [];
  let free = GAP.source.length;
  for (let at = 0; at < width; at += 1) {
    if (isFree[at]) free += 1;
    else {
      if (free > 1) edges.push(at);
      free = 0;
    }
  }
  return edges;
}
