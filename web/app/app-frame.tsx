import '../text/frame-texts.ts';
import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { AccessGuard } from '../auth/access-guard.tsx';
import { useAuth } from '../auth/use-auth.ts';
import { useSignedIn } from '../auth/me-context.ts';
import { useTheirLanguage } from '../auth/use-their-language.ts';
import { AccessDenied } from '../kit/access-denied.tsx';
import { DateFormatContext } from '../format/date-format.ts';
import { HomeCurrencyContext } from '../format/use-money.ts';
import { AppSkeleton } from './app-skeleton.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { ComeBack } from './later-come-back.ts';
import { CommandCentre } from './commands/command-centre.tsx';
import { FailedPage } from './failed-page.tsx';
import { OfflineBand } from './offline-band.tsx';
import { SampleBanner } from './later-sample-banner.ts';
import { SkipLink } from './skip-link.tsx';
import { useTheirLooks } from './their-looks.ts';
import { TopBar } from './top-bar.tsx';
import { UploadsProvider } from '../features/upload/uploads-provider.tsx';

/** The signed-in app around its screens: guard, bars, skip link, files dropped or pasted anywhere. */
export function AppFrame() {
  return (
    <AccessGuard
      skeleton={<AppSkeleton />}
      denied={<AccessDenied />}
      failed={(retry) => <FailedPage onRetry={retry} />}
    >
      <Frame />
    </AccessGuard>
  );
}

/** A page that was loaded anew has no key of its own: only the same page goes back to where it was. */
const placeOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

const stay = () => undefined;

function Frame() {
  useTheirLooks();
  const { state, signOut } = useAuth();
  const { organization } = useSignedIn();
  const isSpoken = useTheirLanguage();
  if (!isSpoken) return <AppSkeleton />;
  return (
    <OrganisationsWriting>
      <UploadsProvider>
        <CommandCentre>
          <SkipLink />
          <TopBar />
          <OfflineBand />
          {organization.sample && <SampleBanner onClose={stay} />}
          <Box as="main" id="content" tabIndex={-1} outline="none">
            <Outlet />
          </Box>
          <BottomBar />
          <ScrollRestoration getKey={placeOf} />
        </CommandCentre>
        <ComeBack
          isOpen={state.status === 'signed-in' && state.isAway === true}
          onClose={() => void signOut()}
        />
      </UploadsProvider>
    </OrganisationsWriting>
  );
}

/** Writes days and money as the organisation does. */
function OrganisationsWriting({ children }: { children: ReactNode }) {
  const { dateFormat, currency } = useSignedIn().organization;
  return (
    <DateFormatContext value={dateFormat}>
      <HomeCurrencyContext value={currency}>{children}</HomeCurrencyContext>
    </DateFormatContext>
  );
}
