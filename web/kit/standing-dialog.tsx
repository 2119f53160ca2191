import { Dialog, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface StandingDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly help: string;
  readonly children: ReactNode;
}

/** A dialog above whatever is open, which stays as it is; no key and no click beside it closes it. */
export function StandingDialog({ isOpen, title, help, children }: StandingDialogProps) {
  return (
    <Dialog.Root
      role="alertdialog"
      size="sm"
      placement="center"
      open={isOpen}
      lazyMount
      unmountOnExit
      closeOnEscape={false}
      closeOnInteractOutside={false}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body pb="6">
              <Dialog.Description mb="5">{help}</Dialog.Description>
              {children}
            </Dialog.Body>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
