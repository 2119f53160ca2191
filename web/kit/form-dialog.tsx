import { Box, Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useText } from '../text/use-text.ts';
import { DialogFrame } from './dialog-frame.tsx';
import type { DialogFrameProps } from './dialog-frame.tsx';
import { FormProblem } from './form-problem.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useLeaveQuestion } from './use-leave-question.tsx';

/** What a dialog has to know of the form in it. */
interface DialogForm {
  readonly submit: () => void;
  readonly isBusy: boolean;
  /** What is wrong at none of its fields. */
  readonly problem?: string | undefined;
  /** Of which it is read whether anything was changed. */
  readonly formState?: { readonly isDirty: boolean };
}

interface FormDialogProps extends Pick<DialogFrameProps, 'title' | 'size' | 'onClose' | 'children'> {
  readonly isOpen?: boolean;
  readonly form: DialogForm;
  /** The verb of what it does; left out while there is nothing to do. */
  readonly submitLabel: string | undefined;
  readonly busyLabel?: string;
  /** The way out, where it is more than "Cancel". */
  readonly cancelLabel?: string;
  /** False while something without which it cannot be sent is not chosen yet. */
  readonly isReady?: boolean;
  /** Stands beside the buttons, such as how much is chosen. */
  readonly aside?: ReactNode;
}

/** A dialog that sends what is filled in: Enter or its button does it once, Cancel leaves it; Escape asks where anything was changed. */
export function FormDialog({
  isOpen = true,
  form: { submit, isBusy, problem, formState },
  submitLabel,
  busyLabel,
  cancelLabel,
  isReady = true,
  aside,
  onClose,
  children,
  ...frame
}: FormDialogProps) {
  const t = useText();
  const { leave, question } = useLeaveQuestion(isOpen && (formState?.isDirty ?? false), onClose);
  return (
    <DialogFrame
      {...frame}
      isOpen={isOpen}
      onClose={leave}
      onSubmit={() => isReady && submitLabel !== undefined && submit()}
      footer={
        <>
          <FormProblem problem={problem} flexBasis="full" />
          {aside !== undefined && (
            <Box flexBasis={{ base: 'full', md: 'auto' }} me={{ md: 'auto' }}>
              {aside}
            </Box>
          )}
          <Button variant="outline" onClick={onClose}>
            {cancelLabel ?? t('common.cancel')}
          </Button>
          {submitLabel !== undefined && (
            <SubmitButton disabled={!isReady} loading={isBusy} loadingText={busyLabel}>
              {submitLabel}
            </SubmitButton>
          )}
        </>
      }
    >
      {children}
      {question}
    </DialogFrame>
  );
}
