import { later } from '../../kit/later.tsx';

/** What the Add button opens, fetched with the menu's machinery once it is wanted or the browser is idle. */
export const AddMenuList = later(
  async () => (await import('./add-menu-list.tsx')).AddMenuList,
  ({ isOpen }) => isOpen,
);
