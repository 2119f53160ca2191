/*
 * Which books this page shows. Every call names them, so that none reaches other books: a person may be taken to others in another tab or
 * on another device, and what they type here belongs to those that they see.
 */

let shown: string | undefined;

/** Happens to the window when other books turn out to be open. */
export const OTHER_BOOKS = 'other-books';

/** The organisation that the page shows; undefined before it is known, and while the page is on its way to other books. */
export const shownBooks = (): string | undefined => shown;

/** Notes which organisation the page shows. It keeps to it until its books are let go. */
export function showBooks(organizationId: string): void {
  shown ??= organizationId;
}

/** From now on the page shows no books: somebody left, or goes on in others. */
export function letBooksGo(): void {
  shown = undefined;
}

/** Tells that other books are open than those that the page shows. */
export function noteOtherBooks(): void {
  dispatchEvent(new Event(OTHER_BOOKS));
}
