import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router-dom';
import { createQueryClient } from '../api/query-client.ts';
import { AuthProvider } from '../auth/auth-provider.tsx';
import { leaveWith } from '../kit/farewell.ts';
import { BusyMark } from './busy-mark.tsx';
import { createJournal } from './journal.ts';
import { NotifyProvider } from './notify-provider.tsx';
import { router } from './router.ts';
import { TextProvider } from '../text/text-provider.tsx';
import { ThemeProvider } from './theme-provider.tsx';
import { dismiss } from './toaster.ts';

/** What the API was asked and answered. */
export const queries = createQueryClient();
const journal = createJournal();

/** What the next person at this machine must neither see nor take back. */
function forget(): void {
  journal.clear();
  dismiss();
}

/** The app with everything its screens stand on. */
export function App() {
  return (
    <ThemeProvider>
      <TextProvider>
        <QueryClientProvider client={queries}>
          <BusyMark />
          <NotifyProvider journal={journal}>
            <AuthProvider onEnded={leaveWith} forget={forget}>
              <RouterProvider router={router} />
            </AuthProvider>
          </NotifyProvider>
        </QueryClientProvider>
      </TextProvider>
    </ThemeProvider>
  );
}
