import type { Locator, Page } from '@playwright/test';
import { press } from './press.ts';

/** A part of a screen, such as a dialog, a panel or a card: what is in it, and nothing beside it. */
export class Part {
  /** The part itself. */
  readonly root: Locator;

  constructor(root: Locator) {
    this.root = root;
  }

  get page(): Page {
    return this.root.page();
  }

  /** What is written somewhere in it, whole where it is a string. */
  text(text: string | RegExp): Locator {
    return this.root.getByText(text, { exact: true });
  }

  heading(name: string | RegExp): Locator {
    return this.root.getByRole('heading', { name });
  }

  button(name: string | RegExp): Locator {
    return this.root.getByRole('button', { name, exact: true });
  }

  link(name: string | RegExp): Locator {
    return this.root.getByRole('link', { name, exact: true });
  }

  /** A field by its label, or words of it. */
  field(label: string | RegExp): Locator {
    return this.root.getByLabel(label);
  }

  /** Leaves what was typed in it, by Escape, and says yes to that. */
  async discardTyped(): Promise<void> {
    await this.root.press('Escape');
    await press(this.page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }));
  }

  region(name: string | RegExp): Locator {
    return this.root.getByRole('region', { name, exact: true });
  }
}
