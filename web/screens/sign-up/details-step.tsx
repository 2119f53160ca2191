import { zodResolver } from '@hookform/resolvers/zod';
import { Checkbox, Input, Link, Stack } from '@chakra-ui/react';
import { Controller, useForm } from 'react-hook-form';
import * as z from 'zod';
import { FullName } from '../../../shared/model/common.ts';
import { passwordTrouble } from '../../auth/password-trouble.ts';
import { useAuth } from '../../auth/use-auth.ts';
import { useRefusal } from '../../auth/use-refusal.ts';
import { EntryPage } from '../../kit/entry-page.tsx';
import { FormField } from '../../kit/form-field.tsx';
import { useNotify } from '../../kit/notify.ts';
import { PasswordInput } from '../../kit/password-input.tsx';
import { paths } from '../../../shared/paths.ts';
import { TextLink } from '../../kit/text-link.tsx';
import { SubmitButton } from '../../kit/submit-button.tsx';
import type { Translate } from '../../text/translator.ts';
import { useText } from '../../text/use-text.ts';
import { SignUpSteps } from './sign-up-steps.tsx';

const formShape = (t: Translate) =>
  z.object({
    fullName: z.string().trim().min(1, t('auth.enterName')).pipe(FullName),
    email: z.email(t('auth.enterEmail')),
    password: z.string().superRefine((password, context) => {
      const trouble = passwordTrouble(password, t);
      if (trouble !== undefined) context.addIssue(trouble);
    }),
    acceptsTerms: z.boolean(),
  });

/** Full name, email, password, terms; then the pool mails the code. */
export function DetailsStep() {
  const t = useText();
  const { signUp, isBusy } = useAuth();
  const notify = useNotify();
  const refused = useRefusal();
  const form = useForm({
    resolver: zodResolver(formShape(t)),
    defaultValues: { fullName: '', email: '', password: '', acceptsTerms: false },
  });
  const { register, control, handleSubmit, watch } = form;
  const { errors, isSubmitting } = form.formState;
  const values = watch();
  const isComplete =
    values.acceptsTerms &&
    [values.fullName, values.email, values.password].every((value) => value.trim() !== '');
  const submit = handleSubmit(async ({ fullName, email, password }) => {
    try {
      await signUp({ fullName, email, password });
      notify.done({
        title: t('auth.codeSent'),
        description: t('auth.codeSentHelp'),
        settles: [t('auth.signUpFailed')],
      });
    } catch (error) {
      console.error(error);
      refused(t('auth.signUpFailed'), error, form, { email: 'email', password: 'password' });
    }
  });
  return (
    <EntryPage
      before={<SignUpSteps current="details" />}
      title={t('auth.signUpTitle')}
      help={t('auth.signUpHelp')}
      after={
        <>
          {t('auth.haveAccount')} <TextLink to={paths.signIn}>{t('auth.signIn')}</TextLink>
        </>
      }
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="5">
          <FormField label={t('auth.fullName')} error={errors.fullName?.message}>
            <Input autoComplete="name" {...register('fullName')} />
          </FormField>
          <FormField label={t('auth.email')} error={errors.email?.message}>
            <Input type="email" autoComplete="username" {...register('email')} />
          </FormField>
          <FormField
            label={t('auth.password')}
            error={errors.password?.message}
            help={t('auth.passwordHelp')}
          >
            <PasswordInput autoComplete="new-password" {...register('password')} />
          </FormField>
          <Controller
            control={control}
            name="acceptsTerms"
            render={({ field }) => (
              <Checkbox.Root
                checked={field.value}
                onCheckedChange={({ checked }) => field.onChange(checked === true)}
              >
                <Checkbox.HiddenInput onBlur={field.onBlur} />
                <Checkbox.Control />
                <Checkbox.Label fontWeight="400">
                  <WithPageLinks text={t('auth.acceptTerms')} />
                </Checkbox.Label>
              </Checkbox.Root>
            )}
          />
          <SubmitButton
            disabled={!isComplete || isBusy}
            loading={isSubmitting}
            loadingText={t('auth.creatingAccount')}
          >
            {t('auth.createAccount')}
          </SubmitButton>
        </Stack>
      </form>
    </EntryPage>
  );
}

/** A sentence in which `<terms>` and `<privacy>` lead to those public pages, beside what is typed here. */
function WithPageLinks({ text }: { text: string }) {
  return text.split(/<(terms|privacy)>(.*?)<\/\1>/).map((part, index, parts) => {
    // Between the sentence's own words stand the name of a page and what leads there.
    if (index % 3 === 0) return part;
    if (index % 3 === 1) return null;
    const page = parts[index - 1] === 'terms' ? paths.terms : paths.privacy;
    return (
      <Link key={page} href={page} color="ember.fg" textDecoration="underline" target="_blank">
        {part}
      </Link>
    );
  });
}
