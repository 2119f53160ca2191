import { Box, Button, chakra, Flex, IconButton } from '@chakra-ui/react';
import type { ButtonProps } from '@chakra-ui/react';
import { LuMenu, LuMoon, LuSun } from 'react-icons/lu';
import { paths } from '../../shared/paths.ts';
import { headerPages, listedPages, pageIn } from '../../shared/site-pages.ts';
import { languages, languageTags } from '../../shared/text/language.ts';
import { Brand } from '../kit/brand.tsx';
import { SkipLink } from '../kit/skip-link.tsx';
import { useText } from '../text/use-text.ts';
import { CallToAction, onlySignedIn, onlySignedOut } from './call-to-action.tsx';
import { sheet } from './page-looks.ts';
import { usePagePlace } from './page-place.ts';

const MENU_ID = 'menu';

/** The top of a public page: where one can go, the language, the theme, and the way in or back to the books. */
export function PageHeader() {
  const t = useText();
  const { inLanguage } = usePagePlace();
  return (
    <Flex as="header" {...sheet} h="72px" align="center" gap={{ base: '1', lg: '2' }} position="relative">
      <SkipLink />
      <Box asChild me="auto">
        <a href={inLanguage(paths.home)} aria-label={t('common.product')}>
          <Brand />
        </a>
      </Box>
      <Menu />
      <Button asChild variant="ghost" size="sm" order={{ lg: '1' }}>
        <LanguageLink />
      </Button>
      <IconButton
        variant="ghost"
        size="sm"
        aria-label={t('shell.changeTheme')}
        data-theme-toggle
        order={{ lg: '1' }}
      >
        <Box as="span" _dark={{ display: 'none' }}>
          <LuMoon />
        </Box>
        <Box as="span" _light={{ display: 'none' }}>
          <LuSun />
        </Box>
      </IconButton>
      <Box hideBelow="sm" order={{ lg: '3' }}>
        <CallToAction size="sm" />
      </Box>
      <IconButton variant="ghost" size="sm" aria-label={t('site.menu')} popoverTarget={MENU_ID} hideFrom="lg">
        <LuMenu />
      </IconButton>
    </Flex>
  );
}

/** A row of links where there is room for one, else a menu, which the browser opens and closes without a script. */
const menuLooks = {
  display: 'flex',
  color: 'fg',
  '& > a': {
    justifyContent: { base: 'flex-start', lg: 'center' },
    minHeight: { base: '2.75rem', lg: 'auto' },
  },
  lgDown: {
    position: 'absolute',
    inset: '68px 12px auto',
    w: 'auto',
    flexDirection: 'column',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'l3',
    boxShadow: 'lg',
    p: '2',
    '&:not(:popover-open)': { display: 'none' },
  },
  lg: { position: 'static', inset: 'auto', bg: 'transparent', overflow: 'visible', gap: '0.5' },
} as const;

/** Where one can go: the pages that people look for first, and the way in or out. */
function Menu() {
  const t = useText();
  const { inLanguage, address } = usePagePlace();
  return (
    <chakra.nav id={MENU_ID} popover="auto" aria-label={t('site.pages')} css={menuLooks}>
      <MenuLink href={`${inLanguage(paths.home)}#features`}>{t('site.features')}</MenuLink>
      {headerPages.map((name) => (
        <MenuLink
          key={name}
          href={inLanguage(listedPages[name].path)}
          isHere={address === listedPages[name].path}
        >
          {t(`${name}.title`)}
        </MenuLink>
      ))}
      <MenuLink href={paths.signIn} css={onlySignedOut}>
        {t('landing.signIn')}
      </MenuLink>
      <MenuLink href={paths.signUp} css={onlySignedOut} hideFrom="sm">
        {t('landing.startTrial')}
      </MenuLink>
      <MenuLink href={paths.app} css={onlySignedIn} hideFrom="sm">
        {t('landing.toDashboard')}
      </MenuLink>
      <MenuLink href={paths.team} css={onlySignedIn}>
        {t('site.team')}
      </MenuLink>
      <MenuLink href={paths.signOut} css={onlySignedIn}>
        {t('site.signOut')}
      </MenuLink>
    </chakra.nav>
  );
}

interface MenuLinkProps extends Pick<ButtonProps, 'css' | 'hideFrom'> {
  readonly href: string;
  readonly isHere?: boolean;
  readonly children: string;
}

function MenuLink({ href, isHere = false, children, ...looks }: MenuLinkProps) {
  return (
    <Button asChild variant="ghost" size="sm" {...looks}>
      <a href={href} {...(isHere ? { 'aria-current': 'page' as const } : {})}>
        {children}
      </a>
    </Button>
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
