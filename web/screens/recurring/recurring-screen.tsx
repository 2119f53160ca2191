import { Button, Link, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { LuChevronLeft, LuPlus, LuRepeat } from 'react-icons/lu';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { useRecurringEntries } from '../../api/recurring.ts';
import { useCan } from '../../auth/me-context.ts';
import { RecurringDialog } from '../../features/recurring/later-recurring-dialog.ts';
import type { RecurringSubject } from '../../features/recurring/recurring-dialog.tsx';
import { RecurringPanel } from '../../features/recurring/recurring-panel.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Loaded } from '../../kit/loaded.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Screen } from '../../kit/screen.tsx';
import { useText } from '../../text/use-text.ts';
import { RecurringRow } from './recurring-row.tsx';

/** What is entered again and again: when it is due next, and what can be done with it; below, what else was found to come again. */
export function RecurringScreen() {
  const t = useText();
  const entries = useRecurringEntries();
  const canEdit = useCan('canEdit');
  const [subject, setSubject] = useSubject(canEdit);
  return (
    <Screen
      title={t('recurring.title')}
      description={
        <>
          <Link asChild color="ember.fg" display="inline-flex" alignItems="center" gap="1" mb="1">
            <RouterLink to={paths.transactions}>
              <LuChevronLeft aria-hidden="true" /> {t('accounts.back')}
            </RouterLink>
          </Link>
          <div>{t('recurring.description')}</div>
        </>
      }
      actions={
        canEdit && (
          <Button colorPalette="ember" onClick={() => setSubject({})}>
            <LuPlus aria-hidden="true" /> {t('recurring.create')}
          </Button>
        )
      }
    >
      <Stack gap="6">
        <Loaded
          query={entries}
          errorTitle={t('recurring.loadFailed')}
          isEmpty={({ items }) => items.length === 0}
          empty={
            <EmptyState
              icon={<LuRepeat />}
              title={t('recurring.empty')}
              description={t('recurring.emptyHelp')}
            />
          }
        >
          {({ items }) => (
            <Panel>
              <Stack as="ul" gap="0" listStyleType="none" aria-label={t('recurring.title')}>
                {items.map((entry) => (
                  <RecurringRow
                    key={entry.id}
                    entry={entry}
                    onEdit={canEdit ? () => setSubject(entry) : undefined}
                  />
                ))}
              </Stack>
            </Panel>
          )}
        </Loaded>
        {/* Once it is known how much stands above: nothing moves it then. */}
        {!entries.isPending && <RecurringPanel title={t('recurring.detected')} />}
      </Stack>
      <RecurringDialog subject={subject} onClose={() => setSubject(undefined)} />
    </Screen>
  );
}

/** What the dialog is open for; the address may ask for a new one, once. */
function useSubject(canEdit: boolean) {
  const [search, setSearch] = useSearchParams();
  const [subject, setSubject] = useState<RecurringSubject>();
  const isAsked = canEdit && search.has('new');
  const set = (next: RecurringSubject | undefined) => {
    if (isAsked) setSearch({}, { replace: true });
    setSubject(next);
  };
  return [subject ?? (isAsked ? {} : undefined), set] as const;
}
