import { MatchByHand } from './match-by-hand.ts';
import { press } from './press.ts';
import { Screen } from './screen.ts';

/** The tab of the expenses that still want a receipt. */
export class MissingReceipts extends Screen {
  /** Said once no expense wants a receipt. */
  readonly none = this.text('Every expense has its receipt');

  /** Opens the dialog that looks for the receipts of an expense. */
  async findReceipt(expense: string): Promise<MatchByHand> {
    await press(this.button(`Find receipt: ${expense}`));
    return new MatchByHand(this.page);
  }

  /** Says that an expense needs no receipt, and why. */
  async sayNotNeeded(expense: string, reason: string): Promise<void> {
    await press(this.button(`No receipt needed: ${expense}`));
    const dialog = this.dialog();
    await dialog.getByText(reason).click();
    await press(dialog.getByRole('button', { name: 'Mark as not needed' }));
  }
}
