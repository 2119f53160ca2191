import { Box, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LuArrowLeftRight, LuReceipt } from 'react-icons/lu';
import type { Match } from '../../../shared/model/match.ts';
import { useReceipt } from '../../api/receipts.ts';
import { useTransaction } from '../../api/ledger.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { useText } from '../../text/use-text.ts';
import { DateText } from '../../kit/date-text.tsx';
import { Money } from '../../kit/money.tsx';
import { SumsLine } from './sums-line.tsx';

/** Both sides of a match, and their sums where there is something to add up or to explain. */
export function MatchSides({ match }: { match: Match }) {
  const { receiptIds, transactionIds, sums } = match;
  const isSimple = receiptIds.length === 1 && transactionIds.length === 1 && sums?.difference === 0;
  return (
    <Stack gap="2.5">
      <Flex direction={{ base: 'column', md: 'row' }} gap="3">
        <Stack flex="1" minW="0" gap="2">
          {receiptIds.map((id) => (
            <ReceiptSide key={id} id={id} />
          ))}
        </Stack>
        <Stack flex="1" minW="0" gap="2">
          {transactionIds.map((id) => (
            <TransactionSide key={id} id={id} />
          ))}
        </Stack>
      </Flex>
      {sums && !isSimple && <SumsLine sums={sums} />}
    </Stack>
  );
}

/** The receipt of a match: vendor, day, amount, file. */
function ReceiptSide({ id }: { id: string | undefined }) {
  const t = useText();
  const { currency } = useSignedIn().organization;
  const { data, isError } = useReceipt(id);
  return (
    <Side icon={<LuReceipt />} label={t('accounting.receipt')} isGone={isError} isHere={data !== undefined}>
      {data && (
        <>
          <Flex justify="space-between" gap="3">
            <Text fontWeight="550" truncate>
              {data.vendor ?? t('receipts.noVendor')}
            </Text>
            {data.amount !== null && (
              <Money amount={data.amount} currency={data.currency ?? currency} fontWeight="550" />
            )}
          </Flex>
          <Text textStyle="xs" color="fg.muted" truncate>
            {data.date ? <DateText day={data.date} /> : t('receipts.noDate')} · {data.fileName}
          </Text>
        </>
      )}
    </Side>
  );
}

/** The transaction of a match: description, day, amount, account. */
export function TransactionSide({ id, label }: { id: string | undefined; label?: string }) {
  const t = useText();
  const { data, isError } = useTransaction(id);
  return (
    <Side
      icon={<LuArrowLeftRight />}
      label={label ?? t('accounting.transaction')}
      isGone={isError}
      isHere={data !== undefined}
    >
      {data && (
        <>
          <Flex justify="space-between" gap="3">
            <Text fontWeight="550" truncate>
              {data.description}
            </Text>
            <Money amount={data.amount} currency={data.currency} sign="always" fontWeight="550" />
          </Flex>
          <Text textStyle="xs" color="fg.muted" truncate>
            <DateText day={data.date} /> · {data.accountLabel}
          </Text>
        </>
      )}
    </Side>
  );
}

interface SideProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly isHere: boolean;
  readonly isGone: boolean;
  readonly children: ReactNode;
}

function Side({ icon, label, isHere, isGone, children }: SideProps) {
  const t = useText();
  return (
    <Box minW="0" w="full" borderWidth="1px" borderRadius="l2" px="3.5" py="3" bg="bg">
      <Flex align="center" gap="1.5" textStyle="xs" color="fg.muted" mb="1.5">
        <span aria-hidden="true">{icon}</span>
        {label}
      </Flex>
      {isHere ? children : isGone ? <Text color="fg.muted">{t('accounting.gone')}</Text> : <Waiting />}
    </Box>
  );
}

function Waiting() {
  return (
    <>
      <Skeleton h="4" mb="2" />
      <Skeleton h="3" w="60%" />
    </>
  );
}
