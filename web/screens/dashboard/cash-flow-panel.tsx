import { Box, Button, Flex, Skeleton, Text } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import type { CashFlow } from '../../../shared/model/summary.ts';
import { useCashFlow } from '../../api/ledger.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { Panel } from '../../kit/panel.tsx';
import { useText } from '../../text/use-text.ts';
import { CashFlowChart } from './cash-flow-chart.tsx';

/** Fetched when somebody wants it: few do, and the dashboard's first script is short of room. */
const CashFlowTable = lazy(async () => ({ default: (await import('./cash-flow-table.tsx')).CashFlowTable }));

/** What came in and went out in the six months up to the one that is shown: as bars, or as the table of their figures. */
export function CashFlowPanel({ until }: { until: string }) {
  const t = useText();
  const [isTable, setTable] = useState(false);
  return (
    <Panel
      title={t('dashboard.cashFlow')}
      aside={
        <Button size="xs" variant="outline" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {t('dashboard.asTable')}
        </Button>
      }
    >
      <Loaded
        query={useCashFlow(until)}
        skeleton={<Skeleton h="36" />}
        isEmpty={hasNothing}
        empty={<Text color="fg.muted">{t('dashboard.cashFlowNone')}</Text>}
      >
        {(flow) => (
          <Box>
            {isTable ? (
              <Suspense fallback={<Skeleton h="32" />}>
                <CashFlowTable flow={flow} />
              </Suspense>
            ) : (
              <CashFlowChart flow={flow} />
            )}
            <Apart flow={flow} />
          </Box>
        )}
      </Loaded>
    </Panel>
  );
}

const hasNothing = ({ months }: CashFlow) =>
  months.every(({ income, expenses }) => income === 0 && expenses === 0);

/** What is worth nothing in the currency of the books is in no bar. */
function Apart({ flow: { apart } }: { flow: CashFlow }) {
  const t = useText();
  const count = apart.reduce((sum, one) => sum + one.count, 0);
  if (count === 0) return null;
  return (
    <Flex mt="2">
      <Text textStyle="xs" color="fg.muted">
        {t('dashboard.cashFlowApart', { count })}
      </Text>
    </Flex>
  );
}
