import type { ButtonProps } from '@chakra-ui/react';
import { LaterMenuList } from './later-menu-list.ts';
import type { MenuChoice } from './menu-list.tsx';
import { MenuOpener } from './menu-opener.tsx';

interface MenuButtonProps<Value extends string> extends Omit<ButtonProps, 'onClick' | 'value'> {
  readonly choices: readonly MenuChoice<Value>[];
  readonly onTake: (value: Value) => void;
}

/** A button that opens a menu of choices; not there where nothing can be chosen. */
export function MenuButton<Value extends string>({ choices, onTake, ...button }: MenuButtonProps<Value>) {
  const take = (taken: string) => {
    const choice = choices.find(({ value }) => value === taken);
    if (choice) onTake(choice.value);
  };
  if (choices.length === 0) return null;
  return (
    <MenuOpener {...button} menu={(place) => <LaterMenuList {...place} choices={choices} onTake={take} />} />
  );
}
