import { Box, chakra, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { paths } from '../../shared/paths.ts';
import { footerGroups, listedPages } from '../../shared/site-pages.ts';
import type { ListedPageName } from '../../shared/site-pages.ts';
import { wordsFor } from '../../shared/text/words-for.ts';
import { Brand } from '../kit/brand.tsx';
import { useText } from '../text/use-text.ts';
import { sheet } from './page-looks.ts';
import { usePagePlace } from './page-place.ts';

const pageNames = Object.keys(listedPages) as ListedPageName[];

/** The end of a public page: what the product is, and every page by its group. */
export function PageFooter() {
  const t = useText();
  const { inLanguage } = usePagePlace();
  return (
    <Box as="footer" borderTopWidth="1px" color="fg.muted">
      <Grid
        {...sheet}
        templateColumns={{ base: '1fr 1fr', md: '2fr 1fr 1fr 1fr' }}
        gap="8"
        py={{ base: '10', md: '14' }}
      >
        <Stack gap="3" gridColumn={{ base: '1 / -1', md: 'auto' }}>
          <Flex asChild>
            <a href={inLanguage(paths.home)} aria-label={t('common.product')}>
              <Brand />
            </a>
          </Flex>
          <Text maxW="36ch">{t('landing.footer')}</Text>
        </Stack>
        {footerGroups.map((group) => (
          <Stack key={group} as="nav" gap="2.5" aria-label={t(`site.groups.${group}`)} align="flex-start">
            <Text fontWeight="600" color="fg">
              {t(`site.groups.${group}`)}
            </Text>
            {group === 'product' && (
              <FooterLink href={`${inLanguage(paths.home)}#features`}>{t('site.features')}</FooterLink>
            )}
            {pageNames
              .filter((name) => listedPages[name].group === group)
              .map((name) => (
                <FooterLink key={name} href={inLanguage(listedPages[name].path)}>
                  <PageName of={name} />
                </FooterLink>
              ))}
          </Stack>
        ))}
      </Grid>
    </Box>
  );
}

/** The app shows the footer too, under a page that there is not: by then the looks of Chakra’s own links may not be there. */
const FooterLink = chakra('a', {
  base: { _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});

function PageName({ of }: { of: ListedPageName }) {
  const t = useText();
  const { language } = usePagePlace();
  if (of === 'contact') return wordsFor(language).contact.page.title;
  return of === 'terms' || of === 'privacy' ? t(`legal.${of}.title`) : t(`${of}.title`);
}
