import { later } from '../../kit/later.tsx';

/** The dialog of feedback, fetched after the dashboard. */
export const FeedbackDialog = later(
  async () => (await import('./feedback-dialog.tsx')).FeedbackDialog,
  ({ isOpen }) => isOpen,
);
