/** What a column asks for, in points. */
export interface Asked {
  /** Below this even a word is broken. */
  readonly least: number;
  /** What its widest cell takes on one line. */
  readonly most: number;
  /** How much of what is left it gets beside the others. */
  readonly share: number;
  /** Figures and days are never broken. */
  readonly isFixed: boolean;
}

/** Points between two columns. */
export const GUTTER = 12;

/** How wide columns are in all where nothing of theirs is broken but text, and that once at most. */
export function comfortableWidth(columns: readonly Asked[]): number {
  const widths = columns.map(({ isFixed, least, most }) => (isFixed ? most : Math.max(least, most * 0.55)));
  return sum(widths) + GUTTER * (columns.length - 1);
}

/**
 * Shares a width out among columns: figures and days get what they take, texts the rest, no more than they take while another lacks some. Gives
 * widths that come to exactly `width`.
 */
export function columnWidths(columns: readonly Asked[], width: number): number[] {
  const room = width - GUTTER * (columns.length - 1);
  const fixed = sum(columns.filter(({ isFixed }) => isFixed).map(({ most }) => most));
  const texts = columns.filter(({ isFixed }) => !isFixed);
  if (texts.length === 0)
    return scaled(
      columns.map(({ most }) => most),
      room,
    );
  const left = room - fixed;
  const least = sum(texts.map((column) => column.least));
  // Even the words don't fit: everything gives way alike.
  if (left < least)
    return scaled(
      columns.map((column) => (column.isFixed ? column.most : column.least)),
      room,
    );
  const widths = filled(texts, left);
  return columns.map((column) => (column.isFixed ? column.most : (widths.get(column) ?? column.least)));
}

/** Each at least its words; the rest by share, up to what each takes; what nobody takes by share again. */
function filled(texts: readonly Asked[], left: number): Map<Asked, number> {
  const widths = new Map(texts.map((column) => [column, column.least]));
  let spare = left - sum([...widths.values()]);
  let open = texts.filter((column) => column.most > column.least);
  while (open.length > 0 && spare > 0.01) {
    const shares = sum(open.map(({ share }) => share));
    const step = spare;
    for (const column of open) {
      const has = widths.get(column) ?? 0;
      const more = Math.min((step * column.share) / shares, column.most - has);
      widths.set(column, has + more);
      spare -= more;
    }
    open = open.filter((column) => column.most - (widths.get(column) ?? 0) > 0.01);
  }
  const shares = sum(texts.map(({ share }) => share));
  for (const column of texts)
    widths.set(column, (widths.get(column) ?? 0) + (Math.max(0, spare) * column.share) / shares);
  return widths;
}

function scaled(widths: readonly number[], room: number): number[] {
  const factor = room / Math.max(1, sum(widths));
  return widths.map((width) => width * factor);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
