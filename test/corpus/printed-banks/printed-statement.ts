import type { DrawnPage } from '../../support/draw-statement.ts';

/** A statement as drawn, and the rows it holds: day, minor units in the owner's view, words of the description. */
export interface PrintedStatement {
  name: string;
  pages: readonly DrawnPage[];
  rows: readonly (readonly [date: string, amount: number, words: string])[];
  currency: string;
  opening: number | null;
  closing: number | null;
  proven: boolean | null;
  /** Points of the print, where it is not of the usual size. */
  size?: number;
}
