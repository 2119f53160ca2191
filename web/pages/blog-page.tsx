import { Box, Grid, Heading, LinkBox, LinkOverlay, Text } from '@chakra-ui/react';
import { articlePath } from '../../shared/site-pages.ts';
import { useText } from '../text/use-text.ts';
import { ArticleFacts } from './article-facts.tsx';
import { allArticles, featuredSlug } from './articles.ts';
import type { Article } from './articles.ts';
import { serif, sheet } from './page-looks.ts';
import { Page, PageTitle } from './page-parts.tsx';
import { usePagePlace } from './page-place.ts';

/** `/blog`: every article, the featured one first and larger. */
export function BlogPage() {
  const t = useText();
  const { language } = usePagePlace();
  const articles = allArticles(language);
  const featured = articles.find(({ slug }) => slug === featuredSlug);
  return (
    <Page>
      <Box {...sheet} pt={{ base: '10', md: '16' }} pb={{ base: '16', md: '24' }}>
        <PageTitle>{t('blog.headline')}</PageTitle>
        <Text color="fg.muted" fontSize="lg" mt="4" maxW="54ch">
          {t('blog.lead')}
        </Text>
        {featured && <Teaser article={featured} isFeatured />}
        <Grid
          templateColumns={{ base: '1fr', md: '1fr 1fr', lg: 'repeat(3, 1fr)' }}
          columnGap="10"
          rowGap="12"
          mt={{ base: '12', md: '16' }}
        >
          {articles
            .filter(({ slug }) => slug !== featuredSlug)
            .map((article) => (
              <Teaser key={article.slug} article={article} />
            ))}
        </Grid>
      </Box>
    </Page>
  );
}

interface TeaserProps {
  readonly article: Article;
  readonly isFeatured?: boolean;
  readonly level?: 'h2' | 'h3';
}

/** An article in a few words; all of it leads there. */
export function Teaser({ article, isFeatured = false, level = 'h2' }: TeaserProps) {
  const { inLanguage } = usePagePlace();
  const { slug, title, lead } = article;
  return (
    <LinkBox
      as="article"
      {...(isFeatured
        ? {
            mt: { base: '10', md: '14' },
            bg: 'bg.panel',
            borderWidth: '1px',
            borderRadius: 'l3',
            boxShadow: 'xs',
          }
        : { borderTopWidth: '1px', borderColor: 'fg' })}
      p={isFeatured ? { base: '6', md: '10' } : '0'}
      pt={isFeatured ? { base: '6', md: '10' } : '5'}
    >
      <ArticleFacts article={article} isFeatured={isFeatured} />
      <Heading
        as={level}
        {...serif}
        letterSpacing="-0.02em"
        fontSize={isFeatured ? { base: '2xl', md: '4xl' } : 'xl'}
        lineHeight="1.18"
        mt="3"
        maxW={isFeatured ? '30ch' : '24ch'}
        textWrap="balance"
      >
        <LinkOverlay href={inLanguage(articlePath(slug))} _hover={{ color: 'ember.fg' }}>
          {title}
        </LinkOverlay>
      </Heading>
      <Text mt="3" color="fg.muted" lineHeight="1.6" maxW="60ch" textWrap="pretty">
        {lead}
      </Text>
    </LinkBox>
  );
}
