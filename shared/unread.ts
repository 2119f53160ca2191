/** So many of the newest notifications are counted as unread at most. */
export const UNREAD_MAX = 100;
