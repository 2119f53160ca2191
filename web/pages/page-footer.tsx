import { Box, Flex, Link, Text } from '@chakra-ui/react';
import { paths } from '../../shared/paths.ts';
import { wordsFor } from '../../shared/text/words-for.ts';
import { useText } from '../text/use-text.ts';

/** The end of a public page: what it is, and what holds between us and who reads it. */
export function PageFooter() {
  const t = useText();
  return (
    <Box as="footer" borderTopWidth="1px" color="fg.muted">
      <Flex
        maxW="1160px"
        mx="auto"
        px={{ base: '5', md: '8' }}
        py="8"
        gap="6"
        rowGap="3"
        wrap="wrap"
        justify="space-between"
      >
        <Text>{t('landing.footer')}</Text>
        <Flex as="nav" gap="6" aria-label={t('landing.legal')}>
          <Link href={paths.pricing} color="inherit">
            {t('pricing.title')}
          </Link>
          <Link href={paths.contact} color="inherit">
            {wordsFor('en').contact.page.title}
          </Link>
          <Link href={paths.terms} color="inherit">
            {t('legal.terms.title')}
          </Link>
          <Link href={paths.privacy} color="inherit">
            {t('legal.privacy.title')}
          </Link>
        </Flex>
      </Flex>
    </Box>
  );
}
