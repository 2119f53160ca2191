import { Flex, Stack, Text } from '@chakra-ui/react';
import { LuCalendarX2, LuCircleCheck, LuFilePen, LuLink2, LuReceipt, LuTag } from 'react-icons/lu';
import type { ReactNode } from 'react';
import { useReceipts } from '../../api/receipts.ts';
import { useMatches } from '../../api/matching.ts';
import { useRecurring, useSummary, useTransactions } from '../../api/ledger.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { Panel } from '../../kit/panel.tsx';
import { paths } from '../../../shared/paths.ts';
import { TextLink } from '../../kit/text-link.tsx';
import { useText } from '../../text/use-text.ts';

const LOOK_AT_MOST = 200;

/** The ids of categories that only say the entry's kind: none was chosen. */
const UNCHOSEN = ['income', 'expense'];

/**
 * What needs the person: matches to confirm, receipts that are missing, documents that could not be read whole, entries without
 * a category, and what should have come again.
 */
export function Worklist({ month }: { month: { from: string; to: string } }) {
  const t = useText();
  const matches = useMatches('pending');
  const missing = useTransactions({ ...month, matched: 'false', limit: LOOK_AT_MOST });
  const documents = useReceipts({ status: 'processed', limit: LOOK_AT_MOST });
  const summary = useSummary(month);
  const recurring = useRecurring();
  const queries = [matches, missing, documents, summary, recurring];
  const all = {
    data:
      matches.data && missing.data && documents.data && summary.data && recurring.data
        ? {
            matches: matches.data.items.length,
            missing: missing.data.pages
              .flatMap(({ items }) => items)
              .filter(({ kind, noReceiptNeeded }) => kind === 'expense' && !noReceiptNeeded).length,
            incomplete: documents.data.pages
              .flatMap(({ items }) => items)
              .filter(({ amount, date }) => amount === null || date === null).length,
            uncategorised: summary.data.byCategory
              .filter(({ categoryId }) => UNCHOSEN.includes(categoryId))
              .reduce((sum, { count }) => sum + count, 0),
            absent: recurring.data.items.filter(({ isMissing }) => isMissing).length,
          }
        : undefined,
    error: queries.find(({ error }) => error !== null)?.error ?? null,
    refetch: () => Promise.all(queries.map(({ refetch }) => refetch())),
  };
  return (
    <Panel title={t('dashboard.worklist')}>
      <Loaded query={all} isEmpty={isNothing} empty={<CaughtUp />}>
        {({ matches: waiting, missing: receipts, incomplete, uncategorised, absent }) => (
          <Stack as="ul" listStyleType="none" gap="0" my="-1">
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
            {uncategorised > 0 && (
              <Task icon={<LuTag />} to={`${paths.accounting}?tab=categories`}>
                {t('dashboard.withoutCategory', { count: uncategorised })}
              </Task>
            )}
            {absent > 0 && (
              <Task icon={<LuCalendarX2 />} to={`${paths.accounting}?tab=categories`}>
                {t('dashboard.recurringMissing', { count: absent })}
              </Task>
            )}
          </Stack>
        )}
      </Loaded>
    </Panel>
  );
}

const isNothing = (work: Record<string, number>) => Object.values(work).every((count) => count === 0);

function Task({ icon, to, children }: { icon: ReactNode; to: string; children: ReactNode }) {
  return (
    <Flex as="li" align="center" gap="3">
      <Flex color="amber.fg" bg="amber.subtle" p="2" borderRadius="full" aria-hidden="true">
        {icon}
      </Flex>
      <TextLink to={to} py={{ base: '3', md: '2.5' }}>
        {children}
      </TextLink>
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
