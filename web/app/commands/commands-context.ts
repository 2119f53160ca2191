import { createContext, use } from 'react';

/** What can be done from anywhere, without a mouse. */
export interface Commands {
  readonly openPalette: () => void;
  /** Where one goes to another organization. */
  readonly openOrganizations: () => void;
}

export const CommandsContext = createContext<Commands | undefined>(undefined);

/** The way to the palette for what is pressed instead of a key. */
export function useCommands(): Commands {
  const commands = use(CommandsContext);
  if (!commands) throw new Error('useCommands stands outside of the app’s frame.');
  return commands;
}
