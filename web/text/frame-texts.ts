import { frameTexts } from './en/frame.ts';
import { translator } from './translator.ts';

/* Imported by the signed-in app's frame: the translator knows what it and the dashboard say from here on. */
translator.learn('en', frameTexts);
