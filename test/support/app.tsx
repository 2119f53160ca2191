import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { getMe } from '../../shared/contract/books.ts';
import { countUnread } from '../../shared/contract/notices.ts';
import { listUploads } from '../../shared/contract/receipts.ts';
import { listOrganizations } from '../../shared/contract/team.ts';
import type { Me } from '../../shared/model/organization.ts';
import { createQueryClient } from '../../web/api/query-client.ts';
import { letBooksGo } from '../../web/api/shown-books.ts';
import { AuthContext, type Auth } from '../../web/auth/use-auth.ts';
import '../../web/text/all-texts.ts';
import '../../web/theme/all-looks.ts';
import { TextProvider } from '../../web/text/text-provider.tsx';
import type { fakeApi } from './fake-api.ts';
import { reader, standInForObservers } from './screen.tsx';

/*
 * The whole signed-in app in jsdom: its real routes, frame, providers, toasts and keys, with a fake API behind it. For stories that
 * used to need a browser but look at no layout, color or network. jsdom has no screen, so what follows stands in for one.
 */

type Told = (change: { readonly media: string; readonly matches: boolean }) => void;

/** Called for each test: workers share modules between files, and each file has a window of its own. Answers what makes it a phone's. */
function standInForScreen(startsAsPhone: boolean): () => void {
  let isPhone = startsAsPhone;
  const matches = (query: string) =>
    query.includes('max-width') ? isPhone : query.includes('min-width') && !isPhone;
  let listeners: { readonly media: string; readonly tell: Told }[] = [];
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: matches(media),
    media,
    addEventListener: (_change: string, tell: Told) => {
      listeners.push({ media, tell });
    },
    removeEventListener: (_change: string, tell: Told) => {
      listeners = listeners.filter((one) => one.media !== media || one.tell !== tell);
    },
  }));
  standInForObservers();
  vi.stubGlobal('scrollTo', vi.fn());
  Element.prototype.scrollIntoView = vi.fn();
  Element.prototype.scrollTo = vi.fn();
  return () => {
    isPhone = true;
    listeners.forEach(({ media, tell }) => tell({ media, matches: matches(media) }));
  };
}

const signedIn: Auth = {
  state: { status: 'signed-in', userId: reader.profile.id },
  isBusy: false,
  pending: undefined,
  signIn: () => Promise.resolve('signed-in'),
  giveCode: () => Promise.resolve(),
  comeBack: () => Promise.resolve('signed-in'),
  signUp: () => Promise.resolve(),
  verify: () => Promise.resolve('signed-in'),
  resend: () => Promise.resolve(),
  abandonSignUp: () => undefined,
  startReset: () => Promise.resolve(),
  abandonReset: () => undefined,
  finishReset: () => Promise.resolve(),
  signOut: () => Promise.resolve(),
  endAll: async (ending) => {
    await ending();
  },
};

const CODE_MS_MAX = 50_000;

type Router = ReturnType<typeof createBrowserRouter>;
const routers = new Set<Router>();

interface DrawnAs {
  /** The session, where something about it is tried. */
  readonly auth?: Partial<Auth>;
  /** As media queries answer on a phone; a desktop unless told. */
  readonly isPhone?: boolean;
}

interface OpenedAs extends DrawnAs {
  /** Who looks, where it isn't the plumber's master. */
  readonly me?: Partial<Me>;
}

/**
 * Opens the signed-in app at a path such as `/app/transactions?q=gas`. Answers who types and clicks, and where the app is
 * by now. The API answers who is signed in and that nothing is unread; the test names the rest.
 */
export async function openApp(
  at: string,
  api: ReturnType<typeof fakeApi>,
  { me = {}, ...opened }: OpenedAs = {},
) {
  api.on(getMe, { ...reader, ...me });
  api.on(countUnread, { count: 0 });
  api.on(listUploads, { items: [] });
  api.on(listOrganizations, { items: [] });
  return renderApp(at, opened);
}

/** Opens the signed-in app at a path with whatever API answers `fetch`. */
export async function renderApp(at: string, { auth = {}, isPhone = false }: DrawnAs = {}) {
  letBooksGo();
  const becomeNarrow = standInForScreen(isPhone);
  const [{ routes }, { NotifyProvider }, { createJournal }, { ThemeProvider }] = await Promise.all([
    import('../../web/app/routes.tsx'),
    import('../../web/app/notify-provider.tsx'),
    import('../../web/app/journal.ts'),
    import('../../web/app/theme-provider.tsx'),
  ]);
  window.history.replaceState(null, '', at);
  const router = createBrowserRouter(routes);
  routers.add(router);
  // The first test of a worker loads the screen's code, which takes long on a busy machine.
  await vi.waitUntil(() => router.state.initialized, { timeout: CODE_MS_MAX });
  const client = createQueryClient();
  const journal = createJournal();
  let held: Auth = { ...signedIn, ...auth };
  const app = () => (
    <ThemeProvider>
      <TextProvider>
        <QueryClientProvider client={client}>
          <NotifyProvider journal={journal}>
            <AuthContext value={held}>
              <RouterProvider router={router} />
            </AuthContext>
          </NotifyProvider>
        </QueryClientProvider>
      </TextProvider>
    </ThemeProvider>
  );
  const { rerender } = render(app());
  return {
    person: userEvent.setup(),
    /** Path and query as the address bar would show them. */
    address: () => window.location.pathname + window.location.search,
    goBack: () => router.navigate(-1),
    /** The window of a desktop is drawn as narrow as a phone. */
    narrow: () => act(becomeNarrow),
    /** What becomes of the session while the app is open. */
    changeAuth: (change: Partial<Auth>) =>
      act(() => {
        held = { ...held, ...change };
        rerender(app());
      }),
  };
}

/** Takes the app away, with the toasts that would stand above the next one. */
export async function closeApp(): Promise<void> {
  cleanup();
  routers.forEach((router) => router.dispose());
  routers.clear();
  const { toaster } = await import('../../web/app/toaster.ts');
  toaster.remove();
  localStorage.clear();
  sessionStorage.clear();
}

/**
 * Chooses from the menu that a button opens, by keys: a menu heeds the pointer only in the first window of a worker, where its
 * machinery began to tell pointer and keys apart.
 */
export async function choose(person: UserEvent, button: string, name: string): Promise<void> {
  await person.click(await screen.findByRole('button', { name: button }));
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
  const items = within(menu).getAllByRole('menuitem');
  const chosen = within(menu).getByRole('menuitem', { name });
  for (const _item of items)
    if (!chosen.hasAttribute('data-highlighted')) await person.keyboard('{ArrowDown}');
  expect(chosen.hasAttribute('data-highlighted')).toBe(true);
  await person.keyboard('{Enter}');
}
