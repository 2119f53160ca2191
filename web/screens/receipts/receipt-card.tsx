import { AspectRatio, Box, Button, Center, Checkbox, Flex, IconButton, Image, Text } from '@chakra-ui/react';
import { LuDownload, LuEye, LuFileText, LuTrash2 } from 'react-icons/lu';
import type { Receipt } from '../../../shared/model/receipt.ts';
import { useCan, useMayRemove } from '../../auth/me-context.ts';
import { useText } from '../../text/use-text.ts';
import { ReceiptFacts } from './receipt-facts.tsx';
import { ReceiptStatusBadge } from './receipt-status-badge.tsx';
import { useDownload } from './use-download.ts';

interface ReceiptCardProps {
  readonly receipt: Receipt;
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean) => void;
  readonly onView: () => void;
  readonly onDelete: () => void;
}

/** One document: what it looks like, what was read from it, where it stands, and View, Download, Delete. */
export function ReceiptCard({ receipt, isSelected, onSelect, onView, onDelete }: ReceiptCardProps) {
  const t = useText();
  const canEdit = useCan('canEdit');
  const file = receipt.fileName;
  return (
    <Flex
      as="li"
      direction="column"
      minW="0"
      bg="bg.panel"
      borderWidth="1px"
      borderColor={isSelected ? 'ember.solid' : 'border'}
      borderRadius="l3"
      boxShadow="xs"
      overflow="hidden"
    >
      <Box position="relative">
        <Thumbnail receipt={receipt} onView={onView} />
        {canEdit && (
          <Checkbox.Root
            position="absolute"
            top="3"
            left="3"
            // The whole corner takes the finger, not only the small box.
            _before={{ content: '""', position: 'absolute', inset: '-3' }}
            checked={isSelected}
            onCheckedChange={({ checked }) => onSelect(checked === true)}
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label srOnly>{t('receipts.select', { file })}</Checkbox.Label>
          </Checkbox.Root>
        )}
        <Box position="absolute" top="3" right="3">
          <ReceiptStatusBadge receipt={receipt} />
        </Box>
      </Box>
      <Flex direction="column" flex="1" p="4" pt="3" gap="3">
        <Box minH="16">
          <ReceiptFacts receipt={receipt} />
          <Text textStyle="xs" color="fg.muted" truncate mt="0.5" title={file}>
            {file}
          </Text>
          {receipt.problem && receipt.status !== 'pending' && (
            <Text textStyle="xs" color="red.fg" mt="1">
              {receipt.problem.detail}
            </Text>
          )}
        </Box>
        <CardActions receipt={receipt} onView={onView} onDelete={onDelete} />
      </Flex>
    </Flex>
  );
}

/** The top of the first page, as one leafs through papers; View beside it does the same for those who don't point. */
function Thumbnail({ receipt, onView }: { receipt: Receipt; onView: () => void }) {
  return (
    <AspectRatio ratio={16 / 9} bg="bg.muted" borderBottomWidth="1px" cursor="pointer" onClick={onView}>
      {receipt.thumbnailUrl === undefined ? (
        <Center color="fg.subtle" fontSize="3xl" aria-hidden="true">
          <LuFileText />
        </Center>
      ) : (
        <Image
          src={receipt.thumbnailUrl}
          alt=""
          loading="lazy"
          css={{ objectPosition: 'top !important', objectFit: 'cover' }}
        />
      )}
    </AspectRatio>
  );
}

function CardActions({
  receipt,
  onView,
  onDelete,
}: Pick<ReceiptCardProps, 'receipt' | 'onView' | 'onDelete'>) {
  const t = useText();
  const mayRemove = useMayRemove();
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
      {mayRemove(receipt) && (
        <IconButton
          size="sm"
          variant="ghost"
          ml="auto"
          aria-label={t('receipts.deleteFile', { file })}
          onClick={onDelete}
        >
          <LuTrash2 />
        </IconButton>
      )}
    </Flex>
  );
}
