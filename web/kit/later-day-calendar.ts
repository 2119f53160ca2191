import { later } from './later.tsx';

/** The calendar of a date field, fetched once it is opened or the browser is idle. */
export const LaterDayCalendar = later(
  async () => (await import('./day-calendar.tsx')).DayCalendar,
  ({ isOpen }) => isOpen,
);
