import { Box, Stack, Text } from '@chakra-ui/react';
import type { TeamView } from '../../../shared/model/team.ts';
import { useCan } from '../../auth/me-context.ts';
import { Panel } from '../../kit/panel.tsx';
import { useText } from '../../text/use-text.ts';
import { MemberRow } from './member-row.tsx';

/** Who is in the team, and for its master how many of the plan's seats they take. */
export function MembersPanel({ view: { members, seats } }: { readonly view: TeamView }) {
  const t = useText();
  const isMaster = useCan('canManageUsers');
  return (
    <Panel title={t('team.members')} aside={isMaster && <Seats seats={seats} />}>
      <Stack as="ul" listStyleType="none" gap="0" aria-label={t('team.members')}>
        {members.map((member) => (
          <Box
            as="li"
            key={member.id}
            py="4"
            borderTopWidth="1px"
            _first={{ borderTopWidth: '0', pt: '0' }}
            _last={{ pb: '0' }}
          >
            <MemberRow member={member} />
          </Box>
        ))}
      </Stack>
    </Panel>
  );
}

function Seats({ seats: { used, limit } }: Pick<TeamView, 'seats'>) {
  const t = useText();
  return (
    <Text textStyle="sm" color="fg.muted" textAlign="end">
      <Text as="span" fontWeight="550" color="fg">
        {limit === null ? t('team.seatsUnlimited', { count: used }) : t('team.seats', { used, count: limit })}
      </Text>{' '}
      {t('team.seatsHelp')}
    </Text>
  );
}
