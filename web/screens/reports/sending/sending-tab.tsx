import { Grid } from '@chakra-ui/react';
import { useCan } from '../../../auth/me-context.ts';
import { GeneratedReports } from './generated-reports.tsx';
import { SendReport } from './send-report.tsx';

/** What goes to the accountant, and what went. */
export function SendingTab() {
  const canExport = useCan('canExport');
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: canExport ? '22rem minmax(0, 1fr)' : 'minmax(0, 1fr)' }}
      gap={{ base: '4', md: '6' }}
      alignItems="start"
    >
      {canExport && <SendReport />}
      <GeneratedReports />
    </Grid>
  );
}
