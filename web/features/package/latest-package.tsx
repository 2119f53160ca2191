import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { LuCircleAlert, LuDownload } from 'react-icons/lu';
import type { GeneratedReport } from '../../../shared/model/export.ts';
import { useGeneratedReports } from '../../api/reports.ts';
import { formatBytes } from '../../format/format-bytes.ts';
import { useRangeWords } from '../../format/use-range-words.ts';
import { TimeAgo } from '../../kit/time-ago.tsx';
import { useText } from '../../text/use-text.ts';
import { useDownloadReport } from '../export/use-download-report.ts';
import { PackageProgress, percentOf } from './package-progress.tsx';

/** The package that was ordered last, found again whenever somebody comes back: being made, ready, or failed with a reason. */
export function LatestPackage() {
  const t = useText();
  const { data } = useGeneratedReports();
  const latest = data?.pages.flatMap(({ items }) => items).find(({ type }) => type === 'package');
  if (!latest) return null;
  return (
    <Stack as="section" aria-label={t('packages.latest')} gap="2" borderTopWidth="1px" mt="4" pt="4">
      <Box>
        <Text fontWeight="550" overflowWrap="anywhere">
          {latest.name}
        </Text>
        <Facts report={latest} />
      </Box>
      <Standing report={latest} />
    </Stack>
  );
}

function Facts({ report: { from, to, createdAt, size } }: { report: GeneratedReport }) {
  const wordsOf = useRangeWords();
  return (
    <Text textStyle="xs" color="fg.muted">
      {wordsOf({ from, to })} · <TimeAgo at={createdAt} />
      {size !== null && ` · ${formatBytes(size)}`}
    </Text>
  );
}

function Standing({ report }: { report: GeneratedReport }) {
  const t = useText();
  const download = useDownloadReport();
  const { id, status, problem } = report;
  switch (status) {
    case 'Processing':
      return (
        <>
          <PackageProgress report={report} />
          <Text textStyle="xs" color="fg.muted">
            {t('packages.progressSays', { percent: percentOf(report) })} · {t('packages.mayLeave')}
          </Text>
        </>
      );
    case 'Failed':
      return (
        <Flex gap="2" textStyle="sm" color="red.fg">
          <Box mt="0.5" aria-hidden="true">
            <LuCircleAlert />
          </Box>
          <Text>{problem?.detail ?? t('packages.failed')}</Text>
        </Flex>
      );
    case 'Ready':
      return (
        <Button variant="outline" alignSelf="flex-start" onClick={() => void download(id)}>
          <LuDownload aria-hidden="true" /> {t('packages.download')}
        </Button>
      );
  }
}
