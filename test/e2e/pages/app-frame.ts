import type { Locator, Page } from '@playwright/test';
import { settled } from '../settled.ts';
import { Screen } from './screen.ts';

/** Where the bars of the signed-in app lead. */
export type Place =
  'Dashboard' | 'Receipts' | 'Transactions' | 'Accounting' | 'Reports' | 'Archive' | 'Settings';

/** What stands around every screen of the signed-in app: its bars, the offline band and the retry of a failed page. */
export class AppFrame extends Screen {
  /** The whole document, which carries the theme, the density and the language. */
  readonly document: Locator;
  /** The screen within the frame. */
  readonly content: Locator;
  /** The bar at the top. */
  readonly topBar: Locator;
  /** The bar at the bottom of a phone. */
  readonly bottomBar: Locator;
  readonly bell: Locator;
  readonly signOutButton: Locator;
  readonly offlineNotice: Locator;
  /** Retries a screen that could not be loaded. */
  readonly tryAgainButton: Locator;

  constructor(page: Page) {
    super(page);
    this.document = page.locator('html');
    this.content = page.getByRole('main');
    this.topBar = page.getByRole('banner');
    this.bottomBar = page.getByRole('navigation').last();
    this.bell = this.topBar.getByRole('link', { name: 'Notifications' });
    this.signOutButton = page.getByRole('button', { name: 'Sign Out', exact: true }).first();
    this.offlineNotice = page.getByText('You are offline.');
    this.tryAgainButton = this.content.getByRole('button', { name: 'Try again' });
  }

  /** The main heading of the screen that is open. */
  title(name?: string | RegExp): Locator {
    return this.page.getByRole('heading', name === undefined ? { level: 1 } : { level: 1, name });
  }

  /** The link of a bar to a place, in whichever bar is shown. */
  place(name: Place): Locator {
    return this.page.getByRole('link', { name, exact: true }).first();
  }

  /** Goes to a place by the link of a bar. */
  async goToPlace(name: Place): Promise<void> {
    await settled(this.page);
    await this.place(name).click();
  }

  /** Leaves by the button of the top bar. */
  async signOut(): Promise<void> {
    await settled(this.page);
    await this.signOutButton.click();
  }
}
