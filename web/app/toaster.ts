import { createToaster } from '@chakra-ui/react';

export const SUCCESS_MS = 5_000;
/** Longer: it says something that nobody waits to read. */
export const INFO_MS = 10_000;

export const phone = matchMedia('(max-width: 47.99em)');

/** Where something stands in the window. */
type Place = Pick<DOMRect, 'left' | 'top' | 'bottom'>;

let pressed: { readonly element: Element; readonly place: Place; readonly pageTop: number } | undefined;
const topOfPage = (): number => document.body.firstElementChild?.getBoundingClientRect().top ?? 0;
// Not by the focus, which Safari gives to no button that is pressed.
addEventListener(
  'click',
  ({ target }) => {
    if (!(target instanceof Element)) return;
    const element = target.closest('button, a') ?? target;
    pressed = { element, place: element.getBoundingClientRect(), pageTop: topOfPage() };
  },
  true,
);

/** Where what was pressed last is now on the page, or was before it was drawn anew; undefined for what lies over the page. */
export function lastPressed(): Place | undefined {
  if (!pressed || pressed.element.closest('[role=dialog]')) return undefined;
  const { element, place, pageTop } = pressed;
  if (element.isConnected) return element.getBoundingClientRect();
  const moved = topOfPage() - pageTop;
  return { left: place.left, top: place.top + moved, bottom: place.bottom + moved };
}

export const GAP = 8;
export const EDGE = 16;

/**
 * Where no button stands: those of dialogs and panels are at the lower end, and so are the files on their way; at a phone's lower edge are
 * the navigation and the buttons of a dialog.
 */
export const placementNow = () => (phone.matches ? 'top' : 'bottom-start');

/** As many as leave the page in view. */
const SHOWN_MAX = 4;

export const toaster = createToaster({
  placement: placementNow(),
  pauseOnPageIdle: true,
  gap: GAP,
  offsets: `${EDGE}px`,
});

/**
 * Shows a toast, and answers its id. The newest never waits behind those that the pointer holds: of more than four the
 * oldest goes, what went wrong last.
 */
export function show(options: Parameters<typeof toaster.create>[0]): string {
  const id = toaster.create(options);
  const others = toaster.getVisibleToasts().filter((toast) => toast.id !== id);
  if (others.length >= SHOWN_MAX) {
    const oldest = others.findLast(({ type }) => type !== 'error') ?? others.at(-1);
    toaster.remove(oldest?.id);
  }
  return id;
}

let areShown = false;

/** Tells that toasts are on the screen from now on, or no longer. */
export function showing(are: boolean): void {
  areShown = are;
}

/** By then a toast that was told to leave has left. */
const LEFT_MS = 600;

/**
 * Takes a toast away, or all of them. What nothing shows yet is not told to leave: it would come and stay. Nor does one hear it that is just
 * being drawn: whatever should have left by now is removed.
 */
export function dismiss(id?: string): void {
  if (!areShown) {
    toaster.remove(id);
    return;
  }
  const leaving = id === undefined ? toaster.getVisibleToasts().map((toast) => toast.id) : [id];
  toaster.dismiss(id);
  setTimeout(() => leaving.forEach((one) => toaster.remove(one)), LEFT_MS);
}
