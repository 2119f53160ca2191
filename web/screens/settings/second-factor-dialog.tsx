import { Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FactorChange } from '../../../shared/model/second-factor.ts';
import { messageOf } from '../../api/message-of.ts';
import { useRouteForm } from '../../api/route-form.ts';
import { useChangeSecondFactor } from '../../api/second-factor.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { FormDialog } from '../../kit/form-dialog.tsx';
import { FormField } from '../../kit/form-field.tsx';
import { useNotify } from '../../kit/notify.ts';
import { PasswordInput } from '../../kit/password-input.tsx';
import { isWholeCode, SixDigits } from '../../kit/six-digits.tsx';
import { useText } from '../../text/use-text.ts';
import { NewApp } from './new-app.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

export interface SecondFactorDialogProps {
  /** Turns it on, makes new recovery codes, or turns it off. */
  readonly what: 'on' | 'codes' | 'off';
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Takes the password and the code that the app shows; what comes of it are recovery codes, shown this once. */
export function SecondFactorDialog({ what, isOpen, onClose }: SecondFactorDialogProps) {
  const [codes, setCodes] = useState<readonly string[]>([]);
  const close = () => {
    onClose();
    setCodes([]);
  };
  if (!isOpen) return null;
  return codes.length > 0 ? (
    <RecoveryCodes codes={codes} onClose={close} />
  ) : (
    <AskForCode what={what} onCodes={setCodes} onClose={close} />
  );
}

interface AskProps extends Pick<SecondFactorDialogProps, 'what' | 'onClose'> {
  readonly onCodes: (codes: readonly string[]) => void;
}

function AskForCode({ what, onCodes, onClose }: AskProps) {
  const t = useText();
  const notify = useNotify();
  const { email } = useSignedIn().profile;
  const { mutateAsync: change } = useChangeSecondFactor(what);
  const form = useRouteForm({
    body: FactorChange,
    defaultValues: { code: '', password: '' },
    bodyOf: (asked) => asked,
    send: async (asked) => {
      const made = await change(asked);
      notify.done({ title: t(`secondFactor.done.${what}`), settles: [t('secondFactor.failed')] });
      if (made.codes.length === 0) onClose();
      else onCodes(made.codes);
    },
    onFailed: (error) => notify.failed(t('secondFactor.failed'), messageOf(error, t('common.unexpected'))),
  });
  const { errors } = form.formState;
  const code = useWatch({ control: form.control, name: 'code' });
  return (
    <FormDialog
      title={t(`secondFactor.ask.${what}`)}
      form={form}
      submitLabel={t(`secondFactor.do.${what}`)}
      isReady={isWholeCode(code)}
      onClose={onClose}
    >
      <Stack gap="6">
        {what === 'on' ? <NewApp /> : <Text color="fg.muted">{t(`secondFactor.askHelp.${what}`)}</Text>}
        {/* Tells a keeper of passwords whose it is. */}
        <Input type="email" autoComplete="username" value={email} readOnly hidden />
        <FormField label={t('auth.password')} error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...form.register('password')} />
        </FormField>
        <FormField
          label={t('secondFactor.code')}
          help={t('secondFactor.codeHelp')}
          error={errors.code?.message}
        >
          <SixDigits control={form.control} name="code" isBusy={form.isBusy} onComplete={form.submit} />
        </FormField>
      </Stack>
    </FormDialog>
  );
}
