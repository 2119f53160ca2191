import type { SameTexts } from '../../../shared/text/words.ts';
import type { preferences as english } from '../en/preferences.ts';

export const preferences: SameTexts<typeof english> = {
  language: 'Langue',
  languageHelp: 'De tout ce qui se trouve ici, et des courriels que vous recevez et envoyez.',
};
