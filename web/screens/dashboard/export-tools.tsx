import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { LuMail } from 'react-icons/lu';
import { newSchedulePath } from '../../../shared/paths.ts';
import { thisMonth } from '../../features/export/export-period.ts';
import type { Sending } from '../../features/export/export-period.ts';
import { PeriodChoice } from '../../features/export/period-choice.tsx';
import { TextLink } from '../../kit/text-link.tsx';
import { Panel } from '../../kit/panel.tsx';
import { useText } from '../../text/use-text.ts';

/** Chooses a period to be sent to the accountant. */
export function ExportTools({ onSend }: { onSend: (sending: Sending) => void }) {
  const t = useText();
  const [period, setPeriod] = useState(thisMonth);
  return (
    <Panel title={t('exporting.tools')}>
      <Stack gap="4">
        <Text color="fg.muted">{t('exporting.toolsHelp')}</Text>
        <PeriodChoice value={period} onChange={setPeriod} />
        <Button variant="outline" onClick={() => onSend({ period, isExport: true })}>
          <LuMail aria-hidden="true" /> {t('exporting.emailToAccountant')}
        </Button>
        <TextLink to={newSchedulePath} fontSize="sm" alignSelf="start">
          {t('exporting.automatically')}
        </TextLink>
      </Stack>
    </Panel>
  );
}
