import { Grid, Input, Stack } from '@chakra-ui/react';
import { useRef } from 'react';
import {
  LINK_DAYS,
  LINK_DAYS_MAX,
  PASS_PHRASE_LETTERS_MAX,
  WantedSharedLink,
} from '../../../../shared/model/shared-link.ts';
import type { MadeSharedLink } from '../../../../shared/model/shared-link.ts';
import { messageOf } from '../../../api/message-of.ts';
import { newId } from '../../../api/new-id.ts';
import { useRouteForm } from '../../../api/route-form.ts';
import { useMakeSharedLink } from '../../../api/shared-links.ts';
import { useSignedIn } from '../../../auth/me-context.ts';
import { typedText } from '../../../format/typed.ts';
import { Choice } from '../../../kit/choice.tsx';
import { FormField } from '../../../kit/form-field.tsx';
import { FormProblem } from '../../../kit/form-problem.tsx';
import { useNotify } from '../../../kit/notify.ts';
import { SubmitButton } from '../../../kit/submit-button.tsx';
import { useUnsaved } from '../../../kit/unsaved.tsx';
import { useText } from '../../../text/use-text.ts';

interface ShareFormProps {
  readonly reportId: string;
  readonly onMade: (link: MadeSharedLink) => void;
}

const DAYS = [7, LINK_DAYS, 60, 90, LINK_DAYS_MAX] as const;

/** What a link is called, how long it opens, and the pass phrase that it may ask for. */
export function ShareForm(props: ShareFormProps) {
  const t = useText();
  const form = useShareForm(props);
  const { errors, isDirty } = form.formState;
  useUnsaved(isDirty);
  return (
    <form noValidate autoComplete="off" onSubmit={form.submit}>
      <Stack gap="4">
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 1fr)' }} gap="4">
          <FormField label={t('sharing.label')} help={t('sharing.labelHelp')} error={errors.label?.message}>
            <Input maxLength={80} {...form.register('label')} />
          </FormField>
          <FormField label={t('sharing.days')} error={errors.days?.message}>
            <Choice {...form.register('days')}>
              {DAYS.map((days) => (
                <option key={days} value={days}>
                  {t('sharing.daysOf', { count: days })}
                </option>
              ))}
            </Choice>
          </FormField>
        </Grid>
        <FormField
          label={t('sharing.phrase')}
          isOptional
          help={t('sharing.phraseHelp')}
          error={errors.passPhrase?.message}
        >
          <Input autoComplete="off" maxLength={PASS_PHRASE_LETTERS_MAX} {...form.register('passPhrase')} />
        </FormField>
        <FormProblem problem={form.problem} />
        <SubmitButton alignSelf="flex-start" loading={form.isBusy} loadingText={t('sharing.making')}>
          {t('sharing.make')}
        </SubmitButton>
      </Stack>
    </form>
  );
}

function useShareForm({ reportId, onMade }: ShareFormProps) {
  const t = useText();
  const notify = useNotify();
  const { accountant } = useSignedIn().organization;
  const make = useMakeSharedLink();
  // One for each link: asked again under it after a failure, no second one is made.
  const id = useRef(newId());
  return useRouteForm({
    body: WantedSharedLink,
    defaultValues: { label: accountant?.name ?? '', days: String(LINK_DAYS), passPhrase: '' },
    bodyOf: ({ label, days, passPhrase }) => {
      const phrase = typedText(passPhrase);
      return {
        ...{ id: id.current, reportId, label: typedText(label), days: Number(days) },
        ...(phrase === undefined ? {} : { passPhrase: phrase }),
      };
    },
    send: async (body) => {
      const made = await make.mutateAsync(body);
      notify.settled(t('sharing.makeFailed'));
      onMade(made);
    },
    onFailed: (error) => notify.failed(t('sharing.makeFailed'), messageOf(error, t('common.unexpected'))),
  });
}
