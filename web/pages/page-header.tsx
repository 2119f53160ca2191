import { Box, Button, chakra, Flex, IconButton } from '@chakra-ui/react';
import { LuMenu, LuMoon, LuSun } from 'react-icons/lu';
import { paths } from '../../shared/paths.ts';
import { headerPages, listedPages, pageIn } from '../../shared/site-pages.ts';
import { languages, languageTags } from '../../shared/text/language.ts';
import { Brand } from '../kit/brand.tsx';
import { useText } from '../text/use-text.ts';
import { CallToAction, onlySignedIn, onlySignedOut } from './call-to-action.tsx';
import { CONTENT_ID, sheet } from './page-looks.ts';
import { usePagePlace } from './page-place.ts';

/** The top of a public page: where one can go, the language, the theme, and the way in or back to the books. */
export function PageHeader() {
  const t = useText();
  const { inLanguage } = usePagePlace();
  return (
    <Flex as="header" {...sheet} h="72px" align="center" gap={{ base: '1', lg: '2' }} position="relative">
      <chakra.a
        href={`#${CONTENT_ID}`}
        position="absolute"
        top="-100px"
        bg="bg.panel"
        px="3"
        py="2"
        zIndex="skipNav"
        _focus={{ top: '2' }}
      >
        {t('site.skip')}
      </chakra.a>
      <Box asChild me="auto">
        <a href={inLanguage(paths.home)} aria-label={t('common.product')}>
          <Brand />
        </a>
      </Box>
      <Flex as="nav" aria-label={t('site.pages')} hideBelow="lg" gap="0.5">
        <PageLinks />
      </Flex>
      <Button asChild variant="ghost" size="sm">
        <LanguageLink />
      </Button>
      <IconButton variant="ghost" size="sm" aria-label={t('shell.changeTheme')} data-theme-toggle>
        <Box as="span" _dark={{ display: 'none' }}>
          <LuMoon />
        </Box>
        <Box as="span" _light={{ display: 'none' }}>
          <LuSun />
        </Box>
      </IconButton>
      <Button asChild variant="ghost" size="sm" hideBelow="sm" css={onlySignedOut}>
        <a href={paths.signIn}>{t('landing.signIn')}</a>
      </Button>
      <Button asChild variant="ghost" size="sm" hideBelow="lg" css={onlySignedIn}>
        <a href={paths.team}>{t('site.team')}</a>
      </Button>
      <Button asChild variant="ghost" size="sm" hideBelow="lg" css={onlySignedIn}>
        <a href={paths.signOut}>{t('site.signOut')}</a>
      </Button>
      <Box hideBelow="sm">
        <CallToAction size="sm" />
      </Box>
      <PhoneMenu />
    </Flex>
  );
}

/** The pages that people look for first. */
function PageLinks() {
  const t = useText();
  const { inLanguage, address } = usePagePlace();
  return (
    <>
      <Button asChild variant="ghost" size="sm">
        <a href={`${inLanguage(paths.home)}#features`}>{t('site.features')}</a>
      </Button>
      {headerPages.map((name) => (
        <Button key={name} asChild variant="ghost" size="sm">
          <a
            href={inLanguage(listedPages[name].path)}
            {...(address === listedPages[name].path ? { 'aria-current': 'page' as const } : {})}
          >
            {t(`${name}.title`)}
          </a>
        </Button>
      ))}
    </>
  );
}

/** Leads to the same page in the other language, which it names in its own words. */
function LanguageLink(props: object) {
  const t = useText();
  const { address, language } = usePagePlace();
  const other = languages.find((one) => one !== language) ?? language;
  return (
    <a
      {...props}
      href={pageIn(other, address)}
      hrefLang={languageTags[other]}
      lang={languageTags[other]}
      aria-label={t('site.languageLabel')}
    >
      {t('site.language')}
    </a>
  );
}

/** The same links where there is no room for them in a row; opens without a script. */
function PhoneMenu() {
  const t = useText();
  return (
    <chakra.details hideFrom="lg" position="static">
      <chakra.summary
        aria-label={t('site.menu')}
        listStyleType="none"
        display="grid"
        placeItems="center"
        boxSize="9"
        borderRadius="l2"
        cursor="pointer"
        fontSize="lg"
        _hover={{ bg: 'bg.muted' }}
        css={{ '&::-webkit-details-marker': { display: 'none' } }}
      >
        <LuMenu aria-hidden="true" />
      </chakra.summary>
      <Flex
        as="nav"
        aria-label={t('site.pages')}
        direction="column"
        align="stretch"
        position="absolute"
        insetInline={{ base: '3', md: '6' }}
        top="68px"
        zIndex="dropdown"
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="l3"
        boxShadow="lg"
        p="2"
        css={{ '& > a': { justifyContent: 'flex-start', minHeight: '2.75rem' } }}
      >
        <PageLinks />
        <Button asChild variant="ghost" size="sm" css={onlySignedOut}>
          <a href={paths.signIn}>{t('landing.signIn')}</a>
        </Button>
        <Button asChild variant="ghost" size="sm" css={onlySignedOut}>
          <a href={paths.signUp}>{t('landing.startTrial')}</a>
        </Button>
        <Button asChild variant="ghost" size="sm" css={onlySignedIn}>
          <a href={paths.app}>{t('landing.toDashboard')}</a>
        </Button>
        <Button asChild variant="ghost" size="sm" css={onlySignedIn}>
          <a href={paths.team}>{t('site.team')}</a>
        </Button>
        <Button asChild variant="ghost" size="sm" css={onlySignedIn}>
          <a href={paths.signOut}>{t('site.signOut')}</a>
        </Button>
      </Flex>
    </chakra.details>
  );
}
