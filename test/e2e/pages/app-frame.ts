import type { Locator } from '@playwright/test';
import { press } from './press.ts';
import { Screen } from './screen.ts';

/** Where the bars of the signed-in app lead. */
export type Place =
  | 'Dashboard'
  | 'Receipts'
  | 'Transactions'
  | 'Accounting'
  | 'Reports'
  | 'Archive'
  | 'Settings';

/** What stands around every screen of the signed-in app: its bars, the offline band and the retry of a failed page. */
export class AppFrame extends Screen {
  /** The whole document, which carries the theme, the density and the language. */
  readonly document = this.page.locator('html');
  /** The screen within the frame. */
  readonly content = this.page.getByRole('main');
  /** The bar at the top. */
  readonly topBar = this.page.getByRole('banner');
  /** The bar at the bottom of a phone. */
  readonly bottomBar = this.page.getByRole('navigation').last();
  readonly bell = this.topBar.getByRole('link', { name: 'Notifications' });
  readonly signOutButton = this.button('Sign Out').first();
  readonly offlineNotice = this.text('You are offline.');
  /** Retries a screen that could not be loaded. */
  readonly tryAgainButton = this.content.getByRole('button', { name: 'Try again' });

  /** What stands for content that is still to come. */
  readonly skeletons = this.page.locator('[aria-busy=true], .chakra-skeleton');
  /** Parts of the screen that still wait for their content. */
  readonly busyContent = this.content.locator('[aria-busy=true]');
  /** The dialogs in the document, be they hidden. */
  readonly dialogsInDocument = this.page.locator('[role=dialog]');

  /** The main heading of the screen that is open. */
  title(name?: string | RegExp): Locator {
    return this.page.getByRole('heading', name === undefined ? { level: 1 } : { level: 1, name });
  }

  /** The link of a bar to a place, in whichever bar is shown. */
  place(name: Place): Locator {
    return this.link(name).first();
  }

  /** Goes to a place by the link of a bar. */
  async goToPlace(name: Place): Promise<void> {
    await press(this.place(name));
  }

  /** Signs out by the button of the top bar, and waits for the page that shows it: whoever goes on sooner is still signed in. */
  async signOut(): Promise<void> {
    await press(this.signOutButton);
    await this.page.waitForURL((url) => url.pathname === '/');
  }

  /** The link of the top bar to a place. */
  placeInTopBar(name: Place): Locator {
    return this.topBar.getByRole('link', { name, exact: true });
  }
}
