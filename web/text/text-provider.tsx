import { useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { translator } from './translator.ts';
import { LanguageContext, TextContext } from './use-text.ts';

/** Says what is inside in the person's language, and again when they choose another one. */
export function TextProvider({ children }: { children: ReactNode }) {
  const language = useSyncExternalStore(translator.subscribe, translator.language);
  const t = useMemo(() => translator.in(language), [language]);
  return (
    <LanguageContext value={language}>
      <TextContext value={t}>{children}</TextContext>
    </LanguageContext>
  );
}
