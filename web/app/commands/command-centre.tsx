import { useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { CommandsContext } from './commands-context.ts';
import { Above } from './later-above.ts';
import type { Opened } from './opened.ts';
import { isLetter, placesByLetter } from './letters.ts';
import { useCommandKeys } from './use-command-keys.ts';

/** Around every screen of the app: keys that act everywhere, the palette, the list of shortcuts. */
export function CommandCentre({ children }: { children: ReactNode }) {
  const go = useNavigate();
  const [opened, setOpened] = useState<Opened>();
  const close = useCallback(() => setOpened(undefined), []);
  const openPalette = useCallback(() => setOpened('palette'), []);
  const openShortcuts = useCallback(() => setOpened('shortcuts'), []);
  const onGo = useCallback(
    (letter: string) => {
      if (!isLetter(letter)) return false;
      void go(placesByLetter[letter]);
      return true;
    },
    [go],
  );
  useCommandKeys({ onPalette: openPalette, onShortcuts: openShortcuts, onGo });
  const commands = useMemo(() => ({ openPalette }), [openPalette]);
  return (
    <CommandsContext value={commands}>
      {children}
      <Above opened={opened} onOpen={setOpened} onClose={close} />
    </CommandsContext>
  );
}
