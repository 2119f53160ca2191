import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { LuReceipt } from 'react-icons/lu';
import type { Transaction } from '../../../../shared/model/transaction.ts';
import { useTransactions, useWorklist } from '../../../api/ledger.ts';
import { useCan } from '../../../auth/me-context.ts';
import { EntryHead } from '../../../features/entry/entry-head.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { Worklist } from '../../../kit/worklist.tsx';
import { useText } from '../../../text/use-text.ts';
import { LinkDialog } from '../linking/link-dialog.tsx';
import { NoReceiptDialog } from './no-receipt-dialog.tsx';

/** Expenses that still want a receipt, to be worked down to none: match one, or say that none is needed. */
export function MissingReceipts() {
  const t = useText();
  const [waived, setWaived] = useState<Transaction>();
  const [linked, setLinked] = useState<Transaction>();
  const query = useTransactions({ needs: 'receipt', limit: 50 });
  const { data: waiting } = useWorklist();
  return (
    <>
      <Worklist
        query={query}
        errorTitle={t('transactions.loadFailed')}
        empty={
          <EmptyState
            icon={<LuReceipt />}
            title={t('matching.missingNone')}
            description={t('matching.missingNoneHelp')}
          />
        }
      >
        {(rows) => (
          <>
            <Text color="fg.muted" aria-live="polite">
              {t('matching.missingHelp', { count: waiting?.withoutReceipt ?? rows.length })}
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
          </>
        )}
      </Worklist>
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
      py="var(--row-room)"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: 0 }}
    >
      <EntryHead row={row} />
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
