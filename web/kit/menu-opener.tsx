import { Button } from '@chakra-ui/react';
import type { ButtonProps } from '@chakra-ui/react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { MenuPlace } from './menu-list.tsx';

interface MenuOpenerProps extends Omit<ButtonProps, 'onClick'> {
  /** What it opens. */
  readonly menu: (place: MenuPlace) => ReactNode;
}

/** A button that opens a menu, also by the arrow down. */
export function MenuOpener({ menu, ...button }: MenuOpenerProps) {
  const buttonId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        {...button}
        id={buttonId}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setIsOpen(true);
        }}
      />
      {menu({ buttonId, isOpen, onClose: () => setIsOpen(false) })}
    </>
  );
}
