/**
 * For the root of whatever is modal: only its person or its owner closes it. A dialog or menu that ends gives the focus back to where
 * it was opened, and takes along what opened above it meanwhile: to what follows in its place both look like a wish to close.
 */
export const closedByItsPerson = {
  onFocusOutside: (event: { preventDefault: () => void }): void => event.preventDefault(),
  onRequestDismiss: (event: { preventDefault: () => void }): void => event.preventDefault(),
} as const;
