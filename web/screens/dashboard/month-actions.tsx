import { Box, Button, Flex } from '@chakra-ui/react';
import type { IconType } from 'react-icons';
import { LuDownload, LuMail } from 'react-icons/lu';
import type { DateRange } from '../../../shared/model/export.ts';
import type { Sending } from '../../features/export/export-period.ts';
import { useDashboardExport } from '../../features/export/use-dashboard-export.ts';
import { useText } from '../../text/use-text.ts';

interface MonthActionsProps {
  readonly month: DateRange;
  /** Asks for what has to be known before the month can be sent. */
  readonly onAsk: (sending: Sending) => void;
  readonly onCustomExport: () => void;
}

/** What can be done with a month: the accountant gets the one that is shown. */
export function MonthActions({ month, onAsk, onCustomExport }: MonthActionsProps) {
  const t = useText();
  const { isSending, send } = useDashboardExport();
  const ask = () => onAsk({ period: { exportType: 'custom', ...month }, isExport: true });
  return (
    <Flex
      role="group"
      aria-label={t('dashboard.quickActions')}
      gap="2"
      wrap="wrap"
      w={{ base: 'full', sm: 'auto' }}
      css={{ '& > *': { flexGrow: { base: 1, sm: 0 } } }}
    >
      <Button
        variant="outline"
        loading={isSending}
        loadingText={t('exporting.exporting')}
        onClick={() => (send ? void send(month) : ask())}
      >
        <WideIcon of={LuMail} /> {t('dashboard.exportToAccountant')}
      </Button>
      <Button variant="outline" onClick={onCustomExport}>
        <WideIcon of={LuDownload} /> {t('dashboard.customExport')}
      </Button>
    </Flex>
  );
}

/** An icon where there is room for it: two buttons share a phone's width, one with long words. */
function WideIcon({ of: Icon }: { of: IconType }) {
  return (
    <Box as="span" display={{ base: 'none', sm: 'contents' }} aria-hidden="true">
      <Icon />
    </Box>
  );
}
