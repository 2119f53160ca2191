import { useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { CommandsContext } from './commands-context.ts';
import { Above } from './later-above.ts';
import type { Opened } from './opened.ts';
import { lettersFor, placesByLetter } from './letters.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { useCommandKeys } from './use-command-keys.ts';

/** Around every screen of the app: keys that act everywhere, the palette, the list of shortcuts. */
export function CommandCentre({ children }: { children: ReactNode }) {
  const go = useNavigate();
  const [opened, setOpened] = useState<Opened>();
  const close = useCallback(() => setOpened(undefined), []);
  const openPalette = useCallback(() => setOpened('palette'), []);
  const openShortcuts = useCallback(() => setOpened('shortcuts'), []);
  const openOrganizations = useCallback(() => setOpened('organizations'), []);
  const { abilities, organizations } = useSignedIn();
  const hasMany = organizations > 1;
  const onGo = useCallback(
    (letter: string) => {
      const place = lettersFor(abilities).find((one) => one === letter);
      if (place) void go(placesByLetter[place]);
      const isSwitch = letter === 'o' && hasMany;
      if (isSwitch) openOrganizations();
      return isSwitch || place !== undefined;
    },
    [abilities, go, hasMany, openOrganizations],
  );
  useCommandKeys({ onPalette: openPalette, onShortcuts: openShortcuts, onGo });
  const commands = useMemo(() => ({ openPalette, openOrganizations }), [openPalette, openOrganizations]);
  return (
    <CommandsContext value={commands}>
      {children}
      <Above opened={opened} onOpen={setOpened} onClose={close} />
    </CommandsContext>
  );
}
