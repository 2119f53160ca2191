import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { LuCircleAlert, LuDownload } from 'react-icons/lu';
import { todayIn } from '../../../shared/civil-date.ts';
import type { DataExport } from '../../../shared/model/data-export.ts';
import { openExport, useDataExports, useStartDataExport } from '../../api/data-exports.ts';
import { messageOf } from '../../api/message-of.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { saveFrom } from '../../features/document/save-from.ts';
import { formatBytes } from '../../format/format-bytes.ts';
import { DateText } from '../../kit/date-text.tsx';
import { Lines, Loaded } from '../../kit/loaded.tsx';
import { useNotify } from '../../kit/notify.ts';
import { Panel } from '../../kit/panel.tsx';
import { ProgressBar } from '../../kit/progress-bar.tsx';
import { TimeAgo } from '../../kit/time-ago.tsx';
import { useText } from '../../text/use-text.ts';

/** Everything that the organization has, as one file: started here, and found here again while it is kept. */
export function DataExportCard() {
  const t = useText();
  const notify = useNotify();
  const exports = useDataExports();
  const start = useStartDataExport();
  const { email } = useSignedIn().profile;
  const isUnderWay = exports.data?.items.some(({ status }) => status === 'Processing') ?? false;
  const begin = () =>
    start.mutate(undefined, {
      onSuccess: () =>
        notify.done({
          title: t('data.started'),
          description: t('data.startedHelp', { email }),
          settles: [t('data.failed')],
        }),
      onError: (error) => notify.failed(t('data.failed'), messageOf(error, t('common.unexpected'))),
    });
  return (
    <Panel title={t('data.exportTitle')}>
      <Stack gap="5">
        <Text color="fg.muted">{t('data.exportHelp')}</Text>
        <Button
          variant="outline"
          alignSelf="flex-start"
          disabled={isUnderWay}
          loading={start.isPending}
          loadingText={t('data.starting')}
          onClick={begin}
        >
          {t('data.start')}
        </Button>
        <Loaded
          query={exports}
          skeleton={<Lines count={1} />}
          errorTitle={t('data.loadFailed')}
          isEmpty={({ items }) => items.length === 0}
          empty={null}
        >
          {({ items }) => (
            <Stack as="ul" gap="0" listStyleType="none" aria-label={t('data.exports')}>
              {items.map((one) => (
                <ExportRow key={one.id} made={one} />
              ))}
            </Stack>
          )}
        </Loaded>
      </Stack>
    </Panel>
  );
}

function ExportRow({ made }: { made: DataExport }) {
  const { createdAt, size } = made;
  const t = useText();
  return (
    <Flex as="li" gap="3" justify="space-between" align="center" wrap="wrap" borderTopWidth="1px" py="3">
      <Box minW="0" flex="1 1 14rem">
        <Text>
          {t('data.ofAll')} · <TimeAgo at={createdAt} />
          {size !== null && ` · ${formatBytes(size)}`}
        </Text>
        <Standing made={made} />
      </Box>
      {made.status === 'Ready' && <DownloadButton id={made.id} />}
    </Flex>
  );
}

function Standing({ made: { status, progress, problem, expiresAt } }: { made: DataExport }) {
  const t = useText();
  const { timeZone } = useSignedIn().organization;
  if (status === 'Failed')
    return (
      <Flex gap="2" textStyle="sm" color="red.fg">
        <Box mt="0.5" aria-hidden="true">
          <LuCircleAlert />
        </Box>
        <Text>{problem?.detail ?? t('data.failed')}</Text>
      </Flex>
    );
  if (status === 'Processing')
    return (
      <>
        <ProgressBar label={t('data.progress')} percent={100 * progress} mt="2" />
        <Text textStyle="xs" color="fg.muted" mt="1.5">
          {t('data.mayLeave')}
        </Text>
      </>
    );
  return expiresAt === undefined ? null : (
    <Text textStyle="xs" color="fg.muted">
      {t('data.until')} <DateText day={todayIn(timeZone, new Date(expiresAt))} />
    </Text>
  );
}

function DownloadButton({ id }: { id: string }) {
  const t = useText();
  const notify = useNotify();
  const download = async () => {
    try {
      saveFrom(await openExport(id));
    } catch (error) {
      notify.failed(t('data.downloadFailed'), messageOf(error, t('common.unexpected')));
    }
  };
  return (
    <Button size="sm" variant="outline" onClick={() => void download()}>
      <LuDownload aria-hidden="true" /> {t('data.download')}
    </Button>
  );
}
