import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { LuTag } from 'react-icons/lu';
import { useUncategorised } from '../../../api/categories.ts';
import { useCan } from '../../../auth/me-context.ts';
import { AlsoThese } from '../../../features/category/also-these.tsx';
import type { Correction } from '../../../features/category/also-these.tsx';
import { RunProgress } from '../../../features/category/run-progress.tsx';
import { useCategoryActions } from '../../../features/category/use-category-actions.ts';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { Worklist } from '../../../kit/worklist.tsx';
import { Panel } from '../../../kit/panel.tsx';
import { useText } from '../../../text/use-text.ts';
import { WantingCategory } from './wanting-category.tsx';
import type { Wanting } from './wanting-category.tsx';

/** From this confidence on a suggestion is accepted together with others. */
const SURE_MIN = 90;

/** Entries without a category, each with what it may be: accepted one by one or together, or chosen. */
export function CategoryWorklist() {
  const t = useText();
  const query = useUncategorised();
  const [correction, setCorrection] = useState<Correction>();
  return (
    <Panel title={t('categories.worklist')}>
      <Worklist
        query={query}
        errorTitle={t('categories.loadFailed')}
        empty={
          <EmptyState icon={<LuTag />} title={t('categories.none')} description={t('categories.noneHelp')} />
        }
      >
        {(rows, hasMore) => (
          <>
            <Together rows={rows} hasMore={hasMore} />
            <Box as="ul" listStyleType="none">
              {rows.map((row) => (
                <WantingCategory key={row.transaction.id} wanting={row} onCorrected={setCorrection} />
              ))}
            </Box>
          </>
        )}
      </Worklist>
      {correction && (
        <AlsoThese key={correction.row.id} correction={correction} onClose={() => setCorrection(undefined)} />
      )}
    </Panel>
  );
}

/** How many there are, and what can be done with many at once. */
function Together({ rows, hasMore }: { rows: readonly Wanting[]; hasMore: boolean }) {
  const t = useText();
  const canEdit = useCan('canEdit');
  const { run, progress, isBusy } = useCategoryActions();
  const offered = rows.filter(({ suggestion }) => suggestion !== null);
  const sure = offered.filter(({ suggestion }) => (suggestion?.confidence ?? 0) >= SURE_MIN);
  const accept = (some: readonly Wanting[]) =>
    void run({
      transactionIds: some.map(({ transaction }) => transaction.id),
      categories: some.map(({ suggestion }) => suggestion?.categoryId ?? ''),
    });
  if (progress !== undefined) return <RunProgress progress={progress} />;
  return (
    <Flex justify="space-between" align="center" gap="3" wrap="wrap">
      <Text color="fg.muted" aria-live="polite">
        {t(hasMore ? 'categories.worklistMore' : 'categories.worklistHelp', { count: rows.length })}
      </Text>
      {canEdit && (
        <Flex gap="2" wrap="wrap">
          {sure.length > 0 && (
            <Button size="sm" colorPalette="ember" loading={isBusy} onClick={() => accept(sure)}>
              {t('categories.acceptSure', { count: sure.length })}
            </Button>
          )}
          {offered.length > sure.length && (
            <Button size="sm" variant="outline" loading={isBusy} onClick={() => accept(offered)}>
              {t('categories.acceptAll', { count: offered.length })}
            </Button>
          )}
        </Flex>
      )}
    </Flex>
  );
}
