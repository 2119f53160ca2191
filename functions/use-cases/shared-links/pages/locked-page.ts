import { sharedPath } from '../../../../shared/paths.ts';
import type { Language } from '../../../../shared/text/language.ts';
import { wordsFor } from '../../../../shared/text/words-for.ts';
import { markup } from '../../../domain/pages/markup.ts';
import { framed } from './frame.ts';

/** The page that asks for the pass phrase of a link, and tells nothing of what it leads to. */
export function lockedPage(
  token: string,
  language: Language,
  trouble?: 'wrong' | 'tooMany',
): { status: number; html: string } {
  const { title, lead, phrase, open, ...troubles } = wordsFor(language).sharedPages.locked;
  const wrong = trouble && markup`<p class="wrong" id="wrong" role="alert">${troubles[trouble]}</p>`;
  const body = markup`<h1>${title}</h1><p class="by">${lead}</p>
<form class="lock" method="post" action="${sharedPath(token)}"><label for="phrase">${phrase}</label><input id="phrase" name="phrase" type="password" required maxlength="200" autocomplete="off"${trouble && markup` aria-invalid="true" aria-describedby="wrong"`}>${wrong}<button class="button">${open}</button></form>`;
  const status = trouble === undefined ? 200 : trouble === 'wrong' ? 403 : 429;
  return { status, html: framed({ language, title, body, isNarrow: true }) };
}
