import { sectionKind, type SectionKind } from './heading-words.ts';
import type { ParsedLine } from './parsed-lines.ts';
import { APART, isNear, type Progress } from './row-progress.ts';
import { cellsOf } from './table-headings.ts';
import { isHeading, restText } from './table-lines.ts';
import { INDENT_SLACK, type TableShape, WRAP_HEIGHTS } from './table-shape.ts';

/** Whether a line heads what waits, with the days of it: "Pending from 1 October 2026". */
const isOfWaiting = ({ text, days, money }: ParsedLine): boolean =>
  days.length > 0 &&
  money.length === 0 &&
  /^(pending|upcoming|scheduled|vorgemerkt|en attente|pendientes?|in attesa|pendentes?|oczekujace)/i.test(
    text,
  );

/** The section that a line opens. Above the rows stand facts of the account beside their figures: "Interest rate 0.10%" is no heading. */
export function sectionAt(line: ParsedLine, shape: TableShape, progress: Progress): SectionKind | undefined {
  const section = sectionOf(line, shape, progress);
  const isFact = line.row < shape.firstRow && /\d/.test(line.text) && !isOfWaiting(line);
  return isFact && section !== 'neutral' ? undefined : section;
}

/** A heading stands at the margin or apart from the rows; under a description it would be part of it. */
function sectionOf(line: ParsedLine, shape: TableShape, progress: Progress): SectionKind | undefined {
  const { open, last } = progress;
  const isWrapped =
    open &&
    line.left >= shape.textLeft - INDENT_SLACK &&
    isNear(line, progress, WRAP_HEIGHTS) &&
    !(last && line.middle - last.middle > APART * shape.step);
  const first = cellsOf(line)[0]?.text ?? '';
  const label = line.money.length > 0 ? restText(line, shape).replace(/[\d.,$\s]+$/, '') : line.text;
  if (isWrapped || isHeading(line)) return undefined;
  return sectionKind(label) ?? (line.money.length === 0 ? sectionKind(first) : undefined);
}
