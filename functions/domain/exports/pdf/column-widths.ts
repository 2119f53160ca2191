/** What a column asks for, in points. */
export interface Asked {
  /** Below this even a word is broken. */
  readonly least: number;
  /** What its widest cell takes on one line. */
  readonly most: number;
  /** Letters that its usual content takes: by these it gives way beside the others. */
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

/** Halvings after which a width is exact to a thousandth of a point. */
const HALVINGS = 40;

/** As many points a letter for every column as the room allows: each at least its words, and no more than it takes. */
function filled(texts: readonly Asked[], left: number): Map<Asked, number> {
  const widthAt = ({ least, most, share }: Asked, points: number) =>
    Math.min(Math.max(points * share, least), most);
  let [low, high] = [0, left];
  for (let halved = 0; halved < HALVINGS; halved += 1) {
    const middle = (low + high) / 2;
    if (sum(texts.map((column) => widthAt(column, middle))) > left) high = middle;
    else low = middle;
  }
  const widths = new Map(texts.map((column) => [column, widthAt(column, low)]));
  const spare = left - sum([...widths.values()]);
  // What nobody takes goes to the widest alone, so that the others stand in the same place in every table of a document.
  const widest = texts.reduce((one, other) => (other.share > one.share ? other : one));
  return widths.set(widest, (widths.get(widest) ?? 0) + Math.max(0, spare));
}

function scaled(widths: readonly number[], room: number): number[] {
  const factor = room / Math.max(1, sum(widths));
  return widths.map((width) => width * factor);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
