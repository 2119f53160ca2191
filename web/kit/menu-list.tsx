import { Menu, Portal } from '@chakra-ui/react';
import type { IconType } from 'react-icons';

/** One choice of a menu. */
export interface MenuChoice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly Icon?: IconType;
}

/** Where a menu stands and whether it is open. */
export interface MenuPlace {
  /** The id of the button that opens it: there it stands, and there the focus goes back to. */
  readonly buttonId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

interface MenuListProps extends MenuPlace {
  readonly choices: readonly MenuChoice[];
  readonly onTake: (value: string) => void;
}

/** The choices of a menu below its button. */
export function MenuList({ buttonId, isOpen, choices, onTake, onClose }: MenuListProps) {
  if (!isOpen) return null;
  return (
    // Not told when to close: it would give the focus back only after a dialog has taken it, which then closes.
    <Menu.Root
      defaultOpen
      ids={{ trigger: buttonId }}
      positioning={{ placement: 'bottom-end' }}
      onSelect={({ value }) => onTake(value)}
      onOpenChange={({ open }) => open || onClose()}
    >
      <Portal>
        <Menu.Positioner>
          <Menu.Content minW="12rem">
            {choices.map(({ value, label, Icon }) => (
              <Menu.Item key={value} value={value} py={{ base: '3', md: '2' }}>
                {Icon && <Icon aria-hidden="true" />} {label}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
