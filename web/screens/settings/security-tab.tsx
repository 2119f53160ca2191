import { Stack } from '@chakra-ui/react';
import { ChangePassword } from './change-password.tsx';
import { RecentSignIns } from './recent-sign-ins.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

/** The way in. */
export function SecurityTab() {
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <ChangePassword />
      <SecondFactorCard />
      <SessionsCard />
      <RecentSignIns />
    </Stack>
  );
}
