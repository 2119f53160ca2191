import { Box, Button, Flex, IconButton, Text, VisuallyHidden } from '@chakra-ui/react';
import { useState } from 'react';
import { LuDownload, LuLink, LuTrash2 } from 'react-icons/lu';
import type { GeneratedReport } from '../../../../shared/model/export.ts';
import { useCan } from '../../../auth/me-context.ts';
import { useFormatWords } from '../../../features/export/use-format-words.ts';
import { useDownloadReport } from '../../../features/export/use-download-report.ts';
import { PackageProgress } from '../../../features/package/package-progress.tsx';
import { formatBytes } from '../../../format/format-bytes.ts';
import { useRangeWords } from '../../../format/use-range-words.ts';
import { StatusBadge } from '../../../kit/status-badge.tsx';
import { TimeAgo } from '../../../kit/time-ago.tsx';
import { useText } from '../../../text/use-text.ts';
import { ShareDialog } from '../sharing/later-share-dialog.ts';
import { SendAgainDialog } from './send-again-dialog.tsx';
import { useDeleteShown } from './use-delete-shown.ts';
import { useTypeWords } from './use-type-words.ts';

/** One report: what it is of, what became of it, and what can be done with it. */
export function GeneratedRow({ report }: { report: GeneratedReport }) {
  const t = useText();
  const wordsOf = useRangeWords();
  const canExport = useCan('canExport');
  const canDownload = useCan('canDownload');
  const download = useDownloadReport();
  const remove = useDeleteShown();
  const [isLeaving, setLeaving] = useState(false);
  // Once deleted it goes with its row: nothing more can be pressed until then.
  const leave = async () => {
    setLeaving(true);
    setLeaving(await remove(report));
  };
  const typeWords = useTypeWords();
  const formatWords = useFormatWords();
  const standing = standingOf(report);
  const [isAgain, setAgain] = useState(false);
  const [isShared, setShared] = useState(false);
  const { id, name, type, format, status, size, createdAt, problem, from, to, recipient, delivery } = report;
  const trouble = problem?.detail ?? delivery?.reason;
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
          {typeWords(type)} · {formatWords(format)} · {wordsOf({ from, to })} · <TimeAgo at={createdAt} />
          {size !== null && ` · ${formatBytes(size)}`}
        </Text>
        {recipient && (
          <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
            {t('reports.generated.to', { recipient: recipient.email })}
          </Text>
        )}
        {type === 'package' && status === 'Processing' && (
          <Box mt="2" maxW="20rem">
            <PackageProgress report={report} />
          </Box>
        )}
        {trouble !== undefined && (
          <Text textStyle="xs" color="red.fg" mt="0.5">
            {trouble}
          </Text>
        )}
        {canExport && recipient && canGoAgain(report) && (
          <Button size="xs" variant="outline" mt="1.5" onClick={() => setAgain(true)}>
            {t('exporting.sendAgain')}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </Button>
        )}
        {isAgain && <SendAgainDialog report={report} onClose={() => setAgain(false)} />}
      </Box>
      <Flex gap="3" align="center" justify="space-between">
        <StatusBadge meaning={standing.meaning}>{t(`reports.generated.status.${standing.name}`)}</StatusBadge>
        {(canDownload || canExport) && (
          <Flex gap="1">
            {canDownload && (
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
            )}
            {canExport && (
              <>
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
                  onClick={() => void leave()}
                >
                  <LuTrash2 />
                </IconButton>
              </>
            )}
          </Flex>
        )}
      </Flex>
      <ShareDialog report={report} isOpen={isShared} onClose={() => setShared(false)} />
    </Flex>
  );
}

const meanings = {
  Processing: 'waiting',
  Ready: 'good',
  Failed: 'broken',
  sent: 'good',
  delivered: 'good',
  bounced: 'broken',
  complained: 'broken',
} as const;

/** Whether a report that did not arrive can be mailed again; a package is mailed by its schedule alone. */
const canGoAgain = (report: GeneratedReport): boolean =>
  report.type !== 'package' && standingOf(report).meaning === 'broken';

/** How a report stands: of one that was mailed what became of the mail, as far as it is known. */
function standingOf({ status, delivery }: GeneratedReport) {
  const name = status === 'Ready' ? (delivery?.status ?? status) : status;
  return { name, meaning: meanings[name] };
}
