import type { ExportCard } from '../export-document.ts';
import { drawLines } from './draw-texts.ts';
import { LINE, styles } from './ink.ts';
import type { SetLine } from './set-text.ts';
import type { Sheets } from './sheets.ts';
import type { Part } from './structure.ts';

/** Points between two facts, and of the labels that stand before their facts. */
const BETWEEN = 5;
const LABEL_WIDTH = 120;

/** The facts of a card, set: each below its label or, where they have the page's width, beside it. */
export interface SetFacts {
  readonly facts: readonly { readonly label: readonly SetLine[]; readonly text: readonly SetLine[] }[];
  readonly isBeside: boolean;
  readonly width: number;
  readonly height: number;
}

const { label: labelStyle, cell: textStyle } = styles;

export function setFacts(
  facts: ExportCard['facts'],
  width: number,
  isBeside: boolean,
  { type }: Sheets,
): SetFacts {
  const textWidth = isBeside ? width - LABEL_WIDTH : width;
  const labelWidth = isBeside ? LABEL_WIDTH - BETWEEN : width;
  const set = facts.map(({ label, text }) => ({
    label: type.lines(label, labelStyle.weight, (labelWidth * 1000) / labelStyle.size),
    text: type.lines(text, textStyle.weight, (textWidth * 1000) / textStyle.size),
  }));
  const heights = set.map(({ label, text }) => {
    const [above, below] = [label.length * labelStyle.size * LINE, text.length * textStyle.size * LINE];
    return (isBeside ? Math.max(above, below) : above + below) + BETWEEN;
  });
  return { facts: set, isBeside, width: textWidth, height: heights.reduce((sum, one) => sum + one, 0) };
}

export function drawFacts({ facts, isBeside, width }: SetFacts, x: number, sheets: Sheets, part: Part): void {
  for (const { label, text } of facts) {
    if (textStyle.size * LINE * 2 > sheets.room) sheets.turn();
    const paragraph = sheets.structure.begin(part, 'P');
    const { y } = sheets;
    drawLines(label, labelStyle, x, sheets, paragraph, isBeside ? LABEL_WIDTH : width);
    const below = sheets.y;
    if (isBeside) sheets.y = y;
    drawLines(text, textStyle, isBeside ? x + LABEL_WIDTH : x, sheets, paragraph, width);
    if (isBeside && sheets.y < below && sheets.y > y) sheets.y = below;
    sheets.structure.end(paragraph);
    sheets.y += BETWEEN;
  }
}
