import { AspectRatio, Box, Button, Center, Flex, IconButton, Image, Text } from '@chakra-ui/react';
import { LuDownload, LuEye, LuFileText, LuTrash2 } from 'react-icons/lu';
import type { Receipt } from '../../../shared/model/receipt.ts';
import { useCan, useMayRemove } from '../../auth/me-context.ts';
import { AskedMark } from '../../features/question/asked-mark.tsx';
import { useText } from '../../text/use-text.ts';
import { ReceiptCheckbox } from './receipt-checkbox.tsx';
import { ReceiptFacts } from './receipt-facts.tsx';
import { ReadAgain } from './read-again.tsx';
import { ReceiptStatusBadge } from './receipt-status-badge.tsx';
import { useDownload } from '../../features/document/use-download.ts';
import { useLivingPicture } from '../../features/document/use-living-picture.ts';

export interface ReceiptCardProps {
  readonly receipt: Receipt;
  /** Whether a question about it is open. */
  readonly isAsked: boolean;
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean) => void;
  readonly onView: () => void;
  readonly onDelete: () => void;
}

/** One document: what it looks like, what was read from it, where it stands, and View, Download, Delete. */
export function ReceiptCard({ receipt, isAsked, isSelected, onSelect, onView, onDelete }: ReceiptCardProps) {
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
      <Thumbnail receipt={receipt} onView={onView} />
      <Flex direction="column" flex="1" p="4" pt="3" gap="3">
        <Flex gap="3" minH="16" align="flex-start">
          {canEdit && (
            <Box pt="1">
              <ReceiptCheckbox file={file} isSelected={isSelected} onSelect={onSelect} />
            </Box>
          )}
          <Box flex="1" minW="0">
            <ReceiptFacts receipt={receipt} />
            <Flex align="center" gap="2" mt="1">
              <Text textStyle="xs" color="fg.muted" truncate flex="1" title={file}>
                {file}
              </Text>
              {isAsked && <AskedMark />}
              <ReceiptStatusBadge receipt={receipt} />
            </Flex>
            {receipt.problem && receipt.status !== 'pending' && (
              <>
                <Text textStyle="xs" color="red.fg" mt="1">
                  {receipt.problem.detail}
                </Text>
                <ReadAgain receipt={receipt} />
              </>
            )}
          </Box>
        </Flex>
        <CardActions receipt={receipt} onView={onView} onDelete={onDelete} />
      </Flex>
    </Flex>
  );
}

/** The top of the first page, as one leafs through papers; View beside it does the same for those who don't point. */
function Thumbnail({ receipt, onView }: { receipt: Receipt; onView: () => void }) {
  const { src, ...heard } = useLivingPicture(receipt.thumbnailUrl);
  return (
    <AspectRatio ratio={16 / 9} bg="bg.muted" borderBottomWidth="1px" cursor="pointer" onClick={onView}>
      {src === undefined ? (
        <Center color="fg.subtle" fontSize="3xl" aria-hidden="true">
          <LuFileText />
        </Center>
      ) : (
        <Image
          {...heard}
          src={src}
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
      {receipt.originalDeletedAt === undefined && (
        <Button
          size="sm"
          variant="ghost"
          aria-label={t('receipts.downloadFile', { file })}
          onClick={() => void download(receipt.id)}
        >
          <LuDownload aria-hidden="true" /> {t('receipts.download')}
        </Button>
      )}
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
