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

/** Turns a theme on and remembers it on this machine; `system` follows the machine's own. */
export function turnTo(choice: ColorMode | 'system'): void {
  document.documentElement.classList.remove('light', 'dark');
  document.documentElement.classList.add(choice === 'system' ? machinesMode() : choice);
  if (choice === 'system') localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, choice);
  for (const tell of listeners) tell();
}

/** Follows the machine's theme from now on, as long as nobody chose one. */
export function followMachine(): void {
  darkMachine().addEventListener('change', () => {
    if (localStorage.getItem(KEY) === null) turnTo('system');
  });
}

const darkMachine = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

const machinesMode = (): ColorMode => (darkMachine().matches ? 'dark' : 'light');

/** Turns the other theme on and remembers it on this machine. */
export function toggleMode(): ColorMode {
  const mode = currentMode() === 'dark' ? 'light' : 'dark';
  turnTo(mode);
  return mode;
}
