import { Box, Button, Grid } from '@chakra-ui/react';
import type { IconType } from 'react-icons';
import { LuDownload, LuFileUp, LuMail, LuMinus, LuPlus } from 'react-icons/lu';
import { useCan } from '../../auth/me-context.ts';
import { thisMonth } from '../../features/export/export-period.ts';
import { useDashboardExport } from '../../features/export/use-dashboard-export.ts';
import { useText } from '../../text/use-text.ts';

export interface QuickActionsProps {
  readonly onAdd: (kind: 'income' | 'expense') => void;
  readonly onImport: () => void;
  readonly onCustomExport: () => void;
}

/** What people come for, one press away; each only for those who may. */
export function QuickActions({ onAdd, onImport, onCustomExport }: QuickActionsProps) {
  const t = useText();
  const canExport = useCan('canExport');
  const { isSending, send } = useDashboardExport();
  return (
    <Grid
      role="group"
      aria-label={t('dashboard.quickActions')}
      templateColumns={{ base: '1fr 1fr', md: 'repeat(5, max-content)' }}
      gap="2"
    >
      <EntryButtons onAdd={onAdd} onImport={onImport} />
      {canExport && (
        <>
          <Button
            variant="outline"
            loading={isSending}
            loadingText={t('exporting.exporting')}
            onClick={() => void send(thisMonth)}
          >
            <WideIcon of={LuMail} /> {t('dashboard.exportToAccountant')}
          </Button>
          <Button variant="outline" onClick={onCustomExport}>
            <WideIcon of={LuDownload} /> {t('dashboard.customExport')}
          </Button>
        </>
      )}
    </Grid>
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

/** Add Income, Add Expense, Import Statement: also what the empty dashboard offers. */
export function EntryButtons({ onAdd, onImport }: Pick<QuickActionsProps, 'onAdd' | 'onImport'>) {
  const t = useText();
  const canEdit = useCan('canEdit');
  const canImport = useCan('canImport');
  return (
    <>
      {canEdit && (
        <>
          <Button colorPalette="ember" onClick={() => onAdd('income')}>
            <LuPlus aria-hidden="true" /> {t('entry.addIncome')}
          </Button>
          <Button variant="outline" onClick={() => onAdd('expense')}>
            <LuMinus aria-hidden="true" /> {t('entry.addExpense')}
          </Button>
        </>
      )}
      {canImport && (
        <Button variant="outline" gridColumn={{ base: '1 / -1', md: 'auto' }} onClick={onImport}>
          <LuFileUp aria-hidden="true" /> {t('dashboard.importStatement')}
        </Button>
      )}
    </>
  );
}
