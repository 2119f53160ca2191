import { decimalFromMinor } from '../../shared/money.ts';
import { paths } from '../../shared/paths.ts';
import { paidPlans, planNames, priceOf } from '../../shared/price-book.ts';
import { articlePath } from '../../shared/site-pages.ts';
import { languageTags } from '../../shared/text/language.ts';
import type { Language } from '../../shared/text/language.ts';
import type { Translate } from '../text/translator.ts';
import type { Article } from './articles.ts';
import { questionGroups } from './faq-questions.ts';
import { outside } from './page-head.ts';
import { siteOrigin } from '../../shared/site-origin.ts';

/*
 * What the public pages tell search engines, in the words of schema.org. Nothing is told here that the pages do not say themselves.
 */

const context = 'https://schema.org';
const publisher = { '@type': 'Organization', name: 'Matchbook', url: siteOrigin } as const;

/** Of the landing page: who we are. */
export const organizationData = () => ({
  '@context': context,
  ...publisher,
  logo: `${siteOrigin}/apple-touch-icon.png`,
});

/** Of the landing and the pricing page: the product, with the prices of the price book. */
export const productData = (t: Translate, language: Language) => ({
  '@context': context,
  '@type': 'SoftwareApplication',
  name: 'Matchbook',
  description: t('landing.description'),
  url: outside(paths.home, language),
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Web',
  inLanguage: languageTags[language],
  offers: [
    { '@type': 'Offer', name: planNames.starter, price: '0', priceCurrency: 'CAD' },
    ...paidPlans.map((plan) => ({
      '@type': 'Offer',
      name: planNames[plan],
      price: decimalFromMinor(priceOf({ plan, interval: 'month', currency: 'cad' }), 'CAD'),
      priceCurrency: 'CAD',
    })),
  ],
});

/** Of the page of questions. */
export const faqData = (t: Translate) => ({
  '@context': context,
  '@type': 'FAQPage',
  mainEntity: questionGroups(t)
    .flatMap(({ questions }) => questions)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
});

/** Of an article. */
export const articleData = ({ slug, title, lead, day }: Article, language: Language) => ({
  '@context': context,
  '@type': 'Article',
  headline: title,
  description: lead,
  datePublished: day,
  inLanguage: languageTags[language],
  mainEntityOfPage: outside(articlePath(slug), language),
  author: publisher,
  publisher,
});

/** Where a page lies: the pages above it and its own name, each with its address. */
export const breadcrumbData = (
  places: readonly { readonly name: string; readonly address: string }[],
  language: Language,
) => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: places.map(({ name, address }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: outside(address, language),
  })),
});
