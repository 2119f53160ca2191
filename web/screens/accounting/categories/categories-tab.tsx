import { Grid, Stack } from '@chakra-ui/react';
import { useWorklist } from '../../../api/ledger.ts';
import { AssumedPanel } from './assumed-panel.tsx';
import { CategoryWorklist } from './category-worklist.tsx';
import { EntryPairs } from './entry-pairs.tsx';
import { Lines } from '../../../kit/loaded.tsx';
import { CategoryList } from './own/category-list.tsx';
import { RecurringPanel } from '../../../features/recurring/recurring-panel.tsx';
import { RulesPanel } from '../rules/rules-panel.tsx';
import { useText } from '../../../text/use-text.ts';

/**
 * Categories: what wants one, what was assumed, and all there are, over the whole width; below them what belongs together, the rules and
 * what comes again.
 */
export function CategoriesTab() {
  const t = useText();
  const { isPending } = useWorklist();
  // Drawn once it is known whether anything was assumed, so that its panel moves nothing when it comes; the rest is fetched meanwhile.
  return (
    <>
      {isPending && <Lines />}
      <Stack display={isPending ? 'none' : 'flex'} gap={{ base: '4', md: '6' }}>
        <CategoryWorklist />
        <AssumedPanel />
        <CategoryList />
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 23rem' }}
          gap={{ base: '5', md: '6' }}
          alignItems="start"
        >
          <EntryPairs />
          <Stack gap="4" minW="0">
            <RulesPanel />
            <RecurringPanel title={t('categories.recurring')} />
          </Stack>
        </Grid>
      </Stack>
    </>
  );
}
