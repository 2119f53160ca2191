import { Box, Flex, IconButton, Progress, Stack, Text } from '@chakra-ui/react';
import { LuRotateCw, LuX } from 'react-icons/lu';
import { useText } from '../../text/use-text.ts';
import { Panel } from '../../kit/panel.tsx';
import type { Uploads, UploadState } from './use-uploads.ts';

const words = {
  waiting: 'receipts.uploadWaiting',
  sending: 'receipts.uploadSending',
  done: 'receipts.uploadDone',
  failed: 'receipts.uploadFailed',
} as const;

/** The files on their way, each with its progress, its error and what can be done. */
export function UploadList({ uploads }: { uploads: Uploads }) {
  const t = useText();
  if (uploads.items.length === 0) return null;
  return (
    <Panel title={t('receipts.uploads')}>
      <Stack as="ul" listStyleType="none" gap="3">
        {uploads.items.map((item) => (
          <UploadRow key={item.key} item={item} uploads={uploads} />
        ))}
      </Stack>
    </Panel>
  );
}

function UploadRow({ item, uploads }: { item: UploadState; uploads: Uploads }) {
  const t = useText();
  const file = item.file.name;
  const isFailed = item.status === 'failed';
  return (
    <Flex as="li" gap="3" align="center">
      <Box flex="1" minW="0">
        <Flex justify="space-between" gap="3" mb="1">
          <Text fontWeight="550" truncate>
            {file}
          </Text>
          <Text textStyle="xs" color={isFailed ? 'red.fg' : 'fg.muted'} flexShrink="0">
            {t(words[item.status])}
          </Text>
        </Flex>
        {isFailed ? (
          <Text role="alert" textStyle="xs" color="red.fg">
            {item.detail}
          </Text>
        ) : (
          <Progress.Root
            value={Math.round(item.share * 100)}
            size="xs"
            aria-label={t('receipts.uploadOf', { file })}
          >
            <Progress.Track borderRadius="full">
              <Progress.Range bg="ember.solid" />
            </Progress.Track>
          </Progress.Root>
        )}
      </Box>
      {isFailed && (
        <>
          <IconButton
            size="xs"
            variant="ghost"
            aria-label={t('receipts.retry', { file })}
            onClick={() => uploads.retry(item.key)}
          >
            <LuRotateCw />
          </IconButton>
          <IconButton
            size="xs"
            variant="ghost"
            aria-label={t('receipts.dismiss', { file })}
            onClick={() => uploads.dismiss(item.key)}
          >
            <LuX />
          </IconButton>
        </>
      )}
    </Flex>
  );
}
