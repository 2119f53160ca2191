import { achPayment } from './ach-originator.ts';
import { foldText } from './fold-text.ts';

/** What of a bank's text may say who was paid and for what, folded; apostrophes join (`LOWE'S` is `lowes`). */
export const merchantWords = (description: string): string =>
  foldText(
    achPayment(description).replace(/['’]/g, '').replace(TOAST, 'restaurant ').replace(FORECOURT, 'petrol '),
  );

/** The sign of Toast, through which only those are paid who serve food. */
const TOAST = /^\s*tst(?:\*| ?[*-])\s*/i;

/** A station of BP's, by its number; the name behind is the shop's or the owner's. */
const FORECOURT = /^\s*bp\s?#\s?\d{5,}/i;
