import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { paths } from '../../shared/paths.ts';
import { articlePath, listedPages, pageIn } from '../../shared/site-pages.ts';
import type { ListedPageName } from '../../shared/site-pages.ts';
import { languages, languageTags, usualLanguage } from '../../shared/text/language.ts';
import type { Language } from '../../shared/text/language.ts';
import { wordsFor } from '../../shared/text/words-for.ts';
import { system } from '../theme/system.ts';
import '../theme/all-looks.ts';
import '../text/site-texts.ts';
import '../text/speak.ts';
import { translator } from '../text/translator.ts';
import type { Translate } from '../text/translator.ts';
import { LanguageContext, TextContext } from '../text/use-text.ts';
import { AboutPage } from './about-page.tsx';
import { ArticlePage } from './article-page.tsx';
import { allArticles } from './articles.ts';
import type { Article } from './articles.ts';
import { BlogPage } from './blog-page.tsx';
import { CancelPage, SuccessPage } from './checkout-pages.tsx';
import { ContactPage } from './contact-page.tsx';
import { FaqPage } from './faq-page.tsx';
import { LandingPage } from './landing-page.tsx';
import { LegalPage } from './legal-page.tsx';
import { leanStyles } from './lean-styles.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { headTags } from './page-head.ts';
import type { PageHead } from './page-head.ts';
import { PagePlaceContext } from './page-place.ts';
import { PricingPage } from './pricing-page.tsx';
import { SecurityPage } from './security-page.tsx';
import { articleData, breadcrumbData, faqData, organizationData, productData } from './structured-data.ts';

/** A page as the site's build writes it: its language, and the contents of its head and body. */
export interface Prerendered {
  readonly file: string;
  readonly language: string;
  readonly head: string;
  readonly body: string;
}

/** What is rendered at an address. */
interface SitePage extends PageHead {
  /** The English one; undefined of the page for all unknown ones. */
  readonly address: string | undefined;
  readonly content: ReactNode;
}

export { siteFiles } from './site-files.ts';

/** Renders every public page in every language to HTML with its styles in one block, so that it needs no script to be read. */
export function prerender(): readonly Prerendered[] {
  return [
    ...languages.flatMap((language) =>
      sitePages(language).map((page) => rendered(page, language, fileOf(page.address, language))),
    ),
    rendered(notFound(translator.in(usualLanguage)), usualLanguage, '404.html'),
  ];
}

/** The file that answers an address: `/fr/pricing` is `fr/pricing.html`. */
function fileOf(address: string | undefined, language: Language): string {
  const place = pageIn(language, address ?? paths.home);
  return place === paths.home ? 'index.html' : `${place.slice(1)}.html`;
}

function sitePages(language: Language): SitePage[] {
  const t = translator.in(language);
  const contact = wordsFor(language).contact.page;
  return [
    {
      address: paths.home,
      title: t('landing.title'),
      description: t('landing.description'),
      data: [organizationData(), productData(t, language)],
      content: <LandingPage />,
    },
    listed('pricing', t('pricing.title'), t('pricing.description'), <PricingPage />, language, [
      productData(t, language),
    ]),
    listed('security', t('security.title'), t('security.description'), <SecurityPage />, language),
    listed('faq', t('faq.title'), t('faq.description'), <FaqPage />, language, [faqData(t)]),
    listed('about', t('about.title'), t('about.description'), <AboutPage />, language),
    listed('blog', t('blog.title'), t('blog.description'), <BlogPage />, language),
    listed('contact', contact.title, contact.description, <ContactPage />, language),
    listed('terms', t('legal.terms.title'), t('legal.terms.description'), <LegalPage of="terms" />, language),
    listed(
      'privacy',
      t('legal.privacy.title'),
      t('legal.privacy.description'),
      <LegalPage of="privacy" />,
      language,
    ),
    ...allArticles(language).map((article) => articlePage(article, t, language)),
    unlisted(paths.success, t('billing.signInToSee'), t('billing.signInToSeeHelp'), <SuccessPage />),
    unlisted(paths.cancel, t('billing.canceled'), t('billing.canceledUnknown'), <CancelPage />),
  ];
}

const unlisted = (address: string, title: string, description: string, content: ReactNode): SitePage => ({
  ...{ address, title: `${title} – Matchbook`, description, content },
});

function listed(
  name: ListedPageName,
  title: string,
  description: string,
  content: ReactNode,
  language: Language,
  data: readonly object[] = [],
): SitePage {
  const { path: address } = listedPages[name];
  const places = [
    { name: 'Matchbook', address: paths.home },
    { name: title, address },
  ];
  return {
    ...{ address, title: `${title} – Matchbook`, description, content },
    data: [...data, breadcrumbData(places, language)],
  };
}

const TITLE_LENGTH_MAX = 58;

function articlePage(article: Article, t: Translate, language: Language): SitePage {
  const { slug, title, lead } = article;
  const address = articlePath(slug);
  const places = [
    { name: 'Matchbook', address: paths.home },
    { name: t('blog.title'), address: paths.blog },
    { name: title, address },
  ];
  return {
    // Search engines cut off longer ones.
    title: title.length > TITLE_LENGTH_MAX ? title : `${title} – Matchbook`,
    ...{ address, description: lead, isArticle: true },
    data: [articleData(article, language), breadcrumbData(places, language)],
    content: <ArticlePage article={article} />,
  };
}

const notFound = (t: Translate): SitePage => ({
  address: undefined,
  title: t('shell.notFoundTitle'),
  description: t('shell.notFoundHelp'),
  content: <NotFoundPage />,
});

function rendered({ address, content, ...head }: SitePage, language: Language, file: string): Prerendered {
  // Without plugins it writes no vendor prefixes, which no browser of today needs here.
  const cache = createCache({ key: 'mb', stylisPlugins: [] });
  cache.compat = true;
  // What writes amounts and days asks in which language that is.
  translator.turnTo(language);
  const body = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <TextContext value={translator.in(language)}>
          <LanguageContext value={language}>
            <PagePlaceContext value={{ address: address ?? paths.home, language }}>
              {content}
            </PagePlaceContext>
          </LanguageContext>
        </TextContext>
      </ChakraProvider>
    </CacheProvider>,
  );
  translator.turnTo(usualLanguage);
  const styles = Object.values(cache.inserted).filter((style) => typeof style === 'string');
  const tags = [...headTags(head, address, language), `<style>${leanStyles(styles.join(''), body)}</style>`];
  return { file, language: languageTags[language], head: tags.join('\n    '), body };
}
