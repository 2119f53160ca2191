import { Box, Button, Flex, HStack, IconButton } from '@chakra-ui/react';
import { LuLogOut, LuSearch, LuSettings } from 'react-icons/lu';
import { Link, useLocation } from 'react-router-dom';
import { useAuth } from '../auth/use-auth.ts';
import { Brand } from '../kit/brand.tsx';
import { paths } from '../../shared/paths.ts';
import { ThemeToggle } from '../kit/theme-toggle.tsx';
import { useText } from '../text/use-text.ts';
import { useToggleTheme } from './their-looks.ts';
import { useCommands } from './commands/commands-context.ts';
import { Bell } from './bell.tsx';
import { isCurrent, navigation } from './navigation.ts';

/** The bar at the top: where one can go, and out. */
export function TopBar() {
  const t = useText();
  const { signOut, isBusy } = useAuth();
  const { openPalette } = useCommands();
  const toggleTheme = useToggleTheme();
  return (
    <Box
      as="header"
      position="sticky"
      top="0"
      zIndex="docked"
      bg="bg/92"
      backdropFilter="saturate(1.4) blur(10px)"
      borderBottomWidth="1px"
    >
      <Flex maxW="1120px" mx="auto" px={{ base: '4', md: '6' }} h="14" align="center" gap="6">
        <Link to={paths.dashboard} aria-label={t('common.product')}>
          <Brand />
        </Link>
        <HStack as="nav" aria-label={t('shell.mainNavigation')} gap="0.5" hideBelow="md" flex="1">
          <Entries />
        </HStack>
        <HStack gap="1" ml="auto">
          <IconButton
            variant="ghost"
            size="sm"
            aria-label={t('shell.search')}
            aria-keyshortcuts="Control+K Meta+K"
            onClick={openPalette}
          >
            <LuSearch />
          </IconButton>
          <Bell />
          <Box hideBelow="sm">
            <ThemeToggle onToggle={toggleTheme} />
          </Box>
          <SettingsLink />
          <Button
            variant="ghost"
            size="sm"
            px={{ base: '2', lg: '3' }}
            aria-label={t('shell.signOut')}
            loading={isBusy}
            onClick={() => void signOut()}
          >
            <LuLogOut aria-hidden="true" />
            <Box as="span" hideBelow="lg">
              {t('shell.signOut')}
            </Box>
          </Button>
        </HStack>
      </Flex>
    </Box>
  );
}

function SettingsLink() {
  const t = useText();
  const isHere = isCurrent(paths.settings, useLocation().pathname);
  return (
    <Button
      asChild
      variant="ghost"
      size="sm"
      px={{ base: '2', lg: '3' }}
      {...(isHere ? { bg: 'bg.emphasized', color: 'fg' } : {})}
    >
      <Link
        to={paths.settings}
        aria-label={t('shell.settings')}
        {...(isHere ? { 'aria-current': 'page' as const } : {})}
      >
        <LuSettings aria-hidden="true" />
        <Box as="span" hideBelow="lg">
          {t('shell.settings')}
        </Box>
      </Link>
    </Button>
  );
}

function Entries() {
  const t = useText();
  const { pathname } = useLocation();
  return navigation.map(({ to, label }) => {
    const isHere = isCurrent(to, pathname);
    return (
      <Button
        key={to}
        asChild
        size="sm"
        px="3"
        variant="ghost"
        {...(isHere ? { bg: 'bg.emphasized', color: 'fg' } : {})}
      >
        <Link to={to} {...(isHere ? { 'aria-current': 'page' as const } : {})}>
          {t(label)}
        </Link>
      </Button>
    );
  });
}
