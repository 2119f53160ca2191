interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** Whether the keys that take back what was done last are pressed: Ctrl+Z, on a Mac ⌘Z. */
export const isUndoKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: PressedKey): boolean =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey;
