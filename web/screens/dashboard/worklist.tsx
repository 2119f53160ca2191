import { Flex, Stack, Text } from '@chakra-ui/react';
import { LuCircleCheck, LuFilePen, LuLink2, LuReceipt } from 'react-icons/lu';
import type { ReactNode } from 'react';
import { useReceipts } from '../../api/documents.ts';
import { useMatches } from '../../api/matching.ts';
import { useTransactions } from '../../api/transactions.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { paths } from '../../parts/paths.ts';
import { TextLink } from '../../parts/text-link.tsx';
import { useText } from '../../text/use-text.ts';

const LOOK_AT_MOST = 200;

/** What needs the person: matches to confirm, receipts that are missing, documents that could not be read whole. */
export function Worklist({ month }: { month: { from: string; to: string } }) {
  const t = useText();
  const matches = useMatches('pending');
  const missing = useTransactions({ ...month, matched: 'false', limit: LOOK_AT_MOST });
  const documents = useReceipts({ status: 'processed', limit: LOOK_AT_MOST });
  const all = {
    data:
      matches.data && missing.data && documents.data
        ? {
            matches: matches.data.items.length,
            missing: missing.data.pages
              .flatMap(({ items }) => items)
              .filter(({ kind, noReceiptNeeded }) => kind === 'expense' && !noReceiptNeeded).length,
            incomplete: documents.data.pages
              .flatMap(({ items }) => items)
              .filter(({ amount, date }) => amount === null || date === null).length,
          }
        : undefined,
    error: matches.error ?? missing.error ?? documents.error,
    refetch: () => Promise.all([matches.refetch(), missing.refetch(), documents.refetch()]),
  };
  return (
    <Panel title={t('dashboard.worklist')}>
      <Loaded query={all} isEmpty={isNothing} empty={<CaughtUp />}>
        {({ matches: waiting, missing: receipts, incomplete }) => (
          <Stack as="ul" listStyleType="none" gap="2.5">
            {waiting > 0 && (
              <Task icon={<LuLink2 />} to={paths.accounting}>
                {t('dashboard.matchesWaiting', { count: waiting })}
              </Task>
            )}
            {receipts > 0 && (
              <Task
                icon={<LuReceipt />}
                to={`${paths.transactions}?matched=false&from=${month.from}&to=${month.to}`}
              >
                {t('dashboard.receiptsMissing', { count: receipts })}
              </Task>
            )}
            {incomplete > 0 && (
              <Task icon={<LuFilePen />} to={`${paths.receipts}?status=processed`}>
                {t('dashboard.receiptsToComplete', { count: incomplete })}
              </Task>
            )}
          </Stack>
        )}
      </Loaded>
    </Panel>
  );
}

const isNothing = (work: Record<'matches' | 'missing' | 'incomplete', number>) =>
  work.matches + work.missing + work.incomplete === 0;

function Task({ icon, to, children }: { icon: ReactNode; to: string; children: ReactNode }) {
  return (
    <Flex as="li" align="center" gap="3">
      <Flex color="amber.fg" bg="amber.subtle" p="2" borderRadius="full" aria-hidden="true">
        {icon}
      </Flex>
      <TextLink to={to}>{children}</TextLink>
    </Flex>
  );
}

function CaughtUp() {
  const t = useText();
  return (
    <Flex align="center" gap="2.5" color="green.fg">
      <LuCircleCheck aria-hidden="true" />
      <Text>{t('dashboard.nothingWaiting')}</Text>
    </Flex>
  );
}
