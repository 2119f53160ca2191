import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { LuTag } from 'react-icons/lu';
import type { Transaction } from '../../../../shared/model/transaction.ts';
import { useUncategorised } from '../../../api/categories.ts';
import { useBulkRun } from '../../../features/bulk/use-bulk-run.ts';
import { AlsoThese } from '../../../features/category/also-these.tsx';
import type { Correction } from '../../../features/category/also-these.tsx';
import { useCategoryActions } from '../../../features/category/use-category-actions.ts';
import { useEntryActions } from '../../../features/entry/use-entry-actions.ts';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { Worklist } from '../../../kit/worklist.tsx';
import { Panel } from '../../../kit/panel.tsx';
import { useText } from '../../../text/use-text.ts';
import { AlwaysPersonal } from './always-personal.tsx';
import { ALWAYS_PERSONAL, notBusinessUse } from './not-business.ts';
import { PayoutsFirst } from './payouts-first.tsx';
import { useRestChoice } from './rest-too.tsx';
import type { Rest } from './rest-too.tsx';
import { worklistLines } from './vendor-groups.ts';
import type { VendorGroup } from './vendor-groups.ts';
import { Together } from './together.tsx';
import { VendorLine } from './vendor-line.tsx';

const NO_REST: Rest = { transactionIds: [], categoryId: '' };

/**
 * Entries without a category by vendor, each with what it may be: one decision for all of a vendor or of several alike, or one for all that
 * is sure.
 */
export function CategoryWorklist() {
  const t = useText();
  const query = useUncategorised();
  const [correction, setCorrection] = useState<Correction>();
  const [alwaysPersonal, setAlwaysPersonal] = useState<Transaction>();
  const actions = useCategoryActions();
  const { change } = useEntryActions();
  const { run: edit, progress } = useBulkRun();
  const restChoice = useRestChoice();
  const sort = async ({ rows, newest, isPart }: VendorGroup, category: string, rest?: Rest) => {
    const { transactionIds: others, categoryId } = rest ?? NO_REST;
    // Who ticked one of several said that the others are something else: nobody asks about them.
    if (rows.length > 1 || isPart)
      return actions.run({
        transactionIds: [...rows.map(({ id }) => id), ...others],
        categories: [...rows.map(() => category), ...others.map(() => categoryId)],
      });
    const isDone = await change(newest, { category });
    if (isDone) setCorrection({ row: newest, was: newest.categoryId, category });
    return isDone;
  };
  const decide = async (group: VendorGroup, choice: string, rest?: Rest) => {
    const use = notBusinessUse(choice);
    if (use === undefined) return sort(group, choice, rest);
    const entries = group.rows.map(({ id, version }) => ({ transactionId: id, version }));
    const isDone = await edit({ act: { do: use }, entries }, entries.length);
    if (!isDone || !rest) return isDone;
    const { transactionIds, categoryId } = rest;
    return actions.run({
      transactionIds: [...transactionIds],
      categories: transactionIds.map(() => categoryId),
    });
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
        {(rows, hasMore) => (
          <>
            <PayoutsFirst />
            <Together rows={rows} hasMore={hasMore} actions={actions} />
            <Box as="ul" listStyleType="none">
              {worklistLines(rows).map((group) => (
                <VendorLine
                  key={group.alike}
                  group={group}
                  isBusy={actions.isBusy || progress !== undefined}
                  restChoice={restChoice}
                  onTake={(some, choice, rest) => {
                    if (choice === ALWAYS_PERSONAL) setAlwaysPersonal(some.newest);
                    else void decide(some, choice, rest);
                  }}
                />
              ))}
            </Box>
          </>
        )}
      </Worklist>
      {correction && (
        <AlsoThese key={correction.row.id} correction={correction} onClose={() => setCorrection(undefined)} />
      )}
      {alwaysPersonal && <AlwaysPersonal row={alwaysPersonal} onClose={() => setAlwaysPersonal(undefined)} />}
    </Panel>
  );
}
