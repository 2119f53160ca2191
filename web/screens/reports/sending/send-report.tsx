import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { LuCalendarClock, LuMail } from 'react-icons/lu';
import type { DateRange } from '../../../../shared/model/export.ts';
import type { Sending } from '../../../features/export/export-period.ts';
import { SendDialog } from '../../../features/export/later-send-dialog.ts';
import { useRangeWords } from '../../../format/use-range-words.ts';
import { Panel } from '../../../kit/panel.tsx';
import { useText } from '../../../text/use-text.ts';

interface SendReportProps {
  /** The days that are on the screen. */
  readonly days: DateRange;
  /** Sets up that it goes by itself. */
  readonly onSchedule: () => void;
}

/** Sends the entries of the days that are on the screen, now or by itself once a period is over. */
export function SendReport({ days, onSchedule }: SendReportProps) {
  const t = useText();
  const wordsOf = useRangeWords();
  const [sending, setSending] = useState<Sending>();
  return (
    <Panel title={t('reports.send.title')}>
      <Stack gap="4">
        <Text color="fg.muted">{t('reports.send.help', { days: wordsOf(days) ?? '' })}</Text>
        <Button variant="outline" onClick={() => setSending({ period: { exportType: 'custom', ...days } })}>
          <LuMail aria-hidden="true" /> {t('reports.send.open')}
        </Button>
        <Button variant="outline" onClick={onSchedule}>
          <LuCalendarClock aria-hidden="true" /> {t('reports.send.automatically')}
        </Button>
      </Stack>
      <SendDialog sending={sending} onClose={() => setSending(undefined)} />
    </Panel>
  );
}
