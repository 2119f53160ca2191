import { Box, chakra, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { LuArrowLeft } from 'react-icons/lu';
import { paths } from '../../shared/paths.ts';
import { useText } from '../text/use-text.ts';
import { scrollShade } from '../theme/scroll-shade.ts';
import { ArticleFacts } from './article-facts.tsx';
import { allArticles } from './articles.ts';
import type { Article } from './articles.ts';
import { Teaser } from './blog-page.tsx';
import { CallToAction } from './call-to-action.tsx';
import { column, sheet } from './page-looks.ts';
import { Page, PageTitle } from './page-parts.tsx';
import { usePagePlace } from './page-place.ts';

/** How many articles are named at the end of one. */
const READ_NEXT = 3;

/** The looks of what Markdown makes. Tables scroll by themselves where there is no room. */
const prose = {
  fontSize: 'md',
  lineHeight: '1.7',
  '& h2': {
    fontSize: 'xl',
    fontWeight: '600',
    letterSpacing: '-0.012em',
    lineHeight: '1.3',
    mt: '12',
    mb: '3',
  },
  '& h3': { fontSize: 'md', fontWeight: '600', mt: '8', mb: '2' },
  '& p': { mt: '4', textWrap: 'pretty' },
  '& ul, & ol': { mt: '4', ps: '6' },
  '& ul': { listStyleType: 'disc' },
  '& ol': { listStyleType: 'decimal' },
  '& li': { mt: '2' },
  '& li:has(> .box)': { listStyleType: 'none', ms: '-6' },
  '& strong': { fontWeight: '620' },
  '& a': { color: 'ember.fg', textDecoration: 'underline', textUnderlineOffset: '0.18em' },
  '& blockquote': { mt: '5', ps: '5', borderInlineStartWidth: '2px', color: 'fg.muted' },
  '& code': { fontSize: '0.92em', bg: 'bg.muted', borderRadius: 'l1', px: '1' },
  '& .table': { overflowX: 'auto', mt: '6', background: scrollShade },
  '& table': { width: '100%', fontSize: 'sm', lineHeight: '1.5', borderCollapse: 'collapse' },
  '& th': { fontWeight: '600', verticalAlign: 'bottom', borderBottomWidth: '1px', borderColor: 'fg' },
  '& td': { verticalAlign: 'top', borderBottomWidth: '1px' },
  '& th, & td': { minW: '5.5rem', py: '2', pe: '4', textAlign: 'start', fontVariantNumeric: 'tabular-nums' },
  '& .amount': { textAlign: 'end', pe: '0', ps: '4', whiteSpace: 'nowrap' },
} as const;

/** `/blog/…`: an article, the way back, and what to read next. */
export function ArticlePage({ article }: { article: Article }) {
  const t = useText();
  const { inLanguage, language } = usePagePlace();
  const others = allArticles(language).filter(({ slug }) => slug !== article.slug);
  return (
    <Page>
      <Box as="article" {...column} pt={{ base: '8', md: '12' }}>
        <chakra.a
          href={inLanguage(paths.blog)}
          display="inline-flex"
          alignItems="center"
          gap="1.5"
          color="fg.muted"
          _hover={{ color: 'fg' }}
        >
          <LuArrowLeft aria-hidden="true" /> {t('blog.back')}
        </chakra.a>
        <Box mt="8" mb="4">
          <ArticleFacts article={article} />
        </Box>
        <PageTitle>{article.title}</PageTitle>
        <Text color="fg.muted" fontSize="lg" lineHeight="1.6" mt="5" textWrap="pretty">
          {article.lead}
        </Text>
        <Box mt="8" css={prose} dangerouslySetInnerHTML={{ __html: article.html }} />
        <Flex mt="12" gap="3" wrap="wrap">
          <CallToAction size="lg" />
        </Flex>
      </Box>
      <Box as="aside" aria-label={t('blog.further')} {...sheet} py={{ base: '16', md: '24' }}>
        <Heading as="h2" fontSize="lg" mb="6">
          {t('blog.further')}
        </Heading>
        <Grid templateColumns={{ base: '1fr', md: `repeat(${READ_NEXT}, 1fr)` }} columnGap="10" rowGap="10">
          {others.slice(0, READ_NEXT).map((other) => (
            <Teaser key={other.slug} article={other} level="h3" />
          ))}
        </Grid>
      </Box>
    </Page>
  );
}
