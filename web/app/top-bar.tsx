import { Box, Button, Flex, HStack, IconButton } from '@chakra-ui/react';
import type { IconType } from 'react-icons';
import { LuArchive, LuChartColumn, LuLogOut, LuSearch, LuSettings, LuUsers } from 'react-icons/lu';
import { Link, useLocation } from 'react-router-dom';
import { useSignedIn } from '../auth/me-context.ts';
import { useAuth } from '../auth/use-auth.ts';
import { Brand } from '../kit/brand.tsx';
import { paths } from '../../shared/paths.ts';
import { ThemeToggle } from '../kit/theme-toggle.tsx';
import { useText } from '../text/use-text.ts';
import { UPPER_ROOM } from '../theme/upper-room.ts';
import { useToggleTheme } from './their-looks.ts';
import { useCommands } from './commands/commands-context.ts';
import { Bell } from './bell.tsx';
import { OrganizationSwitcher } from './organization-switcher.tsx';
import { isCurrent, navigationFor } from './navigation.ts';

/** Widths in which the bar has no room for the product's name beside its sign. */
const narrow = '@media (max-width: 399px), (min-width: 768px) and (max-width: 1023px)';

/** Widths in which its sign makes room for the switcher. */
const withoutBrand = '@media (max-width: 479px)';

/** The bar at the top: where one can go, and out. */
export function TopBar() {
  const t = useText();
  const { signOut, isBusy } = useAuth();
  const { openPalette } = useCommands();
  const toggleTheme = useToggleTheme();
  const { abilities, organizations } = useSignedIn();
  const hasSwitcher = organizations > 1;
  return (
    <Box
      as="header"
      position="sticky"
      top={UPPER_ROOM}
      zIndex="docked"
      bg="bg"
      borderBottomWidth="1px"
      // Behind the toasts above it, so that nothing that scrolls shows there.
      _before={{ content: '""', position: 'absolute', insetX: '0', bottom: '100%', h: UPPER_ROOM, bg: 'bg' }}
    >
      <Flex
        maxW="1120px"
        mx="auto"
        px={{ base: '4', md: '6' }}
        h="14"
        align="center"
        gap={{ base: '2', md: '3' }}
        css={{
          [narrow]: { '& > a span': { display: 'none' } },
          // In French the places leave no room for the name beside the switcher, however wide the window is.
          ...(hasSwitcher && {
            '& > a span': { display: 'none' },
            [withoutBrand]: { '& > a': { display: 'none' } },
          }),
        }}
      >
        <Link to={paths.dashboard} aria-label={t('common.product')}>
          <Brand />
        </Link>
        <HStack
          as="nav"
          aria-label={t('shell.mainNavigation')}
          gap={{ base: '0', lg: '0.5' }}
          hideBelow="md"
          flex="1"
          // Beside the switcher a tablet has no room for all places: they move within their bar, the page does not.
          minW="0"
          overflowX={{ md: 'auto', lg: 'visible' }}
          scrollbarWidth="none"
        >
          {navigationFor(abilities).map(({ to, label }) => (
            <Place key={to} to={to} label={t(label)} />
          ))}
        </HStack>
        <HStack gap={{ base: '0', sm: '1' }} ml="auto" minW="0">
          <OrganizationSwitcher />
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
          <Box display={{ base: 'none', sm: 'block', md: 'none', lg: 'block' }}>
            <ThemeToggle onToggle={toggleTheme} />
          </Box>
          {/* The phone's bar below has no room for them. */}
          <Box hideFrom="md" display="flex">
            <Place to={paths.reports} label={t('shell.reports')} Icon={LuChartColumn} />
            <Place to={paths.archive} label={t('shell.archive')} Icon={LuArchive} />
            {abilities.includes('canManageUsers') && (
              <Place to={paths.team} label={t('shell.team')} Icon={LuUsers} />
            )}
          </Box>
          <Place to={paths.settings} label={t('shell.settings')} Icon={LuSettings} />
          <Button
            variant="ghost"
            size="sm"
            px="2"
            aria-label={t('shell.signOut')}
            title={t('shell.signOut')}
            loading={isBusy}
            onClick={() => void signOut()}
          >
            <LuLogOut aria-hidden="true" />
          </Button>
        </HStack>
      </Flex>
    </Box>
  );
}

interface PlaceProps {
  readonly to: string;
  readonly label: string;
  /** Stands for its name where there is no room for that. */
  readonly Icon?: IconType;
}

/** A place to go, by its name or its sign. */
function Place({ to, label, Icon }: PlaceProps) {
  const isHere = isCurrent(to, useLocation().pathname);
  return (
    <Button
      asChild
      variant="ghost"
      size="sm"
      px={Icon ? '2' : { base: '1', lg: '2.5' }}
      {...(isHere ? { bg: 'bg.emphasized', color: 'fg' } : {})}
    >
      <Link to={to} aria-label={label} title={Icon && label} aria-current={isHere ? 'page' : undefined}>
        {Icon ? <Icon aria-hidden="true" /> : label}
      </Link>
    </Button>
  );
}
