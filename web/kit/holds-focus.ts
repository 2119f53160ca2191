/**
 * For the root of whatever is modal: the focus that goes behind it closes nothing. A dialog or menu that ends gives the focus back to
 * where it was opened, behind what it opened in its own place; only a click beside it is a person's wish to close it.
 */
export const holdsFocus = {
  onFocusOutside: (event: { preventDefault: () => void }): void => event.preventDefault(),
} as const;
