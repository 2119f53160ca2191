import { Box, Button, Flex, IconButton } from '@chakra-ui/react';
import { LuMoon, LuSun } from 'react-icons/lu';
import { Brand } from '../kit/brand.tsx';
import { paths } from '../../shared/paths.ts';
import { useText } from '../text/use-text.ts';
import { CallToAction } from './call-to-action.tsx';

/** The top of a public page. */
export function PageHeader() {
  const t = useText();
  return (
    <Flex as="header" maxW="1160px" mx="auto" px={{ base: '5', md: '8' }} h="72px" align="center" gap="2">
      <Box asChild mr="auto">
        <a href={paths.home} aria-label={t('common.product')}>
          <Brand />
        </a>
      </Box>
      <Button asChild variant="ghost" size="sm">
        <a href={paths.pricing}>{t('pricing.title')}</a>
      </Button>
      <IconButton variant="ghost" size="sm" aria-label={t('shell.changeTheme')} data-theme-toggle>
        <Box as="span" _dark={{ display: 'none' }}>
          <LuMoon />
        </Box>
        <Box as="span" _light={{ display: 'none' }}>
          <LuSun />
        </Box>
      </IconButton>
      <Button asChild variant="ghost" size="sm" css={{ 'html[data-signed-in=true] &': { display: 'none' } }}>
        <a href={paths.signIn}>{t('landing.signIn')}</a>
      </Button>
      <Box hideBelow="sm">
        <CallToAction size="sm" />
      </Box>
    </Flex>
  );
}
