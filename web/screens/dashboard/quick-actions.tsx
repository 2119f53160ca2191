import { Box, Button, Flex } from '@chakra-ui/react';
import type { IconType } from 'react-icons';
import { LuDownload, LuMail } from 'react-icons/lu';
import type { DateRange } from '../../../shared/model/export.ts';
import { useCan } from '../../auth/me-context.ts';
import { AddMenu } from '../../features/entry/add-menu.tsx';
import { useDashboardExport } from '../../features/export/use-dashboard-export.ts';
import { useText } from '../../text/use-text.ts';

export interface QuickActionsProps {
  readonly onAdd: (kind: 'income' | 'expense') => void;
  readonly onImport: () => void;
  readonly onCustomExport: () => void;
}

/** What people come for, one press away; each only for those who may. The accountant gets the month that is shown. */
export function QuickActions({
  onAdd,
  onImport,
  onCustomExport,
  month,
}: QuickActionsProps & { month: DateRange | undefined }) {
  const t = useText();
  const canExport = useCan('canExport');
  const { isSending, send } = useDashboardExport();
  return (
    <Flex
      role="group"
      aria-label={t('dashboard.quickActions')}
      gap="2"
      wrap="wrap"
      css={{ '& > *': { flexGrow: { base: 1, md: 0 } } }}
    >
      <AddMenu onAdd={onAdd} onImport={onImport} />
      {canExport && (
        <>
          <Button
            variant="outline"
            ms={{ md: 'auto' }}
            loading={isSending}
            loadingText={t('exporting.exporting')}
            onClick={() => month && void send({ exportType: 'custom', ...month })}
          >
            <WideIcon of={LuMail} /> {t('dashboard.exportToAccountant')}
          </Button>
          <Button variant="outline" onClick={onCustomExport}>
            <WideIcon of={LuDownload} /> {t('dashboard.customExport')}
          </Button>
        </>
      )}
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
