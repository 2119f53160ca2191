import { chakra, Flex } from '@chakra-ui/react';
import { languageTags } from '../../shared/text/language.ts';
import { useText } from '../text/use-text.ts';
import type { Article } from './articles.ts';
import { usePagePlace } from './page-place.ts';

/** Of what kind an article is, when it was published, and how long it takes to read. */
export function ArticleFacts({ article, isFeatured = false }: { article: Article; isFeatured?: boolean }) {
  const t = useText();
  const { language } = usePagePlace();
  const { category, day, minutes: count } = article;
  const written = new Intl.DateTimeFormat(languageTags[language], { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Flex gap="2.5" rowGap="1" wrap="wrap" color="fg.muted" textStyle="sm">
      {isFeatured && (
        <>
          <chakra.span color="ember.fg" fontWeight="600">
            {t('blog.featured')}
          </chakra.span>
          <span aria-hidden="true">·</span>
        </>
      )}
      <span>{t(`blog.categories.${category}`)}</span>
      <span aria-hidden="true">·</span>
      <chakra.time dateTime={day}>{written.format(new Date(`${day}T00:00:00Z`))}</chakra.time>
      <span aria-hidden="true">·</span>
      <span>{t('blog.minutes', { count })}</span>
    </Flex>
  );
}
