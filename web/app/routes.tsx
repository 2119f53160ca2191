import type { ComponentType } from 'react';
import { Navigate } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { paths, reconcilePath } from '../../shared/paths.ts';
import { allTexts } from '../text/further.ts';
import { AppSkeleton } from './app-skeleton.tsx';
import { RouteError, ScreenError } from './route-error.tsx';

/** A screen that says and shows more than the first ones do. */
const withAll = (load: () => Promise<ComponentType>) => async () => {
  const [Component] = await Promise.all([load(), allTexts(), import('../theme/all-looks.ts')]);
  return { Component };
};

/** Every route of the app; a screen's code is fetched when it is first opened. */
export const routes: RouteObject[] = [
  {
    errorElement: <RouteError />,
    HydrateFallback: AppSkeleton,
    children: [
      {
        path: paths.signIn,
        lazy: async () => ({
          Component: (await import('../screens/sign-in/sign-in-screen.tsx')).SignInScreen,
        }),
      },
      {
        path: paths.signUp,
        lazy: withAll(async () => (await import('../screens/sign-up/sign-up-screen.tsx')).SignUpScreen),
      },
      {
        path: paths.signOut,
        lazy: withAll(async () => (await import('../screens/sign-out/sign-out-screen.tsx')).SignOutScreen),
      },
      { path: paths.teamInArticles, element: <Navigate to={paths.team} replace /> },
      {
        path: paths.joinTeam,
        lazy: withAll(async () => (await import('../screens/join-team/join-team-screen.tsx')).JoinTeamScreen),
      },
      {
        path: paths.unsubscribe,
        lazy: withAll(
          async () => (await import('../screens/unsubscribe/unsubscribe-screen.tsx')).UnsubscribeScreen,
        ),
      },
      {
        path: paths.paid,
        lazy: withAll(async () => (await import('../screens/checkout/success-screen.tsx')).SuccessScreen),
      },
      {
        path: paths.notPaid,
        lazy: withAll(async () => (await import('../screens/checkout/cancel-screen.tsx')).CancelScreen),
      },
      {
        path: paths.app,
        lazy: async () => ({ Component: (await import('./app-frame.tsx')).AppFrame }),
        children: [
          {
            errorElement: <ScreenError />,
            children: [
              {
                index: true,
                lazy: async () => ({
                  Component: (await import('../screens/dashboard/dashboard-screen.tsx')).DashboardScreen,
                }),
              },
              {
                path: paths.dashboard,
                lazy: async () => ({
                  Component: (await import('../screens/dashboard/dashboard-screen.tsx')).DashboardScreen,
                }),
              },
              {
                path: paths.transactions,
                lazy: withAll(
                  async () =>
                    (await import('../screens/transactions/transactions-screen.tsx')).TransactionsScreen,
                ),
              },
              {
                path: paths.accounts,
                lazy: withAll(
                  async () => (await import('../screens/accounts/accounts-screen.tsx')).AccountsScreen,
                ),
              },
              {
                path: paths.recurring,
                lazy: withAll(
                  async () => (await import('../screens/recurring/recurring-screen.tsx')).RecurringScreen,
                ),
              },
              {
                path: reconcilePath(':id'),
                lazy: withAll(
                  async () => (await import('../screens/accounts/reconcile-screen.tsx')).ReconcileScreen,
                ),
              },
              {
                path: paths.receipts,
                lazy: withAll(
                  async () => (await import('../screens/receipts/receipts-screen.tsx')).ReceiptsScreen,
                ),
              },
              {
                path: paths.accounting,
                lazy: withAll(
                  async () => (await import('../screens/accounting/accounting-screen.tsx')).AccountingScreen,
                ),
              },
              {
                path: paths.reports,
                lazy: withAll(
                  async () => (await import('../screens/reports/reports-screen.tsx')).ReportsScreen,
                ),
              },
              {
                path: paths.archive,
                lazy: withAll(
                  async () => (await import('../screens/archive/archive-screen.tsx')).ArchiveScreen,
                ),
              },
              {
                path: paths.clients,
                lazy: withAll(
                  async () => (await import('../screens/clients/clients-screen.tsx')).ClientsScreen,
                ),
              },
              {
                path: paths.team,
                lazy: withAll(async () => (await import('../screens/team/team-screen.tsx')).TeamScreen),
              },
              {
                path: paths.settings,
                lazy: withAll(
                  async () => (await import('../screens/settings/settings-screen.tsx')).SettingsScreen,
                ),
              },
              {
                path: paths.notifications,
                lazy: withAll(
                  async () =>
                    (await import('../screens/notifications/notifications-screen.tsx')).NotificationsScreen,
                ),
              },
              {
                path: paths.questions,
                lazy: withAll(
                  async () => (await import('../screens/questions/questions-screen.tsx')).QuestionsScreen,
                ),
              },
              {
                path: '*',
                lazy: async () => ({ Component: (await import('./not-found-screen.tsx')).NotFoundScreen }),
              },
            ],
          },
        ],
      },
      { path: '*', lazy: withAll(async () => (await import('./unknown-address.tsx')).UnknownAddress) },
    ],
  },
];
