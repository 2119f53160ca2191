/** The two themes and what follows the machine. */
export type ColorMode = 'light' | 'dark';

const KEY = 'matchbook.theme';

/** The theme in force: the person's choice, else the machine's. The boot script reads the same key before the first paint. */
export function currentMode(): ColorMode {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

const listeners = new Set<() => void>();

/** Tells `listener` of each change of the theme; answers how to stop it. For `useSyncExternalStore`. */
export function onModeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Turns the other theme on and remembers it on this machine. */
export function toggleMode(): ColorMode {
  const mode = currentMode() === 'dark' ? 'light' : 'dark';
  document.documentElement.classList.remove('light', 'dark');
  document.documentElement.classList.add(mode);
  localStorage.setItem(KEY, mode);
  for (const tell of listeners) tell();
  return mode;
}
