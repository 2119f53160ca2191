import { Box, Button, Flex, IconButton, Progress, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { LuDownload, LuRefreshCw, LuX } from 'react-icons/lu';
import type { ArchiveExport } from '../../../../shared/model/archive.ts';
import { useArchiveExport, useExportArchive } from '../../../api/archive-exports.ts';
import { messageOf } from '../../../api/message-of.ts';
import { newId } from '../../../api/new-id.ts';
import { useDateFormat } from '../../../format/date-format.ts';
import { formatBytes } from '../../../format/format-bytes.ts';
import { formatDay } from '../../../format/format.ts';
import { FormProblem } from '../../../kit/form-problem.tsx';
import { useNotify } from '../../../kit/notify.ts';
import { useText } from '../../../text/use-text.ts';
import { useDownloadZip } from './use-download-zip.ts';

interface ExportPanelProps {
  readonly id: string;
  /** Another one is to be shown, or none. */
  readonly onChange: (id: string) => void;
}

/** One export of the archive: how far it is, where to download it, or why there is none. */
export function ExportPanel({ id, onChange }: ExportPanelProps) {
  const t = useText();
  const { data, error } = useArchiveExport(id);
  useTellReady(data);
  if (!data && !error) return null;
  return (
    <Flex
      as="section"
      aria-label={t('archive.export.button')}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      boxShadow="xs"
      p={{ base: '4', md: '5' }}
      gap="3"
      align="flex-start"
    >
      <Box flex="1" minW="0">
        {data ? (
          <Standing data={data} onChange={onChange} />
        ) : (
          <FormProblem problem={messageOf(error, t('archive.export.gone'))} />
        )}
      </Box>
      <IconButton
        size="sm"
        variant="ghost"
        aria-label={t('archive.export.dismiss')}
        onClick={() => onChange('')}
      >
        <LuX />
      </IconButton>
    </Flex>
  );
}

function Standing({ data, onChange }: { data: ArchiveExport; onChange: ExportPanelProps['onChange'] }) {
  switch (data.status) {
    case 'making':
      return <Making {...data} />;
    case 'ready':
      return <Ready {...data} />;
    case 'failed':
      return <Failed {...data} onChange={onChange} />;
  }
}

function Making({ total, progress }: ArchiveExport) {
  const t = useText();
  const percent = Math.round(progress * 100);
  return (
    <Progress.Root value={percent} colorPalette="ember">
      <Progress.Label mb="2">{t('archive.export.making', { count: total, percent })}</Progress.Label>
      <Progress.Track>
        <Progress.Range />
      </Progress.Track>
      <Text mt="2" textStyle="sm" color="fg.muted">
        {t('archive.export.makingHelp')}
      </Text>
    </Progress.Root>
  );
}

function Ready({ id, total, missing, size, keptUntil }: ArchiveExport) {
  const t = useText();
  const format = useDateFormat();
  const { download, isBusy } = useDownloadZip();
  const day = formatDay(keptUntil.slice(0, 10), format);
  return (
    <Aside
      action={
        <Button colorPalette="ember" loading={isBusy} onClick={() => void download(id)}>
          <LuDownload aria-hidden="true" /> {t('archive.export.download')}
        </Button>
      }
    >
      <Text fontWeight="550">{t('archive.export.ready')}</Text>
      <Text textStyle="sm" color="fg.muted">
        {t('archive.export.holds', { count: total, size: formatBytes(size ?? 0), day })}
      </Text>
      {missing > 0 && <Text textStyle="sm">{t('archive.export.missing', { count: missing })}</Text>}
    </Aside>
  );
}

function Failed({ filter, problem, onChange }: ArchiveExport & Pick<ExportPanelProps, 'onChange'>) {
  const t = useText();
  const notify = useNotify();
  const { mutate, isPending } = useExportArchive();
  const again = () =>
    mutate(
      { id: newId(), filter },
      {
        onSuccess: ({ id }) => onChange(id),
        onError: (error) =>
          notify.failed(t('archive.export.failed'), messageOf(error, t('common.unexpected'))),
      },
    );
  return (
    <Aside
      action={
        <Button variant="outline" loading={isPending} onClick={again}>
          <LuRefreshCw aria-hidden="true" /> {t('archive.export.again')}
        </Button>
      }
    >
      <Text fontWeight="550">{t('archive.export.failed')}</Text>
      <FormProblem problem={problem?.detail ?? t('common.unexpected')} />
    </Aside>
  );
}

/** What became of it, and beside that what can be done. */
const Aside = ({ action, children }: { action: ReactNode; children: ReactNode }) => (
  <Flex gap="3" wrap="wrap" align="center" justify="space-between">
    <Stack gap="0.5" flex="1 1 18rem" role="status">
      {children}
    </Stack>
    {action}
  </Flex>
);

/** Tells of a zip that became ready before one's eyes: its panel may be scrolled away. */
function useTellReady(data: ArchiveExport | undefined): void {
  const t = useText();
  const notify = useNotify();
  const seen = useRef<ArchiveExport['status']>(undefined);
  useEffect(() => {
    if (data === undefined) return;
    if (seen.current === 'making' && data.status === 'ready') {
      const missing =
        data.missing === 0 ? {} : { description: t('archive.export.missing', { count: data.missing }) };
      notify.done({ title: t('archive.export.ready'), ...missing });
    }
    seen.current = data.status;
  }, [data, notify, t]);
}
