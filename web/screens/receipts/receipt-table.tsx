import { Box, Button, Flex, IconButton, Table, Text, VisuallyHidden } from '@chakra-ui/react';
import { LuDownload, LuTrash2 } from 'react-icons/lu';
import { useCan, useMayRemove, useSignedIn } from '../../auth/me-context.ts';
import { useCategories } from '../../features/category/categories.ts';
import { AskedMark } from '../../features/question/asked-mark.tsx';
import { DateText } from '../../kit/date-text.tsx';
import { Money } from '../../kit/money.tsx';
import { useText } from '../../text/use-text.ts';
import { counterpartyOf } from '../../../shared/own-document.ts';
import type { ReceiptCardProps } from './receipt-card.tsx';
import { ReceiptCheckbox } from './receipt-checkbox.tsx';
import { ReceiptStatusBadge } from './receipt-status-badge.tsx';
import { useDownload } from '../../features/document/use-download.ts';

/** Where there is room for every column. */
const WIDE = { base: 'none', md: 'table-cell' } as const;

/** The documents as dense rows: many at once, each with what is needed to know it. */
export function ReceiptTable({ rows }: { rows: readonly ReceiptCardProps[] }) {
  const t = useText();
  const canEdit = useCan('canEdit');
  return (
    <Box bg="bg.panel" borderWidth="1px" borderRadius="l3" boxShadow="xs" overflow="hidden">
      <Table.Root size="sm" variant="line" bg="transparent" aria-label={t('receipts.list')}>
        <Table.Header>
          <Table.Row bg="transparent">
            {canEdit && (
              <Table.ColumnHeader w="10" pe="0">
                <VisuallyHidden>{t('receipts.selectColumn')}</VisuallyHidden>
              </Table.ColumnHeader>
            )}
            <Table.ColumnHeader>{t('receipts.columns.document')}</Table.ColumnHeader>
            <Table.ColumnHeader display={WIDE}>{t('receipts.date')}</Table.ColumnHeader>
            <Table.ColumnHeader display={WIDE}>{t('receipts.category')}</Table.ColumnHeader>
            <Table.ColumnHeader display={WIDE}>{t('receipts.status')}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{t('receipts.total')}</Table.ColumnHeader>
            <Table.ColumnHeader display={WIDE} w="24">
              <VisuallyHidden>{t('receipts.columns.actions')}</VisuallyHidden>
            </Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map((row) => (
            <ReceiptRow key={row.receipt.id} {...row} canEdit={canEdit} />
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}

function ReceiptRow({
  receipt,
  isAsked,
  isSelected,
  onSelect,
  onView,
  onDelete,
  canEdit,
}: ReceiptCardProps & { readonly canEdit: boolean }) {
  const t = useText();
  const { organization } = useSignedIn();
  const { labelOf } = useCategories();
  const file = receipt.fileName;
  const isPending = receipt.status === 'pending';
  return (
    <Table.Row
      bg={isSelected ? 'ember.subtle' : 'transparent'}
      _last={{ '& > td': { borderBottomWidth: '0' } }}
    >
      {canEdit && (
        <Table.Cell pe="0">
          <ReceiptCheckbox file={file} isSelected={isSelected} onSelect={onSelect} />
        </Table.Cell>
      )}
      <Table.Cell maxW="0" w={{ base: 'full', md: '40%' }}>
        <Button
          variant="plain"
          size="sm"
          h="auto"
          p="0"
          maxW="full"
          color="fg"
          fontWeight="550"
          justifyContent="flex-start"
          _hover={{ textDecoration: 'underline' }}
          aria-label={t('receipts.viewFile', { file })}
          onClick={onView}
        >
          <Text as="span" truncate color={counterpartyOf(receipt) ? 'fg' : 'fg.muted'}>
            {counterpartyOf(receipt) ?? t(isPending ? 'receipts.beingRead' : 'receipts.noVendor')}
          </Text>
        </Button>
        <Flex align="center" gap="1.5" minW="0">
          <Text textStyle="xs" color="fg.muted" truncate title={file}>
            {file}
          </Text>
          {isAsked && <AskedMark />}
        </Flex>
        <Flex hideFrom="md" align="center" gap="2" mt="1" textStyle="xs" color="fg.muted">
          <ReceiptStatusBadge receipt={receipt} />
          {receipt.date && <DateText day={receipt.date} />}
        </Flex>
      </Table.Cell>
      <Table.Cell display={WIDE} whiteSpace="nowrap">
        {receipt.date ? (
          <DateText day={receipt.date} />
        ) : (
          <Unknown text={isPending ? '' : t('receipts.noDate')} />
        )}
      </Table.Cell>
      <Table.Cell display={WIDE} maxW="44">
        <Text truncate color={receipt.category ? 'fg' : 'fg.muted'}>
          {receipt.category ? labelOf(receipt.category) : isPending ? '' : t('receipts.noCategory')}
        </Text>
      </Table.Cell>
      <Table.Cell display={WIDE}>
        <ReceiptStatusBadge receipt={receipt} />
      </Table.Cell>
      <Table.Cell textAlign="end" whiteSpace="nowrap" fontWeight="550">
        {receipt.amount === null ? (
          <Unknown text="–" />
        ) : (
          <Money amount={receipt.amount} currency={receipt.currency ?? organization.currency} />
        )}
      </Table.Cell>
      <Table.Cell display={WIDE} py="1">
        <RowActions receipt={receipt} onDelete={onDelete} />
      </Table.Cell>
    </Table.Row>
  );
}

const Unknown = ({ text }: { text: string }) => (
  <Text as="span" color="fg.muted">
    {text}
  </Text>
);

function RowActions({ receipt, onDelete }: Pick<ReceiptCardProps, 'receipt' | 'onDelete'>) {
  const t = useText();
  const mayRemove = useMayRemove();
  const download = useDownload();
  const file = receipt.fileName;
  return (
    <Flex justify="flex-end">
      {receipt.originalDeletedAt === undefined && (
        <IconButton
          size="xs"
          variant="ghost"
          aria-label={t('receipts.downloadFile', { file })}
          onClick={() => void download(receipt.id)}
        >
          <LuDownload />
        </IconButton>
      )}
      {mayRemove(receipt) && (
        <IconButton
          size="xs"
          variant="ghost"
          aria-label={t('receipts.deleteFile', { file })}
          onClick={onDelete}
        >
          <LuTrash2 />
        </IconButton>
      )}
    </Flex>
  );
}
