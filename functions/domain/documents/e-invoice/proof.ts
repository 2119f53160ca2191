import type { Box } from '../../../../shared/model/document.ts';

/** Where a value of an invoice's XML is seen, and what the page prints where it says otherwise. */
export interface Proof {
  text: string;
  page: number;
  box: Box;
  confidence: number;
  source: 'xml';
  printed?: string;
}

/** Gives the proof of a field's value; money as the document's total has it, positive. */
export type Prove = (name: string, value: string | number) => Proof;

/** Of what is in the XML alone. */
export const NOWHERE: Box = [0, 0, 0, 0];
