import type { Locator, Page } from '@playwright/test';
import { expect } from './product.ts';
import { settled } from './settled.ts';

/** As many elements as a page may put before the one that is wanted; more is no way to work. */
const STEPS_MAX = 80;

/** Somebody without a mouse: what they reach, they reach with Tab, and they see where they are. */
export class Keyboard {
  readonly #page: Page;
  /** What a mouse would have clicked by now: each button and choice, and the first field of a form unless the focus is in it. */
  clicks = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Steps on with Tab, or back to what stands before, until this has the focus; throws where it is never reached. */
  async reach(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    if (await this.#steps(target)) return;
    // What closed or came meanwhile may have taken the focus on its way: once more from where it rests.
    await settled(this.#page);
    if (!(await this.#steps(target))) throw new Error(`Tab never reaches ${String(target)}.`);
  }

  /** Steps to what is wanted; false where it is not reached within as many steps as a page may want. */
  async #steps(target: Locator): Promise<boolean> {
    for (let step = 0; step < STEPS_MAX;) {
      const { way, stops } = await target.evaluate(wayFromFocus);
      if (way === 'here') return true;
      // Where nothing has the focus, the key goes on from where it was; past an end of the page it does nothing.
      const isBack = way === 'back' || (way === 'unknown' && step % 2 === 1);
      for (let press = 0; press < Math.max(1, stops); press += 1, step += 1)
        await this.#page.keyboard.press(isBack ? 'Shift+Tab' : 'Tab');
    }
    return false;
  }

  /** Presses a key where it does something: what is busy with what was done before takes none. */
  async press(target: Locator, key = 'Enter'): Promise<void> {
    await expect(target).toBeEnabled();
    await this.reach(target);
    await this.#page.keyboard.press(key);
    this.clicks += 1;
  }

  /** Writes into a field in the place of what stands there. */
  async write(field: Locator, text: string): Promise<void> {
    await this.reach(field);
    await this.#page.keyboard.press('ControlOrMeta+a');
    await this.#page.keyboard.type(text);
  }

  /** Fills in fields of a form that follow each other. */
  async fill(...fields: readonly (readonly [field: Locator, text: string])[]): Promise<void> {
    for (const [position, [field, text]] of fields.entries()) {
      await expect(field).toBeVisible();
      if (position === 0 && (await field.evaluate(wayFromFocus)).way !== 'here') this.clicks += 1;
      await this.write(field, text);
    }
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
    this.clicks += 1;
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

interface WayFromFocus {
  readonly way: 'here' | 'back' | 'on' | 'unknown';
  /** About how many stops of the Tab key lie between, the last one left out: so the page is not asked after each of them. */
  readonly stops: number;
}

/** In the page: which way one steps from what has the focus to an element, and how far. */
function wayFromFocus(element: Element): WayFromFocus {
  const { activeElement, body } = document;
  if (activeElement === element) return { way: 'here', stops: 0 };
  if (activeElement === null || activeElement === body) return { way: 'unknown', stops: 1 };
  const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const isStop = (one: Element) =>
    one instanceof HTMLElement && one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility();
  const isBetween = (one: Element, first: Element, last: Element) =>
    (first.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) > 0 &&
    (one.compareDocumentPosition(last) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  const isBefore = (activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) > 0;
  const [first, last] = isBefore ? [element, activeElement] : [activeElement, element];
  const stops = [...document.querySelectorAll(FOCUSABLE)].filter(
    (one) => isBetween(one, first, last) && isStop(one),
  ).length;
  return { way: isBefore ? 'back' : 'on', stops };
}
