import { Box, Button, Flex, Image, Skeleton, Stack, Text } from '@chakra-ui/react';
import { LuChevronRight, LuReceipt } from 'react-icons/lu';
import { Link as RouterLink } from 'react-router-dom';
import { receiptPath } from '../../../../shared/paths.ts';
import { counterpartyOf } from '../../../../shared/own-document.ts';
import type { Receipt } from '../../../../shared/model/receipt.ts';
import type { Transaction } from '../../../../shared/model/transaction.ts';
import { wantsReceipt } from '../../../../shared/wants-receipt.ts';
import { useReceipt } from '../../../api/receipts.ts';
import { useCan } from '../../../auth/me-context.ts';
import { DateText } from '../../../kit/date-text.tsx';
import { Money } from '../../../kit/money.tsx';
import { useText } from '../../../text/use-text.ts';
import { CopyWarning } from '../../match/copy-warning.tsx';
import { useDocumentActions } from './use-document-actions.ts';

/** The documents of an entry, each opened by a click; without any, why there is none. */
export function EntryDocuments({ row }: { row: Transaction }) {
  const t = useText();
  if (row.receiptIds.length > 0)
    return (
      <Stack gap="2">
        {row.receiptIds.map((id) => (
          <DocumentLink key={id} id={id} row={row} />
        ))}
      </Stack>
    );
  const waived = row.noReceiptReason ?? t('entry.noReceiptNeeded');
  const none = wantsReceipt(row) ? t('entry.panel.wantsDocument') : t('entry.panel.noDocument');
  return <Text color="fg.muted">{row.noReceiptNeeded ? waived : none}</Text>;
}

function DocumentLink({ id, row }: { id: string; row: Transaction }) {
  const t = useText();
  const { data, isError } = useReceipt(id);
  const canMatch = useCan('canMatch');
  const { detach, isBusy } = useDocumentActions(row);
  if (isError) return <Text color="fg.muted">{t('accounting.gone')}</Text>;
  if (!data) return <Skeleton h="16" borderRadius="l2" />;
  const name = counterpartyOf(data) ?? t('receipts.noVendor');
  return (
    <Box>
      <Flex
        asChild
        align="center"
        gap="3"
        p="2.5"
        borderWidth="1px"
        borderRadius="l2"
        bg="bg"
        _hover={{ bg: 'bg.muted' }}
      >
        <RouterLink to={receiptPath(id)} aria-label={t('entry.panel.openDocument', { name })}>
          <Thumbnail url={data.thumbnailUrl} />
          <Box flex="1" minW="0">
            <Flex justify="space-between" gap="3">
              <Text fontWeight="550" truncate>
                {name}
              </Text>
              {data.amount !== null && (
                <Money amount={data.amount} currency={data.currency ?? row.currency} fontWeight="550" />
              )}
            </Flex>
            <Text textStyle="xs" color="fg.muted" truncate>
              {data.date ? <DateText day={data.date} /> : t('receipts.noDate')} · {data.fileName}
            </Text>
          </Box>
          <Box color="fg.muted" flexShrink="0">
            <LuChevronRight aria-hidden="true" />
          </Box>
        </RouterLink>
      </Flex>
      {canMatch && (
        <Button
          size="2xs"
          variant="plain"
          px="0"
          mt="1"
          color="fg.muted"
          textDecoration="underline"
          disabled={isBusy}
          aria-label={t('entry.panel.detach', { name })}
          onClick={() => void detach(id)}
        >
          {t('entry.panel.detachShort')}
        </Button>
      )}
      <CopyWarning receipt={data} mt="1.5" />
      <LeftOut receipt={data} row={row} />
    </Box>
  );
}

/** Why a document's taxes are not the entry's. */
function LeftOut({ receipt: { currency, taxes }, row }: { receipt: Receipt; row: Transaction }) {
  const t = useText();
  if (currency === null || currency === row.currency || taxes.length === 0) return null;
  return (
    <Text textStyle="xs" color="fg.muted" mt="1.5">
      {t('entry.panel.taxesLeftOut', { theirs: currency, ours: row.currency })}
    </Text>
  );
}

function Thumbnail({ url }: { url: string | undefined }) {
  return (
    <Flex
      flexShrink="0"
      w="10"
      h="12"
      align="center"
      justify="center"
      borderWidth="1px"
      borderRadius="l1"
      bg="bg.panel"
      color="fg.muted"
      overflow="hidden"
    >
      {url === undefined ? (
        <LuReceipt aria-hidden="true" />
      ) : (
        <Image src={url} alt="" w="full" h="full" objectFit="cover" objectPosition="top" />
      )}
    </Flex>
  );
}
