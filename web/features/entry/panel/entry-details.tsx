import { Flex, Input, Stack } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type { Transaction } from '../../../../shared/model/transaction.ts';
import { useMoney } from '../../../format/use-money.ts';
import { Choice } from '../../../kit/choice.tsx';
import { FormField } from '../../../kit/form-field.tsx';
import { FormProblem } from '../../../kit/form-problem.tsx';
import { SubmitButton } from '../../../kit/submit-button.tsx';
import { useText } from '../../../text/use-text.ts';
import type { Correction } from '../../category/also-these.tsx';
import { nameOfUse } from '../name-of-use.ts';
import { dividedBy, isDivisible, useDetailsForm } from './details-form.ts';
import type { DetailsForm } from './details-form.ts';
import { NotesFields } from './entry-notes.tsx';
import { Part } from './part.tsx';
import { SplitEditor } from './split-editor.tsx';

interface EntryDetailsProps {
  readonly row: Transaction;
  readonly onCorrected: (correction: Correction) => void;
  /** Whether anything is changed that is not saved. */
  readonly onChanged: (isChanged: boolean) => void;
}

/**
 * What a person says of an entry, saved together: its category and notes, whose it is, how much of it is the business's, and over which
 * categories it is split.
 */
export function EntryDetails({ row, onCorrected, onChanged }: EntryDetailsProps) {
  const t = useText();
  const form = useDetailsForm(row, onCorrected);
  const { control, formState } = form;
  const { isDirty } = formState;
  const use = useWatch({ control, name: 'use' });
  useEffect(() => {
    onChanged(isDirty);
    return () => onChanged(false);
  }, [isDirty, onChanged]);
  return (
    <form noValidate onSubmit={form.submit}>
      <Stack gap="6">
        <NotesFields form={form} row={row} />
        <Part title={t('entry.panel.use')}>
          <Stack gap="4">
            <UseField form={form} row={row} />
            {use === 'own' && isDivisible(row) && (
              <>
                <ShareField form={form} row={row} />
                <SplitEditor key={JSON.stringify(row.parts)} form={form} row={row} />
              </>
            )}
          </Stack>
        </Part>
        <FormProblem problem={form.problem} />
        {isDirty && (
          // In sight however far up the change was made.
          <Flex justify="flex-end" position="sticky" bottom="0" zIndex="1" py="3" mt="-3" bg="bg.panel">
            <SubmitButton loading={form.isBusy} loadingText={t('common.saving')}>
              {t('common.save')}
            </SubmitButton>
          </Flex>
        )}
      </Stack>
    </form>
  );
}

interface FieldProps {
  readonly form: DetailsForm;
  readonly row: Transaction;
}

function UseField({ form: { control, register, formState }, row }: FieldProps) {
  const t = useText();
  const chosen = useWatch({ control, name: 'use' });
  const isPlainTransfer = row.kind === 'transfer' && row.use === undefined;
  const name = chosen === 'own' ? undefined : nameOfUse(chosen, row.amount);
  return (
    <FormField
      label={t('entry.details.use')}
      help={name && t(`entry.details.useHelp.${name}`)}
      error={formState.errors.use?.message}
    >
      <Choice {...register('use')}>
        <option value="own">{t(`entry.details.uses.${isPlainTransfer ? 'transfer' : 'business'}`)}</option>
        <option value="personal">{t('entry.details.uses.personal')}</option>
        <option value="owner">{t(`entry.details.uses.${nameOfUse('owner', row.amount)}`)}</option>
      </Choice>
    </FormField>
  );
}

function ShareField({ form: { control, register, formState, getValues }, row }: FieldProps) {
  const t = useText();
  const money = useMoney();
  const businessShare = useWatch({ control, name: 'businessShare' });
  const { business, personal } = dividedBy(row, { ...getValues(), businessShare });
  const amounts = { business: money(business, row.currency), personal: money(personal, row.currency) };
  return (
    <FormField
      label={t('entry.details.share')}
      help={personal === 0 ? undefined : t('entry.details.shareHelp', amounts)}
      error={formState.errors.businessShare?.message}
    >
      <Input inputMode="numeric" autoComplete="off" maxLength={5} w="24" {...register('businessShare')} />
    </FormField>
  );
}
