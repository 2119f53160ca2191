import { Box, Button, Flex, IconButton, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { LuDownload, LuEye, LuTrash2 } from 'react-icons/lu';
import type { Receipt } from '../../../shared/model/receipt.ts';
import { useDeleteReceipt } from '../../api/documents.ts';
import { useCan, useSignedIn } from '../../auth/me-context.ts';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { DateText } from '../../parts/date-text.tsx';
import { useCategories } from '../../parts/entry/categories.ts';
import { messageOf } from '../../parts/message-of.ts';
import { Money } from '../../parts/money.tsx';
import { useNotify } from '../../parts/notify.ts';
import { useText } from '../../text/use-text.ts';
import { ReceiptStatusBadge } from './receipt-status-badge.tsx';
import { useDownload } from './use-download.ts';

/** One document: what was read from it, where it stands, and View, Download, Delete. */
export function ReceiptCard({ receipt, onView }: { receipt: Receipt; onView: () => void }) {
  const t = useText();
  const { organization } = useSignedIn();
  const { labelOf } = useCategories();
  const isPending = receipt.status === 'pending';
  return (
    <Flex
      as="li"
      direction="column"
      minW="0"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      boxShadow="xs"
      p="4"
      gap="3"
    >
      <Flex justify="space-between" align="center" gap="3">
        <Text textStyle="xs" color="fg.muted" truncate title={receipt.fileName}>
          {receipt.fileName}
        </Text>
        <Box flexShrink="0">
          <ReceiptStatusBadge receipt={receipt} />
        </Box>
      </Flex>
      <Box minH="16">
        <Flex justify="space-between" gap="3" fontSize="md" fontWeight="600">
          <Text truncate color={receipt.vendor ? 'fg' : 'fg.muted'}>
            {receipt.vendor ?? t(isPending ? 'receipts.beingRead' : 'receipts.noVendor')}
          </Text>
          {receipt.amount !== null && (
            <Money amount={receipt.amount} currency={receipt.currency ?? organization.currency} />
          )}
        </Flex>
        {!isPending && (
          <Text color="fg.muted" truncate mt="0.5">
            {receipt.date ? <DateText day={receipt.date} /> : t('receipts.noDate')} ·{' '}
            {receipt.category ? labelOf(receipt.category) : t('receipts.noCategory')}
          </Text>
        )}
        {receipt.problem && !isPending && (
          <Text textStyle="xs" color="red.fg" mt="1">
            {receipt.problem.detail}
          </Text>
        )}
      </Box>
      <CardActions receipt={receipt} onView={onView} />
    </Flex>
  );
}

function CardActions({ receipt, onView }: { receipt: Receipt; onView: () => void }) {
  const t = useText();
  const canEdit = useCan('canEdit');
  const download = useDownload();
  const file = receipt.fileName;
  return (
    <Flex gap="1" mt="auto" align="center">
      <Button size="sm" variant="outline" aria-label={t('receipts.viewFile', { file })} onClick={onView}>
        <LuEye aria-hidden="true" /> {t('receipts.view')}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        aria-label={t('receipts.downloadFile', { file })}
        onClick={() => void download(receipt.id)}
      >
        <LuDownload aria-hidden="true" /> {t('receipts.download')}
      </Button>
      {canEdit && <DeleteButton receipt={receipt} />}
    </Flex>
  );
}

/** Asks first: the original goes with the record, so this cannot be taken back. */
function DeleteButton({ receipt }: { receipt: Receipt }) {
  const t = useText();
  const notify = useNotify();
  const [isAsking, setIsAsking] = useState(false);
  const { mutateAsync, isPending } = useDeleteReceipt();
  const file = receipt.fileName;
  const remove = async () => {
    try {
      await mutateAsync(receipt.id);
      notify.done({ title: t('receipts.deleted'), description: file });
    } catch (error) {
      notify.failed(t('receipts.deleteFailed'), messageOf(error, t('common.unexpected')));
    }
    setIsAsking(false);
  };
  return (
    <>
      <IconButton
        size="sm"
        variant="ghost"
        ml="auto"
        aria-label={t('receipts.deleteFile', { file })}
        onClick={() => setIsAsking(true)}
      >
        <LuTrash2 />
      </IconButton>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('receipts.deleteTitle')}
        description={t('receipts.deleteHelp', { file })}
        confirmLabel={t('receipts.deleteConfirm')}
        isBusy={isPending}
        onConfirm={() => void remove()}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
