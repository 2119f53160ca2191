import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** What is told in passing. By their place, not by their roles: beside an open dialog they are hidden from the tree of roles. */
export class Toasts {
  readonly all;
  readonly #closeButtons;

  constructor(page: Page) {
    this.all = page.locator('[data-scope=toast][data-part=root]');
    this.#closeButtons = page.locator('[data-scope=toast][data-part=close-trigger]');
  }

  /** What can be pressed in the window and lies, at least in part, under a toast; of what scrolled away below the bars nothing. */
  covered(): Promise<string[]> {
    return this.all.evaluateAll((shown) => {
      const toasts = shown.map((one) => one.getBoundingClientRect());
      const isUnder = ({ left, right, top, bottom }: DOMRect) =>
        toasts.some((one) => left < one.right && right > one.left && top < one.bottom && bottom > one.top);
      const bars = [...document.querySelectorAll('header')];
      const lowest = Math.max(0, ...bars.map((bar) => bar.getBoundingClientRect().bottom));
      return [...document.querySelectorAll('button, a, input, select, [role=button]')]
        .filter((one) => !shown.some((other) => other.contains(one)) && one.checkVisibility())
        .filter((one) => one.closest('header') !== null || one.getBoundingClientRect().bottom > lowest)
        .filter((one) => isUnder(one.getBoundingClientRect()))
        .map((one) => one.ariaLabel ?? one.textContent);
    });
  }

  /** Keeps the only one, which would leave by itself, by the pointer on it. */
  async hold(): Promise<void> {
    await this.all.hover();
  }

  /** Closes the only one. */
  async close(): Promise<void> {
    await this.#closeButtons.click();
  }

  /** Closes all at once, also those that something else covers. */
  async closeAll(): Promise<void> {
    await this.#closeButtons.evaluateAll((buttons) =>
      buttons.forEach((button) => (button as HTMLElement).click()),
    );
    await expect(this.all).toHaveCount(0);
  }
}
