import { Drawer, IconButton, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LuX } from 'react-icons/lu';
import { closedByItsPerson } from './closed-by-its-person.ts';
import { useText } from '../text/use-text.ts';
import { UPPER_ROOM } from '../theme/upper-room.ts';

interface SidePanelProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A sheet at the end of the window beside what it was opened from; on a phone it fills the screen. */
export function SidePanel({ isOpen, title, onClose, children }: SidePanelProps) {
  const t = useText();
  return (
    <Drawer.Root
      {...closedByItsPerson}
      size={{ base: 'full', md: 'md' }}
      open={isOpen}
      lazyMount
      unmountOnExit
      onOpenChange={({ open }) => !open && onClose()}
    >
      <Portal>
        <Drawer.Backdrop bg="rgb(30 22 14 / 0.3)" />
        <Drawer.Positioner>
          {/* On a phone it fills the screen below the toasts. */}
          <Drawer.Content
            borderStartWidth="1px"
            bg="bg.panel"
            mt={{ mdDown: UPPER_ROOM }}
            h={{ mdDown: `calc(100dvh - ${UPPER_ROOM})` }}
          >
            <Drawer.Header pr="14" pb="3">
              <Drawer.Title textStyle="lg" fontWeight="620" letterSpacing="-0.015em">
                {title}
              </Drawer.Title>
            </Drawer.Header>
            <Drawer.Body pt="0" pb="8">
              {children}
            </Drawer.Body>
            <Drawer.CloseTrigger asChild>
              <IconButton variant="ghost" size="sm" aria-label={t('common.close')}>
                <LuX />
              </IconButton>
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
