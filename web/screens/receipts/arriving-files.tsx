import { Box, Button, Center, Flex, Grid, Spinner, Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { LuFileX, LuRotateCw, LuX } from 'react-icons/lu';
import type { Upload } from '../../../shared/model/receipt.ts';
import { messageOf } from '../../api/message-of.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { readAgain, useUnsettledUploads } from '../../api/uploads.ts';
import { useCan } from '../../auth/me-context.ts';
import { chooseFiles } from '../../features/upload/choose-files.ts';
import { useUploads } from '../../features/upload/uploads-context.ts';
import { useNotify } from '../../kit/notify.ts';
import { StatusBadge } from '../../kit/status-badge.tsx';
import { useText } from '../../text/use-text.ts';

interface ArrivingFilesProps {
  /** What the list is filtered by: files on their way have names, and nothing else yet. */
  readonly text: string;
  readonly status: string | undefined;
}

/** The files of which nobody knows yet what they are, or that failed: each is seen from the moment that its bytes are here. */
export function ArrivingFiles({ text, status }: ArrivingFilesProps) {
  const t = useText();
  const { data } = useUnsettledUploads();
  const uploads = data?.items ?? [];
  useReceiptsFollow(uploads);
  const name = text.toLowerCase();
  const shown = uploads.filter(({ fileName }) => fileName.toLowerCase().includes(name));
  if (shown.length === 0 || (status !== undefined && status !== 'pending')) return null;
  return (
    <Grid
      as="ul"
      listStyleType="none"
      aria-label={t('uploads.inProgress')}
      templateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' }}
      gap={{ base: '3', md: '4' }}
    >
      {shown.map((upload) => (
        <ArrivingCard key={upload.id} upload={upload} />
      ))}
    </Grid>
  );
}

/** A file that is on the list no more may be among the documents now. */
function useReceiptsFollow(uploads: readonly Upload[]): void {
  const client = useQueryClient();
  const before = useRef(uploads);
  useEffect(() => {
    const ids = new Set(uploads.map(({ id }) => id));
    if (before.current.some(({ id }) => !ids.has(id)))
      void client.invalidateQueries({ queryKey: queryKeys.receipts });
    before.current = uploads;
  }, [client, uploads]);
}

function ArrivingCard({ upload }: { upload: Upload }) {
  const t = useText();
  const { fileName, status, problem } = upload;
  const isPending = status === 'arriving';
  return (
    <Flex as="li" minW="0" gap="3" p="4" bg="bg.panel" borderWidth="1px" borderRadius="l3" boxShadow="xs">
      <Center boxSize="10" flexShrink="0" bg="bg.muted" borderRadius="l2" color="fg.muted" aria-hidden="true">
        {isPending ? <Spinner size="sm" borderWidth="1.5px" /> : <LuFileX />}
      </Center>
      <Box flex="1" minW="0">
        <Flex align="center" gap="2">
          <Text fontWeight="550" truncate flex="1" title={fileName}>
            {fileName}
          </Text>
          <StatusBadge meaning={isPending ? 'waiting' : 'broken'}>
            {t(isPending ? 'receipts.statuses.pending' : badges[status === 'failed' ? 'failed' : 'refused'])}
          </StatusBadge>
        </Flex>
        {isPending ? (
          <Text textStyle="xs" color="fg.muted" mt="0.5">
            {t(upload.isStored ? 'receipts.beingRead' : 'uploads.stages.sending')}
          </Text>
        ) : (
          <>
            <Text textStyle="xs" color="red.fg" mt="0.5">
              {problem?.detail}
            </Text>
            <Acts upload={upload} />
          </>
        )}
      </Box>
    </Flex>
  );
}

const badges = { failed: 'uploads.failed', refused: 'uploads.notTakenBadge' } as const;

function Acts({ upload: { id, fileName, status, isStored } }: { upload: Upload }) {
  const t = useText();
  const notify = useNotify();
  const client = useQueryClient();
  const { start, dismiss } = useUploads();
  if (!useCan('canImport')) return null;
  const failed = (error: unknown) =>
    notify.failed(t('uploads.notTold'), messageOf(error, t('common.unexpected')));
  const retry = () => {
    if (isStored) void readAgain(client, id).catch(failed);
    else
      chooseFiles((files) => {
        start(files);
        dismiss(id);
      });
  };
  return (
    <Flex gap="2" mt="2.5" wrap="wrap">
      {status === 'failed' && (
        <Button
          size="xs"
          variant="outline"
          aria-label={t('uploads.retry', { file: fileName })}
          onClick={retry}
        >
          <LuRotateCw aria-hidden="true" /> {t(isStored ? 'uploads.tryAgain' : 'uploads.chooseAgain')}
        </Button>
      )}
      <Button
        size="xs"
        variant="ghost"
        aria-label={t('uploads.dismiss', { file: fileName })}
        onClick={() => dismiss(id)}
      >
        <LuX aria-hidden="true" /> {t('uploads.close')}
      </Button>
    </Flex>
  );
}
