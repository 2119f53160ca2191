import { Box, chakra, Flex, Skeleton, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { Receipt } from '../../../shared/model/receipt.ts';
import { openOriginal } from '../../api/receipts.ts';
import { ErrorState } from '../../kit/error-state.tsx';
import { useText } from '../../text/use-text.ts';

/** Addresses of originals live for some minutes; a shown one is not asked for again before. */
const ADDRESS_FRESH_MS = 240_000;
const PICTURES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];

/** The document as it was uploaded: a picture or a PDF; other kinds can only be downloaded. */
export function OriginalView({ receipt }: { receipt: Pick<Receipt, 'id' | 'fileName'> }) {
  const t = useText();
  const file = useQuery({
    queryKey: ['original', receipt.id],
    queryFn: () => openOriginal(receipt.id, 'view'),
    staleTime: ADDRESS_FRESH_MS,
  });
  const label = t('receipts.page', { file: receipt.fileName });
  if (file.error)
    return (
      <ErrorState
        title={t('receipts.downloadFailed')}
        detail={file.error.message}
        onRetry={() => void file.refetch()}
      />
    );
  if (!file.data) return <Skeleton h={{ base: '60', lg: 'full' }} minH="60" />;
  const { url, contentType } = file.data;
  if (PICTURES.includes(contentType))
    return (
      <Box
        overflow="auto"
        h={{ base: '60', lg: 'full' }}
        bg="bg.muted"
        borderRadius="l2"
        tabIndex={0}
        role="region"
        aria-label={label}
      >
        <chakra.img src={url} alt={label} mx="auto" maxW="full" />
      </Box>
    );
  if (contentType === 'application/pdf')
    return (
      <chakra.iframe
        src={url}
        title={label}
        w="full"
        h={{ base: '60', lg: 'full' }}
        minH="60"
        borderWidth="1px"
        borderRadius="l2"
      />
    );
  return (
    <Flex
      h={{ base: '40', lg: 'full' }}
      align="center"
      justify="center"
      bg="bg.muted"
      borderRadius="l2"
      p="6"
    >
      <Text color="fg.muted" textAlign="center" maxW="36ch">
        {t('receipts.noPreview')}
      </Text>
    </Flex>
  );
}
