import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { system } from '../theme/system.ts';
import '../theme/all-looks.ts';
import '../text/all-texts.ts';
import { translator } from '../text/translator.ts';
import { wordsFor } from '../../shared/text/words-for.ts';
import { ContactPage } from './contact-page.tsx';
import { LandingPage } from './landing-page.tsx';
import { LegalPage } from './legal-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PricingPage } from './pricing-page.tsx';

/** A page as the site's build writes it: the contents of its head and body. */
export interface Prerendered {
  readonly file: string;
  readonly head: string;
  readonly body: string;
}

/** Renders every public page to HTML with its styles in one block, so that it needs no script to be read. */
export function prerender(): readonly Prerendered[] {
  const { t } = translator;
  const contact = wordsFor('en').contact.page;
  return [
    rendered('index.html', t('landing.title'), t('landing.description'), <LandingPage />),
    rendered('pricing.html', t('pricing.title'), t('pricing.description'), <PricingPage />),
    rendered('contact.html', contact.title, contact.description, <ContactPage />),
    rendered('terms.html', t('legal.terms.title'), t('legal.terms.description'), <LegalPage of="terms" />),
    rendered(
      'privacy.html',
      t('legal.privacy.title'),
      t('legal.privacy.description'),
      <LegalPage of="privacy" />,
    ),
    rendered('404.html', t('shell.notFoundTitle'), t('shell.notFoundHelp'), <NotFoundPage />),
  ];
}

function rendered(file: string, title: string, description: string, page: ReactNode): Prerendered {
  const cache = createCache({ key: 'mb' });
  cache.compat = true;
  const body = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{page}</ChakraProvider>
    </CacheProvider>,
  );
  const styles = Object.values(cache.inserted).filter((style) => typeof style === 'string');
  const head = [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}" />`,
    `<style>${styles.join('')}</style>`,
  ].join('\n    ');
  return { file, head, body };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
