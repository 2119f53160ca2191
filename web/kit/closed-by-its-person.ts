/** What asks whether it closes: something outside it was pressed, or has the focus. */
interface WishToClose {
  readonly preventDefault: () => void;
}

interface PressOutside extends WishToClose {
  readonly detail: { readonly target: EventTarget | null };
}

/**
 * For the root of whatever is modal: only its person or its owner closes it. A dialog or menu that ends gives the focus back to where
 * it was opened, and takes along what opened above it meanwhile: to what follows in its place both look like a wish to close. So does a press
 * in a dialog above it, in the frame before that one is known to be there.
 */
export const closedByItsPerson = {
  onFocusOutside: (event: WishToClose): void => event.preventDefault(),
  onRequestDismiss: (event: WishToClose): void => event.preventDefault(),
  onPointerDownOutside: (event: PressOutside): void => {
    const { target } = event.detail;
    if (target instanceof Element && target.closest('[role=dialog], [role=alertdialog]'))
      event.preventDefault();
  },
} as const;
