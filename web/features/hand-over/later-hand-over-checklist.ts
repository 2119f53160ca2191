import type { DateRange } from '../../../shared/model/export.ts';
import { later } from '../../kit/later.tsx';

interface LaterChecklistProps {
  readonly of: string;
  /** None until something is about to be sent. */
  readonly days: DateRange | undefined;
  readonly onClose: () => void;
}

/** What stands open before something is sent, fetched once days are about to be. */
export const LaterHandOverChecklist = later<LaterChecklistProps>(
  async () => (await import('./hand-over-checklist.tsx')).HandOverChecklist,
  ({ days }) => days !== undefined,
);
