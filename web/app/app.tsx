import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router-dom';
import { createQueryClient } from '../api/query-client.ts';
import { AuthProvider } from '../auth/auth-provider.tsx';
import { leaveWith } from '../parts/farewell.ts';
import { createJournal } from './journal.ts';
import { NotifyProvider } from './notify-provider.tsx';
import { router } from './router.tsx';
import { ThemeProvider } from './theme-provider.tsx';

const queries = createQueryClient();
const journal = createJournal();

/** The app with everything its screens stand on. */
export function App() {
  return (
    <ThemeProvider>
      <QueryClientProvider client={queries}>
        <NotifyProvider journal={journal}>
          <AuthProvider onEnded={leaveWith}>
            <RouterProvider router={router} />
          </AuthProvider>
        </NotifyProvider>
      </QueryClientProvider>
    </ThemeProvider>
  );
}
