import { Stack } from '@chakra-ui/react';
import { useCan } from '../../auth/me-context.ts';
import { DataExportCard } from './data-export-card.tsx';
import { DeletionCard } from './deletion-card.tsx';
import { PrivacyCard } from './privacy-card.tsx';
import { RetentionCard } from './retention-card.tsx';

/** What becomes of the organization's data, for its master; and the end of one's account, for everybody. */
export function DataTab() {
  const isMaster = useCan('canManageUsers');
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      {isMaster && (
        <>
          <DataExportCard />
          <RetentionCard />
          <PrivacyCard />
        </>
      )}
      <DeletionCard />
    </Stack>
  );
}
