import { Box, Flex, IconButton, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { LuDownload, LuFileText, LuLink, LuTrash2 } from 'react-icons/lu';
import type { GeneratedReport } from '../../../../shared/model/export.ts';
import { useGeneratedReports } from '../../../api/reports.ts';
import { useCan } from '../../../auth/me-context.ts';
import { PackageProgress } from '../../../features/package/package-progress.tsx';
import { useDownloadReport } from '../../../features/export/use-download-report.ts';
import { formatBytes } from '../../../format/format-bytes.ts';
import { useRangeWords } from '../../../format/use-range-words.ts';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { Loaded } from '../../../kit/loaded.tsx';
import { NextPage } from '../../../kit/next-page.tsx';
import { Panel } from '../../../kit/panel.tsx';
import { StatusBadge } from '../../../kit/status-badge.tsx';
import { TimeAgo } from '../../../kit/time-ago.tsx';
import { useText } from '../../../text/use-text.ts';
import { ShareDialog } from '../sharing/later-share-dialog.ts';
import { useTypeWords } from './use-type-words.ts';
import { useDeleteShown } from './use-delete-shown.ts';

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
                  <Generated key={report.id} report={report} />
                ))}
            </Stack>
            {query.hasNextPage && <NextPage query={query} />}
          </Box>
        )}
      </Loaded>
    </Panel>
  );
}

const meanings = { Processing: 'waiting', Ready: 'good', Failed: 'broken' } as const;

function Generated({ report }: { report: GeneratedReport }) {
  const t = useText();
  const wordsOf = useRangeWords();
  const canExport = useCan('canExport');
  const download = useDownloadReport();
  const remove = useDeleteShown();
  const [isLeaving, setLeaving] = useState(false);
  const [isShared, setShared] = useState(false);
  const leave = () => {
    setLeaving(true);
    void remove(report).finally(() => setLeaving(false));
  };
  const typeWords = useTypeWords();
  const { id, name, type, status, size, createdAt, problem, from, to } = report;
  return (
    <Flex
      as="li"
      direction={{ base: 'column', sm: 'row' }}
      gap={{ base: '1', sm: '3' }}
      align={{ sm: 'center' }}
      py="3"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0', pt: '0' }}
    >
      <Box flex="1" minW="0">
        <Text fontWeight="550" overflowWrap="anywhere">
          {name}
        </Text>
        <Text textStyle="xs" color="fg.muted">
          {typeWords(type)} · {wordsOf({ from, to })} · <TimeAgo at={createdAt} />
          {size !== null && ` · ${formatBytes(size)}`}
        </Text>
        {type === 'package' && status === 'Processing' && (
          <Box mt="2" maxW="20rem">
            <PackageProgress report={report} />
          </Box>
        )}
        {problem && (
          <Text textStyle="xs" color="red.fg" mt="0.5">
            {problem.detail}
          </Text>
        )}
      </Box>
      <Flex gap="3" align="center" justify="space-between">
        <StatusBadge meaning={meanings[status]}>{t(`reports.generated.status.${status}`)}</StatusBadge>
        {canExport && (
          <Flex gap="1">
            <IconButton
              size="sm"
              variant="ghost"
              aria-label={t('reports.generated.download', { name })}
              // Of reports from before their files were kept there is none.
              disabled={status !== 'Ready' || size === null}
              onClick={() => void download(id)}
            >
              <LuDownload />
            </IconButton>
            <IconButton
              size="sm"
              variant="ghost"
              aria-label={t('sharing.share', { name })}
              disabled={status !== 'Ready' || size === null}
              onClick={() => setShared(true)}
            >
              <LuLink />
            </IconButton>
            <IconButton
              size="sm"
              variant="ghost"
              aria-label={t('reports.generated.delete', { name })}
              disabled={status === 'Processing' || isLeaving}
              onClick={leave}
            >
              <LuTrash2 />
            </IconButton>
          </Flex>
        )}
      </Flex>
      <ShareDialog report={report} isOpen={isShared} onClose={() => setShared(false)} />
    </Flex>
  );
}
