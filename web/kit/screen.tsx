import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useText } from '../text/use-text.ts';
import { LOWER_ROOM } from './lower-room.ts';

interface ScreenProps {
  readonly title: string;
  readonly description?: ReactNode;
  /** Buttons of the whole screen, at the right of its title. */
  readonly actions?: ReactNode;
  /** On paper in the place of its title: of whom and what the page is, for somebody who never saw the screen. */
  readonly onPaper?: { readonly owner: string; readonly title: string };
  readonly children: ReactNode;
}

const headingLooks = {
  fontSize: { base: '2xl', md: '1.75rem' },
  lineHeight: '1.2',
  letterSpacing: '-0.028em',
} as const;

/** The frame of one screen of the app: its title (the page's only h1 and the tab's name), its actions, its content. */
export function Screen({ title, description, actions, onPaper, children }: ScreenProps) {
  useDocumentTitle(title);
  return (
    <Box
      maxW="1120px"
      mx="auto"
      px={{ base: '4', md: '6' }}
      pt={{ base: '4', md: '6' }}
      pb={{ base: `calc(7rem + ${LOWER_ROOM})`, md: `calc(4rem + ${LOWER_ROOM})` }}
    >
      <Flex gap="3" mb="4" align="flex-end" justify="space-between" wrap="wrap">
        {/* Buttons that leave no room for the title go below it, instead of squeezing it. */}
        <Box flex={{ base: '1 1 100%', md: '1 1 0' }} minW={{ base: '0', md: '14rem' }}>
          <Heading as="h1" {...headingLooks} {...(onPaper ? { _print: { display: 'none' } } : {})}>
            {title}
          </Heading>
          {onPaper && (
            <Box data-on-paper aria-hidden="true" display="none" _print={{ display: 'block' }}>
              <Text color="fg.muted">{onPaper.owner}</Text>
              <Heading as="p" {...headingLooks}>
                {onPaper.title}
              </Heading>
            </Box>
          )}
          {description !== undefined && (
            <Text as="div" color="fg.muted" mt="1">
              {description}
            </Text>
          )}
        </Box>
        {actions !== undefined && (
          <Flex
            gap="2"
            wrap="wrap"
            w={{ base: 'full', sm: 'auto' }}
            _print={{ display: 'none' }}
            css={{ '& > *': { flexGrow: { base: 1, sm: 0 } } }}
          >
            {actions}
          </Flex>
        )}
      </Flex>
      {children}
    </Box>
  );
}

/** Names the browser's tab after the page. */
export function useDocumentTitle(title: string): void {
  const t = useText();
  useEffect(() => {
    document.title = `${title} · ${t('common.product')}`;
  }, [title, t]);
}
