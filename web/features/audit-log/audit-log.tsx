import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { LuScrollText } from 'react-icons/lu';
import { todayIn } from '../../../shared/civil-date.ts';
import type { AuditLogEntry } from '../../../shared/model/audit-log.ts';
import { useAuditLog } from '../../api/audit-log.ts';
import { useCan, useSignedIn } from '../../auth/me-context.ts';
import { DateText } from '../../kit/date-text.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Loaded } from '../../kit/loaded.tsx';
import { useText } from '../../text/use-text.ts';
import { AuditFilterBar } from './audit-filter-bar.tsx';
import type { AuditPerson } from './audit-filter-bar.tsx';
import { AuditRow } from './audit-row.tsx';
import { entriesByDay } from './entries-by-day.ts';
import type { AuditDay } from './entries-by-day.ts';
import { ExportLogButton } from './export-log-button.tsx';
import { useAuditFilters } from './use-audit-filters.ts';
import type { AuditFilterState } from './use-audit-filters.ts';

type AuditQuery = ReturnType<typeof useAuditLog>;

/** The audit log: what was done in the organization, day by day. Nothing for whoever may not manage its users. */
export function AuditLog({ people }: { people: readonly AuditPerson[] }) {
  return useCan('canManageUsers') ? <Log people={people} /> : null;
}

function Log({ people }: { people: readonly AuditPerson[] }) {
  const t = useText();
  const state = useAuditFilters();
  const query = useAuditLog(state.filters);
  const entries = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Stack gap="5">
      <Flex justify="space-between" align="flex-start" gap="4" wrap="wrap">
        <Text color="fg.muted" maxW="60ch">
          {t('auditLog.description')}
        </Text>
        <ExportLogButton filters={state.filters} />
      </Flex>
      <AuditFilterBar state={state} people={everybody(people, entries, state.values.person)} />
      <Loaded
        query={query}
        errorTitle={t('auditLog.loadFailed')}
        isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
        empty={<Nothing state={state} query={query} />}
      >
        {() => <Days entries={entries} query={query} />}
      </Loaded>
    </Stack>
  );
}

/** Members, and whoever else did something that is shown: somebody who left can be looked for too. */
function everybody(
  people: readonly AuditPerson[],
  entries: readonly AuditLogEntry[],
  chosen: string,
): AuditPerson[] {
  const actors = entries.flatMap(({ actor }) => ('userId' in actor ? [actor] : []));
  const known = new Map([...actors, ...people].map((one) => [one.userId, one]));
  if (chosen !== '' && !known.has(chosen)) known.set(chosen, { userId: chosen, fullName: chosen });
  return [...known.values()].toSorted((a, b) => a.fullName.localeCompare(b.fullName));
}

function Days({ entries, query }: { entries: readonly AuditLogEntry[]; query: AuditQuery }) {
  const { timeZone } = useSignedIn().organization;
  return (
    <Stack gap="6">
      {entriesByDay(entries, timeZone).map((day) => (
        <Day key={day.day} {...day} />
      ))}
      {query.hasNextPage && <Further query={query} />}
    </Stack>
  );
}

function Day({ day, entries }: AuditDay) {
  return (
    <Box as="section">
      <Heading as="h2" fontSize="sm" color="fg.muted" fontWeight="550" mb="2">
        <DateText day={day} inWords />
      </Heading>
      <Stack
        as="ul"
        gap="0"
        listStyleType="none"
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="l3"
        boxShadow="xs"
        overflow="hidden"
      >
        {entries.map((entry) => (
          <AuditRow key={entry.id} entry={entry} />
        ))}
      </Stack>
    </Box>
  );
}

/** The way on to earlier entries; a filter that found little says how far back it has looked. */
function Further({ query }: { query: AuditQuery }) {
  const t = useText();
  return (
    <Flex direction="column" align="center" gap="2">
      <LookedBackTo query={query} />
      <Button
        variant="outline"
        size="sm"
        loading={query.isFetchingNextPage}
        onClick={() => void query.fetchNextPage()}
      >
        {t('common.loadMore')}
      </Button>
    </Flex>
  );
}

function LookedBackTo({ query }: { query: AuditQuery }) {
  const t = useText();
  const { timeZone } = useSignedIn().organization;
  const last = query.data?.pages.at(-1);
  if (last?.lookedBackTo === undefined || last.items.at(-1)?.at === last.lookedBackTo) return null;
  return (
    <Text textStyle="sm" color="fg.muted">
      {t('auditLog.lookedBackTo')} <DateText day={todayIn(timeZone, new Date(last.lookedBackTo))} inWords />
    </Text>
  );
}

/** Why nothing is shown: nothing fits, or nothing that fits was come upon so far. */
function Nothing({ state, query }: { state: AuditFilterState; query: AuditQuery }) {
  const t = useText();
  if (query.hasNextPage)
    return (
      <EmptyState icon={<LuScrollText />} title={t('auditLog.notYetFound')}>
        <Further query={query} />
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<LuScrollText />}
      title={t(state.isFiltered ? 'auditLog.nothingFound' : 'auditLog.empty')}
      description={t(state.isFiltered ? 'auditLog.nothingFoundHelp' : 'auditLog.emptyHelp')}
    >
      {state.isFiltered && (
        <Button variant="outline" onClick={state.clear}>
          {t('auditLog.clearFilters')}
        </Button>
      )}
    </EmptyState>
  );
}
