import { useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { currentLanguage } from './speak.ts';
import { translator } from './translator.ts';
import { LanguageContext, TextContext } from './use-text.ts';

function listen(hear: () => void): () => void {
  translator.on('languageChanged', hear);
  return () => translator.off('languageChanged', hear);
}

/** Says what is inside in the person's language, and again when they choose another one. */
export function TextProvider({ children }: { children: ReactNode }) {
  const language = useSyncExternalStore(listen, currentLanguage);
  const t = useMemo(() => translator.getFixedT(language), [language]);
  return (
    <LanguageContext value={language}>
      <TextContext value={t}>{children}</TextContext>
    </LanguageContext>
  );
}
