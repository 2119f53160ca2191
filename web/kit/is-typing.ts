/** Inputs that hold no text: keys do not write in them. */
const NO_TEXT = /^(checkbox|radio|button|submit|reset|file|range|color)$/;

/** Whether a key that was pressed here belongs to a text or a list of choices, and to no shortcut. */
export function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !NO_TEXT.test(target.type);
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
