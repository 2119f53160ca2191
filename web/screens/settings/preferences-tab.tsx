import { Stack } from '@chakra-ui/react';
import { ClosedPeriods } from './closed-periods.tsx';
import { OrganizationPreferences } from './organization-preferences.tsx';
import { OwnPreferences } from './own-preferences.tsx';

/** What the books follow, how one likes it, and what of the books is closed. */
export function PreferencesTab() {
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <OwnPreferences />
      <OrganizationPreferences />
      <ClosedPeriods />
    </Stack>
  );
}
