import { later } from '../kit/later.tsx';

/** Says that other books are open, fetched after the screen. */
export const OtherBooks = later(
  async () => (await import('./other-books.tsx')).OtherBooks,
  ({ isOpen }) => isOpen,
);
