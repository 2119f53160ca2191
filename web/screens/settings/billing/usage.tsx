import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { addDays, daysOfMonth } from '../../../../shared/civil-date.ts';
import type { Plan } from '../../../../shared/model/organization.ts';
import { paths } from '../../../../shared/paths.ts';
import { isNearLimit, limitsOf } from '../../../../shared/plans.ts';
import { useTeam } from '../../../api/team.ts';
import { useSignedIn } from '../../../auth/me-context.ts';
import { DateText } from '../../../kit/date-text.tsx';
import { Panel } from '../../../kit/panel.tsx';
import { ProgressBar } from '../../../kit/progress-bar.tsx';
import { TextLink } from '../../../kit/text-link.tsx';
import { useText } from '../../../text/use-text.ts';

/** How much of what the plan allows has been used this month, and by whom it is used. */
export function Usage({ plan }: { plan: Plan }) {
  const t = useText();
  const { usage } = useSignedIn();
  const seats = useTeam().data?.seats;
  const { documents, statements } = limitsOf(plan);
  const isLimited = documents !== undefined || statements !== undefined;
  return (
    <Panel title={t('billing.usage')}>
      <Stack gap="4">
        <Bar label={t('billing.documents')} used={usage.documents} limit={documents} />
        <Bar label={t('billing.statements')} used={usage.statements} limit={statements} />
        {isLimited && (
          <Text textStyle="sm" color="fg.muted">
            <Reset month={usage.month} />
          </Text>
        )}
        {seats && (
          <Box borderTopWidth="1px" pt="4">
            <Bar label={t('billing.members')} used={seats.used} limit={seats.limit ?? undefined} isPerson />
            <TextLink to={paths.team} display="inline-block" mt="2">
              {t('team.title')}
            </TextLink>
          </Box>
        )}
      </Stack>
    </Panel>
  );
}

function Reset({ month }: { month: string }) {
  const t = useText();
  const next = addDays(daysOfMonth(month).to, 1);
  const [before = '', after = ''] = t('billing.resets', { day: '\n' }).split('\n');
  return (
    <>
      {before}
      <DateText day={next} />
      {after}
    </>
  );
}

interface BarProps {
  readonly label: string;
  readonly used: number;
  readonly limit: number | undefined;
  /** Of people nobody runs out: a full team is no trouble. */
  readonly isPerson?: boolean;
}

function Bar({ label, used, limit, isPerson = false }: BarProps) {
  const t = useText();
  const figure = limit === undefined ? t('billing.usedFreely', { used }) : t('billing.used', { used, limit });
  const isNear = !isPerson && isNearLimit(used, limit);
  return (
    <Box>
      <Flex justify="space-between" gap="3" mb={limit === undefined ? '0' : '1.5'}>
        <Text fontWeight="550">{label}</Text>
        <Text fontVariantNumeric="tabular-nums" {...(isNear ? { color: 'amber.fg', fontWeight: '550' } : {})}>
          {figure}
        </Text>
      </Flex>
      {limit !== undefined && (
        <ProgressBar
          label={label}
          percent={(100 * used) / limit}
          figure={figure}
          {...(isNear ? { color: 'amber.solid' } : {})}
        />
      )}
    </Box>
  );
}
