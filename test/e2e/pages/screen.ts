import type { Locator, Page } from '@playwright/test';
import { settled } from '../settled.ts';

/** What a person meets on any screen of the product: its texts, and what can be pressed, by the names that are read out. */
export class Screen {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens an address of the product and waits until nothing on it is on its way. */
  async goTo(path: string): Promise<void> {
    await this.page.goto(path);
    await settled(this.page);
  }

  /**
   * Goes to an address within the signed-in app that is open, as one of its links does: nothing is loaded anew, which takes most of the time
   * of `goTo`. What was asked for shortly before is not asked again.
   */
  async goWithin(path: string): Promise<void> {
    await this.page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await settled(this.page);
  }

  /** What is written somewhere, whole where it is a string. */
  text(text: string | RegExp): Locator {
    return this.page.getByText(text, { exact: true });
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { name });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  link(name: string | RegExp): Locator {
    return this.page.getByRole('link', { name, exact: true });
  }

  /** A dialog by its title; whichever is open without one. */
  dialog(name?: string | RegExp): Locator {
    return this.page.getByRole('dialog', name === undefined ? {} : { name });
  }

  /** The question before something that is hard to take back. */
  question(name?: string | RegExp): Locator {
    return this.page.getByRole('alertdialog', name === undefined ? {} : { name });
  }
}
