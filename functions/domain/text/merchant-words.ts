import { achPayment } from './ach-originator.ts';
import { foldText } from './fold-text.ts';

/** What of a bank's text may say who was paid and for what, folded; apostrophes join (`LOWE'S` is `lowes`). */
export const merchantWords = (description: string): string =>
  foldText(achPayment(description).replace(/['’]/g, '').replace(TOAST, 'restaurant '));

/** The sign of Toast, through which only those are paid who serve food. */
const TOAST = /^\s*tst(?:\*| ?[*-])\s*/i;
