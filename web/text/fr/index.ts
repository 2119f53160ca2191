import type { SameTexts } from '../../../shared/text/words.ts';
import type { english } from '../en/index.ts';
import { firstFrench } from './first.ts';
import { otherFrench } from './other.ts';

/** Every text in French, as Canada writes it, but for the public pages, which are written once for everybody when the site is built. */
export const french: SameTexts<Omit<typeof english, 'landing' | 'legal' | 'pricing'>> = {
  ...firstFrench,
  ...otherFrench,
};
