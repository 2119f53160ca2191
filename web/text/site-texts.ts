import './all-texts.ts';
import './fr/learn-french.ts';
import { siteTexts } from './en/site-texts.ts';
import { siteFrench } from './fr/site-texts.ts';
import { translator } from './translator.ts';

/* Imported where the public pages are rendered: the translator has their texts too, in every language. */
translator.learn('en', siteTexts);
translator.learn('fr', siteFrench);
