import { createContext, use } from 'react';
import { paths } from '../../shared/paths.ts';
import { pageIn } from '../../shared/site-pages.ts';
import { usualLanguage } from '../../shared/text/language.ts';
import type { Language } from '../../shared/text/language.ts';

/** Which public page is rendered, by its English address, and in which language. */
interface PagePlace {
  readonly address: string;
  readonly language: Language;
}

export const PagePlaceContext = createContext<PagePlace>({ address: paths.home, language: usualLanguage });

/** The page that is rendered, and what gives the address of another one in its language. */
export function usePagePlace() {
  const { address, language } = use(PagePlaceContext);
  return { address, language, inLanguage: (to: string) => pageIn(language, to) };
}
