import { Button, Grid, Input, Stack, Tabs } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LuArchive, LuRefreshCw } from 'react-icons/lu';
import { ArchiveItemType } from '../../../shared/model/archive.ts';
import { useArchive, useArchiveRefresh, useArchiveSummary } from '../../api/archive.ts';
import { useCan } from '../../auth/me-context.ts';
import { Choice } from '../../kit/choice.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Loaded } from '../../kit/loaded.tsx';
import { Screen } from '../../kit/screen.tsx';
import { useText } from '../../text/use-text.ts';
import { ArchiveCards } from './archive-cards.tsx';
import { ArchiveList } from './archive-list.tsx';
import { BulkExport } from './export/bulk-export.tsx';
import { ExportPanel } from './export/export-panel.tsx';
import { useArchiveFilters } from './use-archive-filters.ts';
import type { FilterState } from './use-archive-filters.ts';

/** Archive: what is archived, deleted or sent, until the day on which each goes for good. */
export function ArchiveScreen() {
  const t = useText();
  const state = useArchiveFilters();
  const query = useArchive(state.filters);
  const summary = useArchiveSummary();
  const refresh = useArchiveRefresh();
  const canDownload = useCan('canDownload');
  const shown = state.values.export;
  const showExport = (id: string) => state.set({ export: id });
  const isAsking = summary.isFetching || (query.isFetching && !query.isFetchingNextPage);
  return (
    <Screen
      title={t('shell.archive')}
      description={t('archive.description')}
      actions={
        <>
          <Button variant="outline" loading={isAsking} onClick={() => void refresh()}>
            <LuRefreshCw aria-hidden="true" /> {t('archive.refresh')}
          </Button>
          {canDownload && <BulkExport filter={state.filters} onBegun={showExport} />}
        </>
      }
    >
      <Stack gap={{ base: '4', md: '6' }}>
        {canDownload && shown !== '' && <ExportPanel key={shown} id={shown} onChange={showExport} />}
        <ArchiveCards query={summary} />
        <TypeTabs state={state}>
          <Stack gap="4">
            <Finder state={state} years={summary.data?.years ?? []} />
            <Loaded
              query={query}
              errorTitle={t('archive.loadFailed')}
              isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
              empty={<Nothing state={state} query={query} />}
            >
              {({ pages }) => <ArchiveList items={pages.flatMap(({ items }) => items)} query={query} />}
            </Loaded>
          </Stack>
        </TypeTabs>
      </Stack>
    </Screen>
  );
}

/** All kinds, or one of them; the list below is the tab's content. */
function TypeTabs({ state, children }: { state: FilterState; children: ReactNode }) {
  const t = useText();
  const tab = state.values.type || 'all';
  return (
    <Tabs.Root
      value={tab}
      colorPalette="ember"
      onValueChange={({ value }) => state.set({ type: value === 'all' ? '' : value })}
    >
      <Tabs.List>
        {(['all', ...ArchiveItemType.options] as const).map((one) => (
          <Tabs.Trigger key={one} value={one}>
            {t(`archive.tabs.${one}`)}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value={tab}>{children}</Tabs.Content>
    </Tabs.Root>
  );
}

/** The search, the type and the years in which anything came to the archive. */
function Finder({ state, years }: { state: FilterState; years: readonly string[] }) {
  const t = useText();
  const { values, set } = state;
  // A year that the address names is shown, even when nothing came in it.
  const offered = values.year === '' || years.includes(values.year) ? years : [values.year, ...years];
  return (
    <Grid role="search" templateColumns={{ base: '1fr 1fr', sm: '1fr 11rem 11rem' }} gap="3">
      <Input
        type="search"
        gridColumn={{ base: '1 / -1', sm: 'auto' }}
        aria-label={t('archive.search')}
        placeholder={t('archive.searchHint')}
        maxLength={100}
        value={values.q}
        onChange={(event) => set({ q: event.target.value })}
      />
      <Choice
        aria-label={t('archive.type')}
        value={values.type}
        onChange={(event) => set({ type: event.target.value })}
      >
        <option value="">{t('archive.allTypes')}</option>
        {ArchiveItemType.options.map((one) => (
          <option key={one} value={one}>
            {t(`archive.types.${one}`)}
          </option>
        ))}
      </Choice>
      <Choice
        aria-label={t('archive.year')}
        value={values.year}
        onChange={(event) => set({ year: event.target.value })}
      >
        <option value="">{t('archive.allYears')}</option>
        {offered.map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </Choice>
    </Grid>
  );
}

interface NothingProps {
  readonly state: FilterState;
  readonly query: ReturnType<typeof useArchive>;
}

/** Why the list is empty: nothing is archived, nothing fits, or nothing that fits was come upon so far. */
function Nothing({ state, query }: NothingProps) {
  const t = useText();
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  if (hasNextPage)
    return (
      <EmptyState
        icon={<LuArchive />}
        title={t('archive.notYetFound')}
        description={t('archive.notYetFoundHelp')}
      >
        <Button variant="outline" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('archive.searchOn')}
        </Button>
      </EmptyState>
    );
  if (!state.isFiltered)
    return (
      <EmptyState icon={<LuArchive />} title={t('archive.empty')} description={t('archive.emptyHelp')} />
    );
  return (
    <EmptyState
      icon={<LuArchive />}
      title={t('archive.nothingFound')}
      description={t('archive.nothingFoundHelp')}
    >
      <Button variant="outline" onClick={state.clear}>
        {t('archive.clearFilters')}
      </Button>
    </EmptyState>
  );
}
