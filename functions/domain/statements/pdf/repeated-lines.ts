import { leadingDay, type ParsedLine } from './parsed-lines.ts';
import { INDENT_SLACK, type TableShape } from './table-shape.ts';

/** Lines that stand at the same height of several pages with the same words, figures aside: headers and footers. */
export function repeatedLines({ lines, textLeft, wordsLeft, dateLefts }: TableShape): Set<ParsedLine> {
  const isDescription = ({ left }: ParsedLine): boolean =>
    [textLeft, wordsLeft].some((at) => Math.abs(left - at) < INDENT_SLACK);
  const rows = Map.groupBy(
    lines.filter((line) => line.money.length > 0 && leadingDay(line, dateLefts)),
    ({ page }) => page,
  );
  // A row of two lines may begin near the edge: what is of the page itself has no rows between it and the edge.
  const isRowBegun = (line: ParsedLine): boolean =>
    leadingDay(line, dateLefts) !== undefined &&
    (rows.get(line.page) ?? []).some(({ down }) => (line.down < 0.25 ? down < line.down : down > line.down));
  const margins = lines.filter(
    (line) => (line.down < 0.25 || line.down > 0.85) && !isDescription(line) && !isRowBegun(line),
  );
  const places = new Map<string, ParsedLine[]>();
  for (const line of margins.filter(({ money }) => money.length === 0)) {
    // Rows of two days may have the same words; the day in a header is the same on every page.
    const words = leadingDay(line, dateLefts) ? line.text : line.text.replace(/\d+/g, '#');
    const key = `${Math.round(line.down * 60)} ${words}`;
    places.set(key, [...(places.get(key) ?? []), line]);
  }
  const repeated = [...places.values()].filter((same) => new Set(same.map(({ page }) => page)).size > 1);
  return new Set(repeated.flat());
}
