import { later } from '../../kit/later.tsx';

/** The decision on untaxed sales, fetched with the categories that it is about after the dashboard. */
export const UntaxedSalesDialog = later(
  async () => (await import('./untaxed-sales-dialog.tsx')).UntaxedSalesDialog,
  ({ isOpen }) => isOpen,
);
