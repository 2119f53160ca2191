import { firstTexts } from './first.ts';
import { otherTexts } from './other.ts';

/** Every text of the product in English, by screen; no other file holds words that a person reads. */
export const english = { ...firstTexts, ...otherTexts } as const;
