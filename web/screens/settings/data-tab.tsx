import { Stack } from '@chakra-ui/react';
import { DataExportCard } from './data-export-card.tsx';

/** What becomes of the organization's data: for its master. */
export function DataTab() {
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <DataExportCard />
    </Stack>
  );
}
