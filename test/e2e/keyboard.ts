import type { Locator, Page } from '@playwright/test';
import { expect } from './product.ts';

/** As many elements as a page may put before the one that is wanted; more is no way to work. */
const STEPS_MAX = 80;

/** Somebody without a mouse: what they reach, they reach with Tab, and they see where they are. */
export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Steps on with Tab, or back to what stands before, until this has the focus; throws where it is never reached. */
  async reach(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let step = 0; step < STEPS_MAX; step += 1) {
      const way = await target.evaluate(wayFromFocus);
      if (way === 'here') return;
      // Where nothing has the focus, the key goes on from where it was; past an end of the page it does nothing.
      const isBack = way === 'back' || (way === 'unknown' && step % 2 === 1);
      await this.#page.keyboard.press(isBack ? 'Shift+Tab' : 'Tab');
    }
    throw new Error(`Tab never reaches ${String(target)}.`);
  }

  /** Presses a key where it does something: what is busy with what was done before takes none. */
  async press(target: Locator, key = 'Enter'): Promise<void> {
    await expect(target).toBeEnabled();
    await this.reach(target);
    await this.#page.keyboard.press(key);
  }

  /** Writes into a field in the place of what stands there. */
  async write(field: Locator, text: string): Promise<void> {
    await this.reach(field);
    await this.#page.keyboard.press('ControlOrMeta+a');
    await this.#page.keyboard.type(text);
  }

  /** Writes a day, given as `2026-03-01`, into a field of books that write days so. */
  async writeDay(field: Locator, day: string): Promise<void> {
    await this.write(field, day);
    await expect(field).toHaveValue(day);
  }

  /** Chooses from a list by the first letters of what is wanted. */
  async choose(list: Locator, option: string): Promise<void> {
    await this.reach(list);
    await this.#page.keyboard.type(option);
    await expect(list.locator('option:checked')).toHaveText(option);
  }

  /** Takes an item of an open menu, going to it by the arrow keys. */
  async pick(item: Locator): Promise<void> {
    await expect(item).toBeVisible();
    for (let step = 0; step < STEPS_MAX; step += 1) {
      if ((await item.getAttribute('data-highlighted')) !== null) return this.#page.keyboard.press('Enter');
      await this.#page.keyboard.press('ArrowDown');
    }
    throw new Error(`No arrow key reaches ${String(item)}.`);
  }

  /** Opens the machine's own file dialog with a button, and takes these files there. */
  async bring(button: Locator, files: string | string[]): Promise<void> {
    const chooser = this.#page.waitForEvent('filechooser');
    await this.press(button);
    await (await chooser).setFiles(files);
  }
}

/** In the page: which way one steps from what has the focus to an element. */
function wayFromFocus(element: Element): 'here' | 'back' | 'on' | 'unknown' {
  const { activeElement, body } = document;
  if (activeElement === element) return 'here';
  if (activeElement === null || activeElement === body) return 'unknown';
  const isBefore = activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
  return isBefore ? 'back' : 'on';
}
