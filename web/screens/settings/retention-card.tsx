import { Box, Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { Preferences } from '../../../shared/model/organization.ts';
import type { Organization } from '../../../shared/model/organization.ts';
import {
  documentRetentions,
  RETENTION_YEARS,
  RETENTION_YEARS_MAX,
  retentionRuleOf,
  retentionYearsMin,
} from '../../../shared/record-keeping.ts';
import { useSavePreferences } from '../../api/books.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { FormField } from '../../kit/form-field.tsx';
import { FormProblem } from '../../kit/form-problem.tsx';
import { Panel } from '../../kit/panel.tsx';
import { RadioChoice } from '../../kit/radio-choice.tsx';
import { useText } from '../../text/use-text.ts';
import { SaveButton } from './save-button.tsx';
import { useSettingsForm } from './use-settings-form.ts';

/** How long the originals of documents are kept: for years, or each until it is reviewed. */
export function RetentionCard() {
  const t = useText();
  const { organization } = useSignedIn();
  const { mutateAsync: save } = useSavePreferences();
  const { ask, dialog } = useDeletionQuestion();
  const form = useSettingsForm({
    ...{ body: Preferences, kept: valuesOf(organization), bodyOf, save },
    confirm: async ({ documentRetention }) => documentRetention !== 'until-reviewed' || ask(),
  });
  const keep = useWatch({ control: form.control, name: 'documentRetention' });
  const years = retentionYearsMin(organization.country);
  return (
    <Panel title={t('retention.title')}>
      <form noValidate onSubmit={form.submit}>
        <Stack gap="5">
          <Text color="fg.muted">{t('retention.help')}</Text>
          <Controller
            control={form.control}
            name="documentRetention"
            render={({ field: { value, onChange } }) => (
              <RadioChoice
                label={t('retention.choice')}
                value={value}
                options={documentRetentions.map((one) => [one, t(`retention.choices.${one}`)] as const)}
                onChange={(chosen) => {
                  onChange(chosen);
                  form.leave('documentRetention');
                }}
              />
            )}
          />
          {keep === 'years' ? (
            <FormField
              label={t('retention.years')}
              help={t('retention.yearsHelp', { years })}
              error={form.formState.errors.retentionYears?.message}
            >
              <Input
                type="number"
                inputMode="numeric"
                min={years}
                max={RETENTION_YEARS_MAX}
                maxW="8rem"
                {...form.register('retentionYears', { onBlur: () => form.leave('retentionYears') })}
              />
            </FormField>
          ) : (
            <Box textStyle="sm" color="fg.muted">
              <Text>{t('retention.reviewedHelp')}</Text>
              <Text mt="2">{t('retention.authority', { years })}</Text>
            </Box>
          )}
          <Text textStyle="sm" color="fg.muted">
            {t('retention.statements')}
          </Text>
          <FormProblem problem={form.problem} />
          <SaveButton {...form} />
        </Stack>
      </form>
      {dialog}
    </Panel>
  );
}

/** Asks before documents are deleted once they are reviewed; `dialog` is to be shown where it is asked. */
function useDeletionQuestion() {
  const t = useText();
  const [answer, setAnswer] = useState<(isConfirmed: boolean) => void>();
  const ask = () => new Promise<boolean>((resolve) => setAnswer(() => resolve));
  const close = (isConfirmed: boolean) => {
    answer?.(isConfirmed);
    setAnswer(undefined);
  };
  const dialog = (
    <ConfirmDialog
      isOpen={answer !== undefined}
      title={t('retention.confirmTitle')}
      description={t('retention.confirmHelp')}
      confirmLabel={t('retention.confirm')}
      onConfirm={() => {
        close(true);
        return Promise.resolve();
      }}
      onClose={() => close(false)}
    />
  );
  return { ask, dialog };
}

const valuesOf = (organization: Organization) => ({
  documentRetention: retentionRuleOf(organization).keep,
  retentionYears: String(organization.retentionYears ?? RETENTION_YEARS),
});

const bodyOf = ({ documentRetention, retentionYears }: ReturnType<typeof valuesOf>) => ({
  documentRetention,
  retentionYears: /^\d{1,3}$/.test(retentionYears.trim()) ? Number(retentionYears) : Number.NaN,
});
