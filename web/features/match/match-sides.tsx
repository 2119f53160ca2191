import { Box, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LuArrowLeftRight, LuReceipt } from 'react-icons/lu';
import type { Match } from '../../../shared/model/match.ts';
import { counterpartyOf } from '../../../shared/own-document.ts';
import { useReceipt } from '../../api/receipts.ts';
import { useTransaction } from '../../api/ledger.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { useText } from '../../text/use-text.ts';
import { DateText } from '../../kit/date-text.tsx';
import { Money } from '../../kit/money.tsx';
import { SumsLine } from './sums-line.tsx';
import { Thumbnail } from './thumbnail.tsx';

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

/** The receipt of a match: what it looks like, vendor, day, amount, file. */
function ReceiptSide({ id }: { id: string }) {
  const t = useText();
  const { currency } = useSignedIn().organization;
  const { data, isError } = useReceipt(id);
  return (
    <Side
      icon={<LuReceipt />}
      label={t('accounting.receipt')}
      picture={<Thumbnail url={data?.thumbnailUrl} />}
      isGone={isError}
      head={
        data && {
          name: counterpartyOf(data) ?? t('receipts.noVendor'),
          amount: data.amount !== null && (
            <Money amount={data.amount} currency={data.currency ?? currency} fontWeight="550" />
          ),
          note: (
            <>
              {data.date ? <DateText day={data.date} /> : t('receipts.noDate')} · {data.fileName}
            </>
          ),
        }
      }
    />
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
      head={
        data && {
          name: data.description,
          amount: <Money amount={data.amount} currency={data.currency} sign="always" fontWeight="550" />,
          note: (
            <>
              <DateText day={data.date} /> · {data.accountLabel}
            </>
          ),
        }
      }
    />
  );
}

interface SideProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly picture?: ReactNode;
  /** What is known of it; undefined until it has come. */
  readonly head: { readonly name: string; readonly amount: ReactNode; readonly note: ReactNode } | undefined;
  readonly isGone: boolean;
}

/** One side, of one height whether it has come yet or not. */
function Side({ icon, label, picture, head, isGone }: SideProps) {
  const t = useText();
  return (
    <Flex
      minW="0"
      w="full"
      flex="1"
      gap="3"
      align="flex-start"
      borderWidth="1px"
      borderRadius="l2"
      p="3"
      bg="bg"
    >
      {picture}
      <Box flex="1" minW="0">
        <Flex align="center" gap="1.5" textStyle="xs" color="fg.muted" mb="1">
          <span aria-hidden="true">{icon}</span>
          {label}
        </Flex>
        <Flex justify="space-between" gap="3" minH="5.5">
          {head ? (
            <>
              <Text fontWeight="550" truncate>
                {head.name}
              </Text>
              {head.amount}
            </>
          ) : isGone ? (
            <Text color="fg.muted">{t('accounting.gone')}</Text>
          ) : (
            <Skeleton h="4" w="70%" />
          )}
        </Flex>
        <Text as="div" textStyle="xs" color="fg.muted" truncate minH="4.5">
          {head ? head.note : !isGone && <Skeleton h="3" w="45%" />}
        </Text>
      </Box>
    </Flex>
  );
}
