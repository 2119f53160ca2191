import { MatchByHand } from './match-by-hand.ts';
import { press } from './press.ts';
import { Screen } from './screen.ts';

/** The tab of the expenses that still need a receipt. */
export class MissingReceipts extends Screen {
  /** Opens the dialog that looks for the receipts of an expense. */
  async findReceipt(expense: string): Promise<MatchByHand> {
    await press(this.button(`Find receipt: ${expense}`));
    return new MatchByHand(this.page);
  }
}
