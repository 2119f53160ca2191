import '../text/frame-texts.ts';
import { Box } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { OTHER_BOOKS } from '../api/shown-books.ts';
import { AccessGuard } from '../auth/access-guard.tsx';
import { useAuth } from '../auth/use-auth.ts';
import { useSignedIn } from '../auth/me-context.ts';
import { useTheirLanguage } from '../auth/use-their-language.ts';
import { AccessDenied } from '../kit/access-denied.tsx';
import { LOWER_ROOM } from '../kit/lower-room.ts';
import { weekStartIn } from '../../shared/week-start.ts';
import { CalendarContext } from '../format/calendar.ts';
import { DateFormatContext } from '../format/date-format.ts';
import { HomeCurrencyContext } from '../format/use-money.ts';
import { AppSkeleton } from './app-skeleton.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { ComeBack } from './later-come-back.ts';
import { CommandCentre } from './commands/command-centre.tsx';
import { FailedPage } from './failed-page.tsx';
import { OfflineBand } from './offline-band.tsx';
import { OtherBooks } from './later-other-books.ts';
import { WorkMonitor } from './later-work-monitor.ts';
import { DeletionBanner } from './later-deletion-banner.ts';
import { PaymentBanner } from './later-payment-banner.ts';
import { SampleBanner } from './later-sample-banner.ts';
import { SkipLink } from '../kit/skip-link.tsx';
import { useTheirLooks } from './their-looks.ts';
import { UnknownBooks } from './unknown-books.tsx';
import { useAccessChanges } from './use-access-changes.ts';
import { useBooksInAddress } from './use-books-in-address.ts';
import { useCarriedNotice } from './use-carried-notice.ts';
import { TopBar } from './top-bar.tsx';
import { UPPER_ROOM } from '../theme/upper-room.ts';
import { UploadsProvider } from '../features/upload/uploads-provider.tsx';

/** The signed-in app around its screens: guard, bars, skip link, files dropped or pasted anywhere. */
export function AppFrame() {
  return (
    <AccessGuard
      skeleton={<AppSkeleton />}
      denied={<AccessDenied />}
      unknown={<UnknownBooks />}
      failed={(retry) => <FailedPage onRetry={retry} />}
    >
      <Frame />
    </AccessGuard>
  );
}

/** A page that was loaded anew has no key of its own: only the same page goes back to where it was. */
const placeOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

const stay = () => undefined;

/** What gets the focus is scrolled clear of the bars, the tray and the toasts (WCAG 2.2, 2.4.11). */
const SCROLLED_CLEAR = {
  html: {
    scrollPaddingTop: `calc(3.5rem + ${UPPER_ROOM})`,
    scrollPaddingBottom: `calc(4.75rem + env(safe-area-inset-bottom) + ${LOWER_ROOM})`,
    '@media (min-width: 48em)': { scrollPaddingBottom: `calc(1.25rem + ${LOWER_ROOM})` },
  },
};

function Frame() {
  useTheirLooks();
  useBooksInAddress();
  useAccessChanges();
  useCarriedNotice();
  const { state, signOut } = useAuth();
  const { organization, plan, profile } = useSignedIn();
  const areOthersOpen = useAreOthersOpen();
  const isSpoken = useTheirLanguage();
  if (!isSpoken) return <AppSkeleton />;
  return (
    <OrganisationsWriting>
      <UploadsProvider>
        <CommandCentre>
          <Global styles={SCROLLED_CLEAR} />
          <SkipLink />
          <TopBar />
          <OfflineBand />
          <WorkMonitor onClose={stay} />
          {organization.sample && <SampleBanner onClose={stay} />}
          {(profile.closing ?? organization.closing) && <DeletionBanner onClose={stay} />}
          {plan.overdueUntil !== undefined && <PaymentBanner onClose={stay} />}
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
        <OtherBooks isOpen={areOthersOpen} onClose={stay} />
      </UploadsProvider>
    </OrganisationsWriting>
  );
}

/** Whether other books turned out to be open than those that the page shows. */
function useAreOthersOpen(): boolean {
  const [areOpen, setOpen] = useState(false);
  useEffect(() => {
    const hear = () => setOpen(true);
    window.addEventListener(OTHER_BOOKS, hear);
    return () => window.removeEventListener(OTHER_BOOKS, hear);
  }, []);
  return areOpen;
}

/** Writes days and money as the organisation does. */
function OrganisationsWriting({ children }: { children: ReactNode }) {
  const { dateFormat, currency, country, timeZone } = useSignedIn().organization;
  const calendar = useMemo(() => ({ weekStart: weekStartIn(country), timeZone }), [country, timeZone]);
  return (
    <DateFormatContext value={dateFormat}>
      <CalendarContext value={calendar}>
        <HomeCurrencyContext value={currency}>{children}</HomeCurrencyContext>
      </CalendarContext>
    </DateFormatContext>
  );
}
