import { later } from './later.tsx';

/** The choices of a menu, fetched with the menu's machinery once they are wanted or the browser is idle. */
export const LaterMenuList = later(
  async () => (await import('./menu-list.tsx')).MenuList,
  ({ isOpen }) => isOpen,
);
