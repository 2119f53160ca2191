import type { SameTexts } from '../../../shared/text/words.ts';
import type { leaving as english } from '../en/leaving.ts';

export const leaving: SameTexts<typeof english> = {
  title: 'Abandonner vos modifications?',
  discard: 'Abandonner les modifications',
};
