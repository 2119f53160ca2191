import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LuCheck, LuCircleCheck, LuLink2, LuReceipt, LuSend, LuSplit, LuTag } from 'react-icons/lu';
import { Link as RouterLink } from 'react-router-dom';
import { newImportPath, paths } from '../../../../shared/paths.ts';
import { useUncategorised } from '../../../api/categories.ts';
import { usePayouts, useTransactions } from '../../../api/ledger.ts';
import { useMatches } from '../../../api/matching.ts';
import { useCan } from '../../../auth/me-context.ts';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { Lines, Loaded } from '../../../kit/loaded.tsx';
import { TextLink } from '../../../kit/text-link.tsx';
import { useText } from '../../../text/use-text.ts';
import { countOf as countOfPayouts } from '../payouts/count-of.ts';

/** The end of the queue: in new books what to do first, in others that it is done and what is next. */
export function WhatIsNext() {
  const t = useText();
  const decided = useMatches('recent');
  const canImport = useCan('canImport');
  return (
    <Loaded
      query={decided}
      errorTitle={t('accounting.loadFailed')}
      isEmpty={({ items }) => items.length === 0}
      empty={
        <EmptyState
          icon={<LuLink2 />}
          title={t('accounting.emptyTitle')}
          {...(canImport ? { description: t('accounting.emptyHelp') } : {})}
        >
          {canImport && <Beginnings />}
        </EmptyState>
      }
    >
      {() => <Done />}
    </Loaded>
  );
}

/** Both sides of a first match: where each is brought in. */
function Beginnings() {
  const t = useText();
  const ways = [
    [newImportPath, t('transactions.importStatement')],
    [paths.receipts, t('entry.addReceipts')],
  ] as const;
  return ways.map(([to, label]) => (
    <Button asChild key={to} variant="outline">
      <RouterLink to={to}>{label}</RouterLink>
    </Button>
  ));
}

function Done() {
  const t = useText();
  const payouts = usePayouts('open').data;
  return (
    <Box bg="bg.panel" borderWidth="1px" borderRadius="l3" boxShadow="xs" p={{ base: '5', md: '8' }}>
      <Flex gap="3" align="flex-start">
        <Box color="green.fg" fontSize="xl" mt="0.5" aria-hidden="true">
          <LuCircleCheck />
        </Box>
        <Box>
          <Heading as="h2" fontSize="md" letterSpacing="-0.01em">
            {t(payouts?.items.length ? 'matching.doneMatches' : 'matching.doneTitle')}
          </Heading>
          <Text color="fg.muted" mt="0.5">
            {t('matching.doneHelp')}
          </Text>
        </Box>
      </Flex>
      <Next />
    </Box>
  );
}

/** Payouts to be split, receipts that are missing, entries without a category, and then the accountant. */
function Next() {
  const t = useText();
  const missing = useTransactions({ needs: 'receipt', limit: 50 });
  const uncategorised = useUncategorised();
  const payouts = usePayouts('open');
  const queries = [missing, uncategorised, payouts];
  const all = {
    data:
      missing.data && uncategorised.data && payouts.data
        ? {
            missing: countOf(missing.data.pages),
            uncategorised: countOf(uncategorised.data.pages),
            payouts: payouts.data.items.length,
          }
        : undefined,
    error: queries.find(({ error }) => error !== null)?.error ?? null,
    refetch: () => Promise.all(queries.map(({ refetch }) => refetch())),
  };
  return (
    <Box as="section" aria-label={t('matching.nextTitle')} mt="5" pt="4" borderTopWidth="1px">
      <Heading as="h3" fontSize="sm" color="fg.muted" mb="1">
        {t('matching.nextTitle')}
      </Heading>
      <Loaded query={all} skeleton={<Lines count={3} />}>
        {(left) => (
          <Stack as="ul" listStyleType="none" gap="0">
            {left.payouts > 0 && (
              <Step icon={<LuSplit />} tab="pending#payouts" isWaiting>
                {t('matching.nextPayouts', {
                  count: left.payouts,
                  shown: countOfPayouts(payouts.data),
                })}
              </Step>
            )}
            {left.missing > 0 && (
              <Step icon={<LuReceipt />} tab="missing" isWaiting>
                {t(missing.hasNextPage ? 'matching.nextMissingMore' : 'matching.nextMissing', {
                  count: left.missing,
                })}
              </Step>
            )}
            {left.uncategorised > 0 && (
              <Step icon={<LuTag />} tab="categories" isWaiting>
                {t(
                  uncategorised.hasNextPage ? 'matching.nextUncategorisedMore' : 'matching.nextUncategorised',
                  {
                    count: left.uncategorised,
                  },
                )}
              </Step>
            )}
            {left.payouts + left.missing + left.uncategorised === 0 && (
              <Flex as="li" align="center" gap="3" py="1.5">
                <Sign color="green.fg" bg="green.subtle">
                  <LuCheck />
                </Sign>
                {t('matching.nextNothing')}
              </Flex>
            )}
            <Step icon={<LuSend />} tab="accountant">
              {t('matching.nextExport')}
            </Step>
          </Stack>
        )}
      </Loaded>
    </Box>
  );
}

const countOf = (pages: readonly { readonly items: readonly unknown[] }[]) =>
  pages.reduce((sum, { items }) => sum + items.length, 0);

interface StepProps {
  readonly icon: ReactNode;
  readonly tab: 'pending#payouts' | 'missing' | 'categories' | 'accountant';
  /** Something of it is to be done. */
  readonly isWaiting?: boolean;
  readonly children: ReactNode;
}

function Step({ icon, tab, isWaiting = false, children }: StepProps) {
  return (
    <Flex as="li" align="center" gap="3">
      <Sign color={isWaiting ? 'amber.fg' : 'fg.muted'} bg={isWaiting ? 'amber.subtle' : 'bg.muted'}>
        {icon}
      </Sign>
      <TextLink to={`${paths.accounting}?tab=${tab}`} py={{ base: '3', md: '2.5' }}>
        {children}
      </TextLink>
    </Flex>
  );
}

function Sign({ color, bg, children }: { color: string; bg: string; children: ReactNode }) {
  return (
    <Flex color={color} bg={bg} p="2" borderRadius="full" aria-hidden="true">
      {children}
    </Flex>
  );
}
