import { BOOKS_PARAM } from '../../shared/paths.ts';

/*
 * Which organization this tab shows: the one its address names, else the one it showed before it was loaded anew, else the active one,
 * which the API knows. Every call names it, so that none reaches other books: two tabs may show two organizations, and what somebody types
 * belongs to the one they see.
 */

/** Of this tab alone: session storage is shared with no other. */
const KEY = 'matchbook.books';

let shown: string | undefined;

/** Happens to the window when the person turns out to be no member of the shown organization any more. */
export const OTHER_BOOKS = 'other-books';

/** Happens to the window when something was refused that the page offered: what the person may do has changed. */
export const ABILITIES_CHANGED = 'abilities-changed';

/** The organization that an address names; undefined where it names none. */
export const booksIn = (search: string): string | undefined =>
  new URLSearchParams(search).get(BOOKS_PARAM) ?? undefined;

/** The organization that the page shows; undefined where the active one is meant. */
export const shownBooks = (): string | undefined =>
  shown ?? booksIn(location.search) ?? sessionStorage.getItem(KEY) ?? undefined;

/** Notes which organization the page shows. It keeps to it until it is let go. */
export function showBooks(organizationId: string): void {
  shown ??= organizationId;
  sessionStorage.setItem(KEY, shown);
}

/** From now on the page shows no books: somebody left, or goes on in others. */
export function letBooksGo(): void {
  shown = undefined;
  sessionStorage.removeItem(KEY);
}

/**
 * Whether the tab only remembered an organization, which then is forgotten: nothing of it is shown yet, and no address asked for it, so
 * the active one can be shown in its place.
 */
export function forgetRemembered(): boolean {
  const isRemembered =
    shown === undefined && booksIn(location.search) === undefined && sessionStorage.getItem(KEY) !== null;
  if (isRemembered) letBooksGo();
  return isRemembered;
}

/** Tells that the person is no member of the shown organization any more. */
export function noteOtherBooks(): void {
  dispatchEvent(new Event(OTHER_BOOKS));
}

/** Tells that the person may no longer do what they tried. */
export function noteAbilitiesChanged(): void {
  dispatchEvent(new Event(ABILITIES_CHANGED));
}
