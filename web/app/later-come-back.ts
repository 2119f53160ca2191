import { later } from '../kit/later.tsx';

/** Asks for the password in place, fetched after the screen. */
export const ComeBack = later(
  async () => (await import('./come-back.tsx')).ComeBack,
  ({ isOpen }) => isOpen,
);
