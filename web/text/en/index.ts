import { firstTexts } from './first.ts';
import { frameTexts } from './frame.ts';
import { otherTexts } from './other.ts';
import { siteTexts } from './site-texts.ts';

/** Every text of the product in English, by screen; no other file holds words that a person reads. */
export const english = { ...firstTexts, ...frameTexts, ...otherTexts, ...siteTexts } as const;
