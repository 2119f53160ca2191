/** What can stay at the lower edge of the window, by the style property of the page that says how much of it is taken. */
export const ROOMS = {
  tray: '--tray-room',
  selection: '--selection-room',
  toasts: '--toasts-room',
} as const;

/** How much of the lower edge is taken, for a style. */
export const roomOf = (name: keyof typeof ROOMS): string => `var(${ROOMS[name]}, 0px)`;

/** All of it: a page that ends so much earlier can be scrolled clear of what stays there. */
export const LOWER_ROOM = `${roomOf('tray')} + ${roomOf('selection')} + ${roomOf('toasts')}`;
