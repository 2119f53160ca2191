import type { Locator } from '@playwright/test';
import { press } from './press.ts';
import { RuleDialog } from './rule-dialog.ts';
import { Screen } from './screen.ts';

/** The Categories tab of Accounting: entries without a category, rules, and what recurs or belongs together. */
export class CategoriesTab extends Screen {
  readonly rules = this.page.getByRole('region', { name: 'Rules' });
  readonly worklist = this.page.getByRole('region', { name: 'Uncategorized' });
  /** Marks what recurs and did not come when it was due. */
  readonly missing = this.text('Missing');
  /** Two entries that may be one purchase. */
  readonly doubles = this.page.getByText('The same purchase twice');

  /** The names in the list of entries without a category that begin so. */
  namesInWorklist(beginning: string): Locator {
    return this.worklist.getByText(new RegExp(`^${beginning}`));
  }

  /** The line of the list of entries without a category that holds this text. */
  lineOfWorklist(hasText: string): Locator {
    return this.worklist.getByRole('listitem').filter({ hasText });
  }

  /** Shows the entries, or the vendors, of the line that begins so. */
  async openLine(beginning: string): Promise<void> {
    await press(this.worklist.getByRole('button', { name: new RegExp(`^Entries of ${beginning}`) }));
  }

  /** The boxes that select entries, or vendors, of open lines that hold this text. */
  boxInWorklist(hasText: string): Locator {
    return this.worklist.getByRole('checkbox', { name: new RegExp(hasText) });
  }

  /** Opens the dialog of a new rule. */
  async beginRule(): Promise<RuleDialog> {
    await press(this.button('New rule'));
    return new RuleDialog(this.page);
  }
}
