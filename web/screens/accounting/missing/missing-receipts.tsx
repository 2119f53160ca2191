import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { LuReceipt } from 'react-icons/lu';
import type { Transaction } from '../../../../shared/model/transaction.ts';
import { useTransactions } from '../../../api/ledger.ts';
import { useCan } from '../../../auth/me-context.ts';
import { DateText } from '../../../kit/date-text.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { Loaded } from '../../../kit/loaded.tsx';
import { Money } from '../../../kit/money.tsx';
import { useText } from '../../../text/use-text.ts';
import { LinkDialog } from '../linking/link-dialog.tsx';
import { NoReceiptDialog } from './no-receipt-dialog.tsx';

/** Expenses that still want a receipt, to be worked down to none: match one, or say that none is needed. */
export function MissingReceipts() {
  const t = useText();
  const [waived, setWaived] = useState<Transaction>();
  const [linked, setLinked] = useState<Transaction>();
  const query = useTransactions({ needs: 'receipt', limit: 50 });
  const items = query.data?.pages.flatMap((page) => page.items);
  return (
    <>
      <Loaded
        query={{ ...query, data: items }}
        errorTitle={t('transactions.loadFailed')}
        isEmpty={(rows) => rows.length === 0 && !query.hasNextPage}
        empty={
          <EmptyState
            icon={<LuReceipt />}
            title={t('matching.missingNone')}
            description={t('matching.missingNoneHelp')}
          />
        }
      >
        {(rows) => (
          <Stack gap="3">
            <Text color="fg.muted" aria-live="polite">
              {t(query.hasNextPage ? 'matching.missingMore' : 'matching.missingHelp', { count: rows.length })}
            </Text>
            <Box
              as="ul"
              listStyleType="none"
              bg="bg.panel"
              borderWidth="1px"
              borderRadius="l3"
              overflow="hidden"
            >
              {rows.map((row) => (
                <Wanting
                  key={row.id}
                  row={row}
                  onWaive={() => setWaived(row)}
                  onLink={() => setLinked(row)}
                />
              ))}
            </Box>
            {query.hasNextPage && (
              <Button
                alignSelf="center"
                variant="outline"
                loading={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {t('common.loadMore')}
              </Button>
            )}
          </Stack>
        )}
      </Loaded>
      {waived && <NoReceiptDialog row={waived} onClose={() => setWaived(undefined)} />}
      {linked && (
        <LinkDialog receiptIds={[]} transactionIds={[linked.id]} onClose={() => setLinked(undefined)} />
      )}
    </>
  );
}

interface WantingProps {
  readonly row: Transaction;
  readonly onWaive: () => void;
  readonly onLink: () => void;
}

function Wanting({ row, onWaive, onLink }: WantingProps) {
  const t = useText();
  const canEdit = useCan('canEdit');
  const canMatch = useCan('canMatch');
  return (
    <Flex
      as="li"
      align={{ base: 'stretch', md: 'center' }}
      direction={{ base: 'column', md: 'row' }}
      justify="space-between"
      gap="3"
      px="4"
      py="3"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: 0 }}
    >
      <Flex flex="1" minW="0" justify="space-between" gap="3">
        <Box minW="0">
          <Text fontWeight="550" truncate>
            {row.description}
          </Text>
          <Text textStyle="xs" color="fg.muted">
            <DateText day={row.date} /> · {row.accountLabel}
          </Text>
        </Box>
        <Money amount={row.amount} currency={row.currency} sign="always" fontWeight="550" />
      </Flex>
      <Flex gap="2">
        {canMatch && (
          <Button
            size="sm"
            variant="outline"
            aria-label={t('matching.findReceiptFor', { description: row.description })}
            onClick={onLink}
          >
            {t('matching.findReceipt')}
          </Button>
        )}
        {canEdit && (
          <Button
            size="sm"
            variant="outline"
            aria-label={t('matching.notNeededFor', { description: row.description })}
            onClick={onWaive}
          >
            {t('matching.notNeeded')}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}
