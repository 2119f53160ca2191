import { Box } from '@chakra-ui/react';
import { paths } from '../../shared/paths.ts';
import { Message } from '../kit/message-page.tsx';
import { useText } from '../text/use-text.ts';
import { Page } from './page-parts.tsx';

/*
 * What stands where Stripe leads back for whoever is signed out, of whom nobody knows what they paid. Whoever is signed in goes on to the
 * app's own screen before this is shown (`boot.ts`).
 */

/** `/success`. */
export function SuccessPage() {
  const t = useText();
  const signIn = `${paths.signIn}?next=${encodeURIComponent(paths.paid)}`;
  const action = { href: signIn, label: t('auth.signIn') };
  return <OneThing title={t('billing.signInToSee')} text={t('billing.signInToSeeHelp')} action={action} />;
}

/** `/cancel`. */
export function CancelPage() {
  const t = useText();
  const action = { href: paths.pricing, label: t('billing.toPricing') };
  return <OneThing title={t('billing.canceled')} text={t('billing.canceledUnknown')} action={action} />;
}

const OneThing = (message: Parameters<typeof Message>[0]) => (
  <Page>
    <Box py={{ base: '24', md: '36' }}>
      <Message {...message} />
    </Box>
  </Page>
);
