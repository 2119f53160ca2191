import { Stack } from '@chakra-ui/react';
import { OrganizationPreferences } from './organization-preferences.tsx';
import { OwnPreferences } from './own-preferences.tsx';

/** What the books follow, and how one likes it. */
export function PreferencesTab() {
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <OwnPreferences />
      <OrganizationPreferences />
    </Stack>
  );
}
