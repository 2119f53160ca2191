import { Stack, Tabs } from '@chakra-ui/react';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { TeamView } from '../../../shared/model/team.ts';
import { useTeam } from '../../api/team.ts';
import { useCan } from '../../auth/me-context.ts';
import { AuditLog } from '../../features/audit-log/audit-log.tsx';
import { Lines, Loaded } from '../../kit/loaded.tsx';
import { Screen } from '../../kit/screen.tsx';
import { useText } from '../../text/use-text.ts';
import { CreateTeam } from './create-team.tsx';
import { InvitePanel } from './invite-panel.tsx';
import { InvitationsPanel } from './invitations-panel.tsx';
import { LeaveTeam } from './leave-team.tsx';
import { MembersPanel } from './members-panel.tsx';
import { NoTeam } from './no-team.tsx';

/** A tab: its name in the address, what it is called, and what is on it. */
type Tab = readonly [name: string, label: 'team.tabs.members' | 'team.tabs.activity', Content: ComponentType];

/** The master's tabs in their order; the address names the one that is open. */
const tabs: readonly Tab[] = [
  ['members', 'team.tabs.members', Members],
  ['activity', 'team.tabs.activity', Activity],
];

/** Team: who works in these books; its master invites, changes and removes them. */
export function TeamScreen() {
  const t = useText();
  const team = useTeam();
  const isMaster = useCan('canManageUsers');
  return (
    <Screen title={t('team.title')} description={team.data?.team?.name}>
      {isMaster ? <MastersTabs /> : <Members />}
    </Screen>
  );
}

function MastersTabs() {
  const t = useText();
  const [search, setSearch] = useSearchParams();
  const named = search.get('tab');
  const open = tabs.some(([tab]) => tab === named) ? named : 'members';
  return (
    <Tabs.Root
      value={open ?? 'members'}
      lazyMount
      unmountOnExit
      colorPalette="ember"
      onValueChange={({ value }) => setSearch({ tab: value }, { replace: true })}
    >
      <Tabs.List>
        {tabs.map(([tab, label]) => (
          <Tabs.Trigger key={tab} value={tab}>
            {t(label)}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map(([tab, , Content]) => (
        <Tabs.Content key={tab} value={tab}>
          <Content />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

/** What was done in the organization, by whom. */
function Activity() {
  const team = useTeam();
  return <AuditLog people={team.data?.members ?? []} />;
}

function Members() {
  const t = useText();
  const team = useTeam();
  return (
    <Loaded query={team} skeleton={<Lines count={4} height="16" />} errorTitle={t('team.loadFailed')}>
      {(view) => <Shown view={view} />}
    </Loaded>
  );
}

function Shown({ view }: { view: TeamView }) {
  const isMaster = useCan('canManageUsers');
  const { team } = view;
  if (team === null) return isMaster ? <CreateTeam /> : <NoTeam />;
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <MembersPanel view={view} />
      {isMaster ? (
        <>
          <InvitePanel teamId={team.id} seats={view.seats} />
          <InvitationsPanel invitations={view.invitations} />
        </>
      ) : (
        <LeaveTeam name={team.name} />
      )}
    </Stack>
  );
}
