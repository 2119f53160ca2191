import { Button, Dialog, Portal } from '@chakra-ui/react';
import { useState } from 'react';
import { closedByItsPerson } from './closed-by-its-person.ts';
import { useText } from '../text/use-text.ts';

interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly description?: string;
  /** The verb of the action, such as "Delete receipt". */
  readonly confirmLabel: string;
  /** Nothing goes for good: the same person can take it back at any time. */
  readonly isGentle?: boolean;
  /** Done once however often its button is pressed: that is busy until it has ended. */
  readonly onConfirm: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks before something that is hard to take back; Cancel has the focus. */
export function ConfirmDialog({
  isOpen,
  title,
  description,
  confirmLabel,
  isGentle = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const t = useText();
  const [isBusy, setIsBusy] = useState(false);
  const confirm = async () => {
    // It goes away by now, and its button can still be pressed.
    if (!isOpen) return;
    setIsBusy(true);
    await onConfirm().finally(() => setIsBusy(false));
  };
  return (
    <Dialog.Root
      {...closedByItsPerson}
      role="alertdialog"
      size="sm"
      placement="center"
      open={isOpen}
      onOpenChange={({ open }) => !open && onClose()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            {description !== undefined && (
              <Dialog.Body pt="0">
                <Dialog.Description>{description}</Dialog.Description>
              </Dialog.Body>
            )}
            <Dialog.Footer flexWrap="wrap">
              <Button variant="outline" onClick={onClose}>
                {t('common.cancel')}
              </Button>
              <Button
                colorPalette={isGentle ? 'ember' : 'red'}
                loading={isBusy}
                onClick={() => void confirm()}
              >
                {confirmLabel}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
