import { Button, Stack, useBreakpointValue } from '@chakra-ui/react';
import { useState } from 'react';
import { LuArrowLeftRight, LuDownload, LuEllipsis, LuLandmark, LuRepeat } from 'react-icons/lu';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { useTransactions } from '../../api/ledger.ts';
import { useCan } from '../../auth/me-context.ts';
import { AlsoThese } from '../../features/category/later-also-these.ts';
import type { Correction } from '../../features/category/also-these.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { AddMenu } from '../../features/entry/add-menu.tsx';
import { EntryDialog } from '../../features/entry/later-entry-dialog.ts';
import { EntryPanel } from '../../features/entry/panel/later-entry-panel.ts';
import { ExploreSample } from '../../features/sample/explore-sample.tsx';
import type { EntrySubject } from '../../features/entry/entry-dialog.tsx';
import { CustomExportDialog } from '../../features/export/later-custom-export-dialog.ts';
import { ImportDialog } from '../../features/import/later-import-dialog.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { paths } from '../../../shared/paths.ts';
import { MenuButton } from '../../kit/menu-button.tsx';
import { Screen } from '../../kit/screen.tsx';
import { useAddress } from '../../kit/use-address.ts';
import { useText } from '../../text/use-text.ts';
import { FilterBar } from './filter-bar.tsx';
import { SummaryFigures } from './summary-figures.tsx';
import { TransactionList } from './transaction-list.tsx';
import { useFilterWords } from './use-filter-words.ts';
import { useTransactionFilters } from './use-transaction-filters.ts';

/** Every entry, by day, newest first. */
export function TransactionsScreen() {
  const t = useText();
  const state = useTransactionFilters();
  const query = useTransactions(state.filters);
  const [subject, setSubject] = useState<EntrySubject>();
  const [correction, setCorrection] = useState<Correction>();
  const [isPanelChanged, setPanelChanged] = useState(false);
  const [open, setOpen] = useState<'import' | 'export'>();
  const close = () => setOpen(undefined);
  const wordsOf = useFilterWords();
  const { narrowing } = state;
  const shown = state.count > 0 ? { filter: narrowing, words: wordsOf(narrowing) } : undefined;
  const [entryId, openEntry] = useOpenEntry();
  const [isAsked, forgetAsked] = useAskedStatement();
  return (
    <Screen
      title={t('transactions.title')}
      actions={
        <Actions onAdd={setSubject} onImport={() => setOpen('import')} onExport={() => setOpen('export')} />
      }
    >
      <Stack gap="3">
        <SummaryFigures state={state} />
        <FilterBar state={state} />
        <Loaded
          query={query}
          errorTitle={t('transactions.loadFailed')}
          isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
          empty={
            <EmptyState
              icon={<LuArrowLeftRight />}
              title={t('transactions.emptyTitle')}
              description={state.count > 0 ? t('transactions.filteredHelp') : t('transactions.emptyHelp')}
            >
              {state.count > 0 ? (
                <Button variant="outline" onClick={state.clear}>
                  {t('transactions.clear', { count: state.count })}
                </Button>
              ) : (
                <ExploreSample />
              )}
            </EmptyState>
          }
        >
          {() => (
            <TransactionList
              query={query}
              state={state}
              onOpen={(row) => openEntry(row.id)}
              onEdit={setSubject}
            />
          )}
        </Loaded>
      </Stack>
      <EntryDialog subject={subject} onClose={() => setSubject(undefined)} onCorrected={setCorrection} />
      <EntryPanel
        id={entryId}
        onClose={() => openEntry(undefined)}
        onEdit={(row) => {
          openEntry(undefined);
          setSubject(row);
        }}
        isChanged={isPanelChanged}
        onChanged={setPanelChanged}
        onCorrected={setCorrection}
      />
      {correction && !isPanelChanged && (
        <AlsoThese key={correction.row.id} correction={correction} onClose={() => setCorrection(undefined)} />
      )}
      <ImportDialog
        isOpen={open === 'import' || isAsked}
        onClose={() => {
          forgetAsked();
          close();
        }}
      />
      <CustomExportDialog isOpen={open === 'export'} shown={shown} onClose={close} />
    </Screen>
  );
}

/** The entry that the address asks to be open. */
function useOpenEntry() {
  const [search, change] = useAddress();
  const open = (id: string | undefined) => change({ entry: id }, { keepsBefore: id !== undefined });
  return [search.get('entry') ?? undefined, open] as const;
}

/** Whether the address asks for a statement (`newImportPath`), and how it no longer does. */
function useAskedStatement() {
  const [search, change] = useAddress();
  const forget = () => change({ statement: undefined });
  return [search.has('statement'), forget] as const;
}

interface ActionsProps {
  readonly onAdd: (kind: 'income' | 'expense') => void;
  readonly onImport: () => void;
  readonly onExport: () => void;
}

function Actions({ onAdd, onImport, onExport }: ActionsProps) {
  const t = useText();
  const go = useNavigate();
  const canExport = useCan('canExport');
  const hasRoom = useBreakpointValue({ base: false, lg: true }, { ssr: false }) ?? true;
  const ways = [
    { value: paths.accounts, label: t('transactions.accounts'), Icon: LuLandmark },
    { value: paths.recurring, label: t('recurring.title'), Icon: LuRepeat },
  ] as const;
  const exporting = { value: 'export', label: t('transactions.export'), Icon: LuDownload } as const;
  return (
    <>
      {hasRoom &&
        ways.map(({ value, label, Icon }) => (
          <Button asChild key={value} variant="ghost">
            <RouterLink to={value}>
              <Icon aria-hidden="true" /> {label}
            </RouterLink>
          </Button>
        ))}
      {hasRoom && canExport && (
        <Button variant="outline" onClick={onExport}>
          <LuDownload aria-hidden="true" /> {exporting.label}
        </Button>
      )}
      <AddMenu onAdd={onAdd} onImport={onImport} />
      {!hasRoom && (
        <MenuButton
          aria-label={t('transactions.furtherActions')}
          flexGrow="0!"
          px="2"
          choices={[...ways, ...(canExport ? [exporting] : [])]}
          onTake={(taken) => (taken === 'export' ? onExport() : void go(taken))}
        >
          <LuEllipsis aria-hidden="true" />
        </MenuButton>
      )}
    </>
  );
}
