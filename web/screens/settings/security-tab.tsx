import { Stack } from '@chakra-ui/react';
import { ChangePassword } from './change-password.tsx';

/** The way in. */
export function SecurityTab() {
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <ChangePassword />
    </Stack>
  );
}
