/** The style property of the page that says how much of its upper edge is taken: on a phone toasts stand there, where buttons are too. */
export const UPPER_ROOM_NAME = '--upper-room';

/** How much of the upper edge is taken, for a style. */
export const UPPER_ROOM = `var(${UPPER_ROOM_NAME}, 0px)`;
