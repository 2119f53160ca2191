import { Grid, Stack } from '@chakra-ui/react';
import { CategorySummary } from './category-summary.tsx';
import { CategoryWorklist } from './category-worklist.tsx';
import { EntryPairs } from './entry-pairs.tsx';
import { RecurringPanel } from './recurring-panel.tsx';
import { RulesPanel } from '../rules/rules-panel.tsx';

/** Categories: what wants one over the whole width; below it what belongs together, the rules, the sums and what comes again. */
export function CategoriesTab() {
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <CategoryWorklist />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 23rem' }}
        gap={{ base: '5', md: '6' }}
        alignItems="start"
      >
        <EntryPairs />
        <Stack gap="4" minW="0">
          <RulesPanel />
          <CategorySummary />
          <RecurringPanel />
        </Stack>
      </Grid>
    </Stack>
  );
}
