import { Fieldset, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useSignedIn } from '../../auth/me-context.ts';
import { useText } from '../../text/use-text.ts';

/** What the organisation's master alone presses; for others it isn't there. */
export function ForMaster({ children }: { children: ReactNode }) {
  return useSignedIn().membership.role === 'master' && children;
}

/** What the organisation's master alone changes; others see it, and why they can't. */
export function Masters({ children }: { children: ReactNode }) {
  const t = useText();
  const isMaster = useSignedIn().membership.role === 'master';
  return (
    <Stack gap="5">
      {!isMaster && <Text color="fg.muted">{t('settings.masterOnly')}</Text>}
      <Fieldset.Root disabled={!isMaster} minW="0">
        {children}
      </Fieldset.Root>
    </Stack>
  );
}
