import './frame-texts.ts';
import { otherTexts } from './en/other.ts';
import { translator } from './translator.ts';

/* Imported by what says more than the first screens do: the translator has every text from here on. */
translator.learn('en', otherTexts);
