import i18next from 'i18next';
import { english } from './en/index.ts';

/** The one translator: English now, further languages as further resources. */
export const translator = i18next.createInstance();

void translator.init({
  lng: 'en',
  fallbackLng: 'en',
  resources: { en: { translation: english } },
  interpolation: { escapeValue: false },
  initAsync: false,
});

export type Translate = typeof translator.t;
