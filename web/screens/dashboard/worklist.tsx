import { Box, Button, Flex, Grid, Text } from '@chakra-ui/react';
import { useState } from 'react';
import {
  LuArrowLeftRight,
  LuCalendarX2,
  LuCircleCheck,
  LuPencil,
  LuLink2,
  LuMessageCircleQuestion,
  LuPercent,
  LuReceipt,
  LuTag,
} from 'react-icons/lu';
import type { ReactNode } from 'react';
import { Loaded } from '../../kit/loaded.tsx';
import { Panel } from '../../kit/panel.tsx';
import { openQuestionsPath, paths, salesTaxPath } from '../../../shared/paths.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { UntaxedSalesDialog } from '../../features/sales-tax/later-untaxed-sales-dialog.ts';
import { useMoney } from '../../format/use-money.ts';
import { TextLink } from '../../kit/text-link.tsx';
import { useText } from '../../text/use-text.ts';
import { useTasks } from './use-tasks.ts';
import type { Tasks } from './use-tasks.ts';

/**
 * What needs the person, of all time: what they were asked, matches to confirm, receipts that are missing, documents that could not be read
 * whole, entries without a category, what was decided for them, sales with no tax on record, and what should have come again. Each number
 * leads to the very things that it counts.
 */
export function Worklist() {
  const t = useText();
  return (
    <Panel title={t('dashboard.worklist')}>
      <Loaded query={useTasks()} isEmpty={isNothing} empty={<CaughtUp />}>
        {({
          questions,
          questionsToOthers,
          suggestions,
          withoutReceipt,
          incomplete,
          withoutCategory,
          untaxed,
          untaxedTax,
          untaxedRates,
          pairs,
          absent,
          assumed,
        }) => (
          <Grid
            as="ul"
            listStyleType="none"
            templateColumns="repeat(auto-fill, minmax(15.5rem, 1fr))"
            columnGap="6"
            rowGap="1"
            my="-1"
          >
            <Task count={questions} icon={<LuMessageCircleQuestion />} to={paths.questions}>
              {t('dashboard.questionsForYou', { count: questions })}
            </Task>
            <Task count={suggestions} icon={<LuLink2 />} to={paths.accounting}>
              {t('dashboard.matchesWaiting', { count: suggestions })}
            </Task>
            <Task count={withoutReceipt} icon={<LuReceipt />} to={`${paths.accounting}?tab=missing`}>
              {t('dashboard.receiptsMissing', { count: withoutReceipt })}
            </Task>
            <Task count={withoutCategory} icon={<LuTag />} to={`${paths.accounting}?tab=categories`}>
              {t('dashboard.withoutCategory', { count: withoutCategory })}
            </Task>
            <Task count={assumed} icon={<LuTag />} to={`${paths.transactions}?needs=review`}>
              {t('dashboard.assumed', { count: assumed })}
            </Task>
            <UntaxedSales count={untaxed} tax={untaxedTax} rates={untaxedRates} />
            <Task count={pairs} icon={<LuArrowLeftRight />} to={`${paths.accounting}?tab=categories`}>
              {t('dashboard.pairs', { count: pairs })}
            </Task>
            <Task count={incomplete} icon={<LuPencil />} to={`${paths.receipts}?status=processed`}>
              {t('dashboard.receiptsToComplete', { count: incomplete })}
            </Task>
            <Task count={absent} icon={<LuCalendarX2 />} to={`${paths.accounting}?tab=categories`}>
              {t('dashboard.recurringMissing', { count: absent })}
            </Task>
            <Task count={questionsToOthers} icon={<LuMessageCircleQuestion />} to={openQuestionsPath}>
              {t('dashboard.questionsToOthers', { count: questionsToOthers })}
            </Task>
          </Grid>
        )}
      </Loaded>
    </Panel>
  );
}

const isNothing = (work: Tasks) => Object.values(work).every((count) => count === 0 || count === '');

/** One answer decides on all of them: the master's, right here. */
function UntaxedSales({ count, tax, rates }: { count: number; tax: number; rates: string }) {
  const t = useText();
  const money = useMoney();
  const { organization, membership } = useSignedIn();
  const [isOpen, setOpen] = useState(false);
  const said =
    rates === ''
      ? t('dashboard.untaxedNoRate', { count })
      : t('dashboard.untaxed', { count, amount: money(tax, organization.currency), rates });
  // Without a rate there is nothing to decide on before the region is said.
  const isDecidedHere = membership.role === 'master' && rates !== '';
  return (
    <>
      <Task
        count={count}
        icon={<LuPercent />}
        to={salesTaxPath}
        {...(isDecidedHere ? { onOpen: () => setOpen(true) } : {})}
      >
        {said}
      </Task>
      <UntaxedSalesDialog title={said} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

interface TaskProps {
  readonly count: number;
  readonly icon: ReactNode;
  readonly to: string;
  /** Opens what decides it here, in place of the way there. */
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

function Task({ count, icon, to, onOpen, children }: TaskProps) {
  if (count === 0) return null;
  return (
    <Flex as="li" align="center" gap="3">
      <Flex color="amber.fg" bg="amber.subtle" p="2" borderRadius="full" aria-hidden="true">
        {icon}
      </Flex>
      {onOpen ? (
        <Button
          variant="plain"
          h="auto"
          px="0"
          py={{ base: '3', md: '2.5' }}
          whiteSpace="normal"
          textAlign="start"
          textDecoration="underline"
          onClick={onOpen}
        >
          {children}
        </Button>
      ) : (
        <TextLink to={to} py={{ base: '3', md: '2.5' }}>
          {children}
        </TextLink>
      )}
    </Flex>
  );
}

function CaughtUp() {
  const t = useText();
  return (
    <Flex align="center" gap="2.5" color="green.fg">
      <Box aria-hidden="true">
        <LuCircleCheck />
      </Box>
      <Text>{t('dashboard.nothingWaiting')}</Text>
    </Flex>
  );
}
