import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { useSharedLinks } from '../../../api/shared-links.ts';
import { Lines, Loaded } from '../../../kit/loaded.tsx';
import { NextPage } from '../../../kit/next-page.tsx';
import { useText } from '../../../text/use-text.ts';
import { LinkRow } from './link-row.tsx';

/** The links to a report that were made, newest first, those that open no more among them. */
export function LinkList({ reportId }: { reportId: string }) {
  const t = useText();
  const query = useSharedLinks(reportId);
  return (
    <Box>
      <Heading as="h3" textStyle="sm" mb="2">
        {t('sharing.links')}
      </Heading>
      <Loaded
        query={query}
        skeleton={<Lines count={2} />}
        errorTitle={t('sharing.loadFailed')}
        isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
        empty={<Text color="fg.muted">{t('sharing.none')}</Text>}
      >
        {({ pages }) => (
          <>
            <Stack as="ul" listStyleType="none" gap="0" aria-label={t('sharing.links')}>
              {pages
                .flatMap(({ items }) => items)
                .map((link) => (
                  <LinkRow key={link.id} link={link} />
                ))}
            </Stack>
            {query.hasNextPage && <NextPage query={query} />}
          </>
        )}
      </Loaded>
    </Box>
  );
}
