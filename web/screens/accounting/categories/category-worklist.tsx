import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { LuTag } from 'react-icons/lu';
import { useUncategorised } from '../../../api/categories.ts';
import { useWorklist } from '../../../api/ledger.ts';
import { useCan } from '../../../auth/me-context.ts';
import { AlsoThese } from '../../../features/category/also-these.tsx';
import type { Correction } from '../../../features/category/also-these.tsx';
import { RunProgress } from '../../../features/category/run-progress.tsx';
import { useCategoryActions } from '../../../features/category/use-category-actions.ts';
import { useEntryActions } from '../../../features/entry/use-entry-actions.ts';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { Worklist } from '../../../kit/worklist.tsx';
import { Panel } from '../../../kit/panel.tsx';
import { useText } from '../../../text/use-text.ts';
import { vendorGroups } from './vendor-groups.ts';
import type { VendorGroup, Wanting } from './vendor-groups.ts';
import { VendorLine } from './vendor-line.tsx';

/** From this confidence on a suggestion is accepted together with others. */
const SURE_MIN = 90;

/** Entries without a category by vendor, each with what it may be: one decision for all of a vendor, or one for all that is sure. */
export function CategoryWorklist() {
  const t = useText();
  const query = useUncategorised();
  const [correction, setCorrection] = useState<Correction>();
  const actions = useCategoryActions();
  const { change } = useEntryActions();
  const decide = async ({ rows, newest }: VendorGroup, category: string) => {
    if (rows.length > 1)
      return actions.run({
        transactionIds: rows.map(({ id }) => id),
        categories: rows.map(() => category),
      });
    const isDone = await change(newest, { category });
    if (isDone) setCorrection({ row: newest, was: newest.categoryId, category });
    return isDone;
  };
  return (
    <Panel title={t('categories.worklist')}>
      <Worklist
        query={query}
        errorTitle={t('categories.loadFailed')}
        empty={
          <EmptyState icon={<LuTag />} title={t('categories.none')} description={t('categories.noneHelp')} />
        }
      >
        {(rows) => (
          <>
            <Together rows={rows} actions={actions} />
            <Box as="ul" listStyleType="none">
              {vendorGroups(rows).map((group) => (
                <VendorLine
                  key={group.alike}
                  group={group}
                  isBusy={actions.isBusy}
                  onTake={(category) => void decide(group, category)}
                />
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

interface TogetherProps {
  readonly rows: readonly Wanting[];
  readonly actions: ReturnType<typeof useCategoryActions>;
}

/** How many there are, and what can be done with many at once. */
function Together({ rows, actions: { run, progress, isBusy } }: TogetherProps) {
  const t = useText();
  const canEdit = useCan('canEdit');
  const { data: waiting } = useWorklist();
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
        {t('categories.worklistHelp', { count: waiting?.withoutCategory ?? rows.length })}
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
