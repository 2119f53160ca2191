import i18next from 'i18next';
import { firstTexts } from './en/first.ts';

/** The one translator: English now, further languages as further resources. It knows what the way in says; `frame-texts.ts` and `all-texts.ts` teach it the rest. */
export const translator = i18next.createInstance();

void translator.init({
  lng: 'en',
  fallbackLng: 'en',
  resources: { en: { translation: firstTexts } },
  interpolation: { escapeValue: false },
  initAsync: false,
});

export type Translate = typeof translator.t;
