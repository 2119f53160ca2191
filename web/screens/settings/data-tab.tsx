import { Stack } from '@chakra-ui/react';
import { DataExportCard } from './data-export-card.tsx';
import { PrivacyCard } from './privacy-card.tsx';
import { RetentionCard } from './retention-card.tsx';

/** What becomes of the organization's data: for its master. */
export function DataTab() {
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <DataExportCard />
      <RetentionCard />
      <PrivacyCard />
    </Stack>
  );
}
