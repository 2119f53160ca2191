import { roleOfHeading } from '../tables/column-words.ts';
import { isBlankRow, type Table, type TableRow } from '../tables/table.ts';
import { withPlainBreaks } from '../../text/plain-breaks.ts';

/** A line that names what it holds: `Amount: -17.00`. */
const LABELLED = /^\s*(\p{L}[\p{L}\d ./()#-]{0,38}?)\s*:\s*(.*)$/u;
/** So few lines of a row may lack a label, as a description that is broken does. */
const LABELLED_SHARE_MIN = 0.8;

interface LabelledLine {
  readonly line: number;
  readonly label: string | undefined;
  readonly value: string;
}

/**
 * A table from a text that writes each row as a block of labelled lines, a column a line, as some banks' text downloads do. Undefined where
 * the text is none: fewer than two blocks, or none with both a day and an amount.
 */
export function labelledTable(text: string): Table | undefined {
  if (!text.includes(':')) return undefined;
  const lines = labelledLines(withPlainBreaks(text));
  if (lines === undefined) return undefined;
  const named = lines.filter(({ label }) => label !== undefined);
  const first = firstLabel(named);
  const begin = lines.findIndex(({ label }) => label === first);
  if (first === undefined) return undefined;
  const blocks = blocksFrom(lines.slice(begin), first);
  const labels = [...new Set(blocks.flatMap((block) => [...block.values.keys()]))];
  return {
    format: 'csv',
    serialDates: false,
    rows: [
      ...lines.slice(0, begin).map(({ line, label, value }) => ({ line, cells: [label ?? '', value] })),
      { line: lines[begin]?.line ?? 1, cells: labels },
      ...blocks.map(({ line, values }): TableRow => ({
        line,
        cells: labels.map((label) => values.get(label) ?? ''),
      })),
    ].filter((row) => !isBlankRow(row)),
  };
}

const areTooFew = (named: number, all: number): boolean => named < all * LABELLED_SHARE_MIN;

/** The lines of a text; undefined where too few have labels, as soon as that is certain: a long text of another kind is not taken apart. */
function labelledLines(text: string): LabelledLine[] | undefined {
  const written = text.split('\n');
  const lines: LabelledLine[] = [];
  let unnamed = 0;
  for (const [at, shown] of written.entries()) {
    if (shown.trim() === '') continue;
    const [, label, value = shown] = LABELLED.exec(shown) ?? [];
    lines.push({ line: at + 1, label, value: value.trim() });
    if (label === undefined) unnamed += 1;
    if (areTooFew(written.length - unnamed, written.length)) return undefined;
  }
  return areTooFew(lines.length - unnamed, lines.length) ? undefined : lines;
}

/** The label that begins each block: the first that comes as often as the amounts do, in blocks that have a day. */
function firstLabel(lines: readonly LabelledLine[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { label = '' } of lines) counts.set(label, (counts.get(label) ?? 0) + 1);
  const often = [...counts].filter(([, count]) => count > 1);
  const ofRole = (...roles: string[]): [string, number] | undefined =>
    often.find(([label]) => roles.includes(roleOfHeading(label) ?? ''));
  const [amount, day] = [ofRole('amount', 'debit', 'credit'), ofRole('date', 'secondDate')];
  return amount && day && often.find(([, count]) => count >= day[1])?.[0];
}

interface Block {
  readonly line: number;
  readonly values: Map<string, string>;
}

/** Each block with its values by label; a line without a label goes on with the one above it. */
function blocksFrom(lines: readonly LabelledLine[], first: string): Block[] {
  const blocks: Block[] = [];
  let above = first;
  for (const { line, label, value } of lines) {
    if (label === first) blocks.push({ line, values: new Map() });
    above = label ?? above;
    const values = blocks.at(-1)?.values;
    values?.set(above, `${values.get(above) ?? ''} ${value}`.trim());
  }
  return blocks;
}
