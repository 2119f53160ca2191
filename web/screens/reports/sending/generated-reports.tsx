import { Box, Stack } from '@chakra-ui/react';
import { LuFileText } from 'react-icons/lu';
import { useGeneratedReports } from '../../../api/reports.ts';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { Loaded } from '../../../kit/loaded.tsx';
import { NextPage } from '../../../kit/next-page.tsx';
import { Panel } from '../../../kit/panel.tsx';
import { useText } from '../../../text/use-text.ts';
import { GeneratedRow } from './generated-row.tsx';

/** What was made to be downloaded or mailed, the newest first, and what became of it. */
export function GeneratedReports() {
  const t = useText();
  const query = useGeneratedReports();
  return (
    <Panel title={t('reports.generated.title')}>
      <Loaded
        query={query}
        errorTitle={t('reports.generated.loadFailed')}
        isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
        empty={
          <EmptyState
            icon={<LuFileText />}
            title={t('reports.generated.none')}
            description={t('reports.generated.noneHelp')}
          />
        }
      >
        {({ pages }) => (
          <Box>
            <Stack as="ul" listStyleType="none" gap="0" aria-label={t('reports.generated.title')}>
              {pages
                .flatMap(({ items }) => items)
                .map((report) => (
                  <GeneratedRow key={report.id} report={report} />
                ))}
            </Stack>
            {query.hasNextPage && <NextPage query={query} />}
          </Box>
        )}
      </Loaded>
    </Panel>
  );
}
