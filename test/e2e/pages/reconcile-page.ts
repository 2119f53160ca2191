import { Screen } from './screen.ts';

/** An account held against its statement. */
export class ReconcilePage extends Screen {
  readonly difference = this.page.getByRole('region', { name: 'Difference', exact: true });
  /** What makes the difference. */
  readonly reasons = this.page.getByRole('list', { name: 'What makes the difference' });

  /** Opens the reconciliation of an account, by its id. */
  async open(accountId: string): Promise<void> {
    await this.goTo(`/app/transactions/accounts/${accountId}/reconcile`);
  }
}
