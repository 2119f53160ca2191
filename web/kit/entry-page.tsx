import { Box, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useText } from '../text/use-text.ts';
import { Brand } from './brand.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import { paths } from '../../shared/paths.ts';
import { useDocumentTitle } from './screen.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

interface EntryPageProps {
  readonly title: string;
  readonly help?: string | undefined;
  /** Stands above the title, such as the steps of a sign-up. */
  readonly before?: ReactNode;
  /** Below the sheet: the other way in. */
  readonly after?: ReactNode;
  readonly width?: string;
  readonly children: ReactNode;
}

/** The pages before the app: one sheet of paper in the middle, one thing to do on it. Each step begins at its heading. */
export function EntryPage({ title, help, before, after, width = '420px', children }: EntryPageProps) {
  const t = useText();
  useDocumentTitle(title);
  const sheet = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // A step may put one at once where one types.
    if (!sheet.current?.contains(document.activeElement)) heading.current?.focus({ preventScroll: true });
  }, [title]);
  return (
    <Grid minH="100dvh" templateRows="auto 1fr">
      <Flex as="header" h="16" px={{ base: '5', md: '8' }} align="center" justify="space-between">
        <a href={paths.home} aria-label={t('common.product')}>
          <Brand />
        </a>
        <Flex gap="1">
          <LanguageToggle />
          <ThemeToggle />
        </Flex>
      </Flex>
      <Flex
        as="main"
        ref={sheet}
        direction="column"
        align="center"
        px={{ base: '4', md: '6' }}
        pt={{ base: '4', md: '10' }}
        pb="16"
      >
        <Box w="full" maxW={width}>
          {before}
          <Heading
            as="h1"
            ref={heading}
            tabIndex={-1}
            outline="none"
            fontFamily="serif"
            fontWeight="560"
            fontSize={{ base: '3xl', md: '2.25rem' }}
            letterSpacing="-0.028em"
            lineHeight="1.15"
          >
            {title}
          </Heading>
          {help !== undefined && (
            <Text mt="2" color="fg.muted" fontSize="md">
              {help}
            </Text>
          )}
          <Box
            mt="7"
            bg="bg.panel"
            borderWidth="1px"
            borderRadius="l3"
            boxShadow="md"
            p={{ base: '5', sm: '7' }}
          >
            {children}
          </Box>
          {after !== undefined && (
            <Text as="div" mt="6" textAlign="center" color="fg.muted">
              {after}
            </Text>
          )}
        </Box>
      </Flex>
    </Grid>
  );
}
