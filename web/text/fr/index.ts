import type { SameTexts } from '../../../shared/text/words.ts';
import type { english } from '../en/index.ts';
import { firstFrench } from './first.ts';
import { otherFrench } from './other.ts';
import { siteFrench } from './site-texts.ts';

/** Every text in French, as Canada writes it. */
export const french: SameTexts<typeof english> = { ...firstFrench, ...otherFrench, ...siteFrench };
