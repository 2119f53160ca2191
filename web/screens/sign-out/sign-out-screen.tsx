import { Spinner, Stack, VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { paths } from '../../../shared/paths.ts';
import { useAuth } from '../../auth/use-auth.ts';
import { useText } from '../../text/use-text.ts';

/** `/sign-out`: where the public pages, which know nothing of sessions, lead whoever wants to leave. */
export function SignOutScreen() {
  const t = useText();
  const { state, signOut } = useAuth();
  const isLeaving = useRef(false);
  useEffect(() => {
    if (isLeaving.current) return;
    if (state.status === 'signed-in') {
      isLeaving.current = true;
      void signOut();
    }
    if (state.status === 'signed-out') window.location.replace(paths.home);
  }, [state.status, signOut]);
  return (
    <Stack as="main" minH="100dvh" align="center" justify="center" aria-busy="true">
      <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
      <Spinner aria-hidden="true" />
    </Stack>
  );
}
