import { Dialog, IconButton, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LuX } from 'react-icons/lu';
import { closedByItsPerson } from './closed-by-its-person.ts';
import { useText } from '../text/use-text.ts';
import { UPPER_ROOM } from '../theme/upper-room.ts';

export interface DialogFrameProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly size?: 'sm' | 'md' | 'lg' | 'xl' | 'cover';
  readonly onClose: () => void;
  /** What is shown here is shown once: a stray click beside the dialog doesn't close it. */
  readonly isShownOnce?: boolean;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  /** Makes the dialog a form: Enter submits. */
  readonly onSubmit?: () => void;
}

/** What toasts leave of a phone's screen: they stand at its upper edge and must not hide the title or the first field. */
const below = `calc(100dvh - ${UPPER_ROOM})`;
const onPhone = { mt: { mdDown: UPPER_ROOM }, minH: { mdDown: below } } as const;
const high = 'calc(100dvh - 4rem)';

/** As large as the window allows; explicit, since the theme's own sizes don't mix across widths. */
const wide = {
  maxW: { md: 'min(88rem, calc(100vw - 4rem))' },
  h: { mdDown: below, md: high },
  maxH: { mdDown: below, md: high },
  my: { md: '8' },
} as const;
const usual = { h: { mdDown: below }, maxH: { mdDown: below } } as const;

/** A dialog with its title, body, buttons and a way out; on a phone it fills the screen. */
export function DialogFrame({
  isOpen,
  title,
  size = 'md',
  onClose,
  isShownOnce = false,
  children,
  footer,
  onSubmit,
}: DialogFrameProps) {
  const t = useText();
  const extent = { ...onPhone, ...(size === 'cover' ? wide : usual) };
  const parts = (
    <>
      <Dialog.Header pr="14">
        <Dialog.Title>{title}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>{children}</Dialog.Body>
      {footer !== undefined && (
        <Dialog.Footer flexWrap="wrap" css={{ '& > button': { flexGrow: { base: 1, md: 0 } } }}>
          {footer}
        </Dialog.Footer>
      )}
      <Dialog.CloseTrigger asChild>
        <IconButton variant="ghost" size="sm" aria-label={t('common.close')}>
          <LuX />
        </IconButton>
      </Dialog.CloseTrigger>
    </>
  );
  return (
    <Dialog.Root
      {...closedByItsPerson}
      size={{ mdDown: 'full', md: size === 'cover' ? 'xl' : size }}
      scrollBehavior="inside"
      open={isOpen}
      lazyMount
      unmountOnExit
      closeOnInteractOutside={!isShownOnce}
      onOpenChange={({ open }) => !open && onClose()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          {onSubmit ? (
            <Dialog.Content {...extent}>
              {/* Inside, not in the dialog's place: a form may not be named a dialog. It takes no part in the layout. */}
              <form
                noValidate
                style={{ display: 'contents' }}
                onSubmit={(event) => {
                  event.preventDefault();
                  onSubmit();
                }}
              >
                {parts}
              </form>
            </Dialog.Content>
          ) : (
            <Dialog.Content {...extent}>{parts}</Dialog.Content>
          )}
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
