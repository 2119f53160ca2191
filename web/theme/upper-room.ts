/** The style property of the page that says how much of its edge toasts take. */
export const TOASTS_ROOM = '--toasts-room';

/** The one that says how much of it is the upper edge: on a phone toasts stand there, where buttons are too. */
export const UPPER_ROOM_NAME = '--upper-room';

/** How much of the upper edge is taken, for a style. */
export const UPPER_ROOM = `var(${UPPER_ROOM_NAME}, 0px)`;

/** Where a band stays that stands below the bar at the top. */
export const BELOW_TOP_BAR = `calc(3.5rem + ${UPPER_ROOM})`;
