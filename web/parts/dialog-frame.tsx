import { Dialog, IconButton, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LuX } from 'react-icons/lu';
import { useText } from '../text/use-text.ts';

interface DialogFrameProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly size?: 'sm' | 'md' | 'lg' | 'xl' | 'cover';
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  /** Makes the dialog a form: Enter submits. */
  readonly onSubmit?: () => void;
}

/** A dialog with its title, body, buttons and a way out; on a phone it fills the screen. */
export function DialogFrame({
  isOpen,
  title,
  size = 'md',
  onClose,
  children,
  footer,
  onSubmit,
}: DialogFrameProps) {
  const t = useText();
  const parts = (
    <>
      <Dialog.Header pr="14">
        <Dialog.Title>{title}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>{children}</Dialog.Body>
      {footer !== undefined && <Dialog.Footer>{footer}</Dialog.Footer>}
      <Dialog.CloseTrigger asChild>
        <IconButton variant="ghost" size="sm" aria-label={t('common.close')}>
          <LuX />
        </IconButton>
      </Dialog.CloseTrigger>
    </>
  );
  return (
    <Dialog.Root
      size={{ mdDown: 'full', md: size }}
      scrollBehavior="inside"
      open={isOpen}
      lazyMount
      unmountOnExit
      onOpenChange={({ open }) => !open && onClose()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          {onSubmit ? (
            <Dialog.Content asChild>
              <form
                noValidate
                onSubmit={(event) => {
                  event.preventDefault();
                  onSubmit();
                }}
              >
                {parts}
              </form>
            </Dialog.Content>
          ) : (
            <Dialog.Content>{parts}</Dialog.Content>
          )}
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
