import i18next from 'i18next';
import type { FormatterModule } from 'i18next';
import { languageTags } from '../../shared/text/language.ts';
import { firstTexts } from './en/first.ts';

/** Writes a count of thousands as the language writes them; every other value, such as a year, stays as it was given. */
const counts: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, language, facts?: Readonly<Record<string, unknown>>) =>
    typeof value === 'number' && facts?.['interpolationkey'] === 'count'
      ? value.toLocaleString(languageTags[language === 'fr' ? 'fr' : 'en'])
      : (value as string),
};

/** The one translator: English now, further languages as further resources. It knows what the way in says; `frame-texts.ts` and `all-texts.ts` teach it the rest. */
export const translator = i18next.createInstance().use(counts);

void translator.init({
  lng: 'en',
  fallbackLng: 'en',
  resources: { en: { translation: firstTexts } },
  interpolation: { escapeValue: false, alwaysFormat: true },
  initAsync: false,
});

export type Translate = typeof translator.t;
