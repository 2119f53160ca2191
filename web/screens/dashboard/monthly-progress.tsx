import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { Summary } from '../../../shared/model/summary.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { Panel } from '../../kit/panel.tsx';
import { ProgressBar } from '../../kit/progress-bar.tsx';
import { useText } from '../../text/use-text.ts';
import { GoalDialog } from './later-goal-dialog.ts';
import { formatPercent } from '../../format/format.ts';

/** How far the month is: entries against the goal, and the share that is ready for the accountant. */
export function MonthlyProgress({ summary }: { summary: Summary | undefined }) {
  const t = useText();
  const { organization, membership } = useSignedIn();
  const goal = organization.entryGoal;
  const [isChanging, setChanging] = useState(false);
  const count = summary?.count ?? 0;
  const share = count === 0 ? undefined : Math.round(((summary?.exportReady ?? 0) / count) * 100);
  return (
    <Panel
      title={t('dashboard.progress')}
      aside={
        membership.role === 'master' && (
          <Button size="xs" variant="outline" onClick={() => setChanging(true)}>
            {t('dashboard.changeGoal')}
          </Button>
        )
      }
    >
      <Stack gap="5">
        <Bar
          label={t('dashboard.entryGoal')}
          figure={summary ? t('dashboard.ofGoal', { count, goal }) : t('dashboard.none')}
          percent={goal > 0 ? (count / goal) * 100 : 0}
        />
        <Bar
          label={t('dashboard.exportReady')}
          figure={share === undefined ? t('dashboard.none') : formatPercent(share)}
          percent={share ?? 0}
          help={t('dashboard.exportReadyHelp')}
        />
      </Stack>
      <GoalDialog isOpen={isChanging} onClose={() => setChanging(false)} />
    </Panel>
  );
}

interface BarProps {
  readonly label: string;
  readonly figure: string;
  readonly percent: number;
  readonly help?: string;
}

function Bar({ label, figure, percent, help }: BarProps) {
  return (
    <Box>
      <Flex justify="space-between" mb="1.5">
        <Text fontWeight="550">{label}</Text>
        <Text color="fg.muted" fontVariantNumeric="tabular-nums">
          {figure}
        </Text>
      </Flex>
      <ProgressBar label={label} figure={figure} percent={percent} color="fg" />
      {help !== undefined && (
        <Text textStyle="xs" color="fg.muted" mt="1.5">
          {help}
        </Text>
      )}
    </Box>
  );
}
