import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { LuMail } from 'react-icons/lu';
import { newSchedulePath } from '../../../shared/paths.ts';
import { useToday } from '../../auth/today.ts';
import { daysOf, thisMonth } from '../../features/export/export-period.ts';
import { FormatChoice } from '../../features/export/format-choice.tsx';
import { PeriodChoice } from '../../features/export/period-choice.tsx';
import { useChosenFormat } from '../../features/export/use-chosen-format.ts';
import { useDashboardExport } from '../../features/export/use-dashboard-export.ts';
import { LaterHandOverChecklist } from '../../features/hand-over/later-hand-over-checklist.ts';
import { TextLink } from '../../kit/text-link.tsx';
import { Panel } from '../../kit/panel.tsx';
import { useText } from '../../text/use-text.ts';

/** Mails a period to the accountant. */
export function ExportTools() {
  const t = useText();
  const [period, setPeriod] = useState(thisMonth);
  const format = useChosenFormat('transactions');
  const [isNear, setNear] = useState(false);
  const today = useToday();
  const { isSending, send } = useDashboardExport();
  return (
    <Panel title={t('exporting.tools')}>
      <Stack gap="4" onPointerEnter={() => setNear(true)} onFocus={() => setNear(true)}>
        <Text color="fg.muted">{t('exporting.toolsHelp')}</Text>
        <PeriodChoice value={period} onChange={setPeriod} />
        <FormatChoice {...format} />
        <Button
          variant="outline"
          loading={isSending}
          loadingText={t('exporting.exporting')}
          onClick={() => void send(period, format.value)}
        >
          <LuMail aria-hidden="true" /> {t('exporting.emailToAccountant')}
        </Button>
        <TextLink to={newSchedulePath} fontSize="sm" alignSelf="start">
          {t('exporting.automatically')}
        </TextLink>
        {/* Asked once somebody is about to send: most who see the dashboard are not. */}
        <LaterHandOverChecklist
          of={t('exporting.tools')}
          days={isNear ? daysOf(period, today) : undefined}
          onClose={() => setNear(false)}
        />
      </Stack>
    </Panel>
  );
}
