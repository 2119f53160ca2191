import { later } from '../../kit/later.tsx';

/** The dialog of the goal, fetched after the dashboard. */
export const GoalDialog = later(
  async () => (await import('./goal-dialog.tsx')).GoalDialog,
  ({ isOpen }) => isOpen,
);
