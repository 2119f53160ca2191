import { Box, Button, Flex, IconButton, Spinner, Text } from '@chakra-ui/react';
import {
  LuCircleAlert,
  LuCircleCheck,
  LuCircleSlash,
  LuFileSpreadsheet,
  LuRotateCw,
  LuX,
} from 'react-icons/lu';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { ProgressBar } from '../../kit/progress-bar.tsx';
import { useText } from '../../text/use-text.ts';
import { useUploads } from './uploads-context.ts';
import type { UploadItem, UploadStage } from './uploads-context.ts';

/** One file of the tray: a sign, its name, where it stands, and the one thing that can be done about it. */
export function UploadRow({ item }: { item: UploadItem }) {
  const t = useText();
  const { stage, fileName } = item;
  const isWrong = stage.name === 'refused' || stage.name === 'failed';
  return (
    <Flex
      as="li"
      gap="3"
      align={isWrong ? 'flex-start' : 'center'}
      ps="4"
      pe="2"
      py="2"
      _notFirst={{ borderTopWidth: '1px' }}
    >
      <Sign stage={stage} />
      <Box flex="1" minW="0">
        <Text fontWeight="550" truncate title={fileName}>
          {fileName}
        </Text>
        {isWrong ? (
          <Text role="alert" textStyle="xs" color="red.fg">
            {stage.detail}
          </Text>
        ) : (
          <Text textStyle="xs" color="fg.muted">
            {t(`uploads.stages.${stage.name}`)}
          </Text>
        )}
        {stage.name === 'sending' && (
          <ProgressBar
            label={t('uploads.sendingOf', { file: fileName })}
            percent={stage.share * 100}
            h="1.5"
            mt="1.5"
          />
        )}
      </Box>
      <Act item={item} />
    </Flex>
  );
}

const signs = {
  document: { color: 'green.fg', Icon: LuCircleCheck },
  statement: { color: 'ember.fg', Icon: LuFileSpreadsheet },
  refused: { color: 'red.fg', Icon: LuCircleSlash },
  failed: { color: 'red.fg', Icon: LuCircleAlert },
} as const;

function Sign({ stage: { name } }: { stage: UploadStage }) {
  if (name === 'waiting' || name === 'sending' || name === 'reading')
    return <Spinner size="sm" color="fg.muted" borderWidth="1.5px" flexShrink="0" />;
  const { color, Icon } = signs[name];
  return (
    <Box
      color={color}
      fontSize="lg"
      flexShrink="0"
      mt={name === 'refused' || name === 'failed' ? '0.5' : '0'}
      aria-hidden="true"
    >
      <Icon />
    </Box>
  );
}

function Act({ item: { id, fileName, stage } }: { item: UploadItem }) {
  const t = useText();
  const navigate = useNavigate();
  const { retry, dismiss, review } = useUploads();
  const named = { file: fileName };
  if (stage.name === 'document')
    return (
      <Button
        size="xs"
        variant="ghost"
        aria-label={t('uploads.openFile', named)}
        onClick={() => {
          dismiss(id);
          void navigate(`${paths.receipts}?review=${stage.receiptId}`);
        }}
      >
        {t('uploads.open')}
      </Button>
    );
  if (stage.name === 'statement')
    return (
      <Button
        size="xs"
        variant="outline"
        aria-label={t('uploads.reviewFile', named)}
        onClick={() => review(stage.importId)}
      >
        {t('uploads.review')}
      </Button>
    );
  if (stage.name !== 'refused' && stage.name !== 'failed') return null;
  return (
    <Flex>
      {stage.name === 'failed' && (
        <IconButton
          size="xs"
          variant="ghost"
          aria-label={t('uploads.retry', named)}
          onClick={() => retry(id)}
        >
          <LuRotateCw />
        </IconButton>
      )}
      <IconButton
        size="xs"
        variant="ghost"
        aria-label={t('uploads.dismiss', named)}
        onClick={() => dismiss(id)}
      >
        <LuX />
      </IconButton>
    </Flex>
  );
}
