import { Checkbox, Fieldset, Grid, Input, Stack } from '@chakra-ui/react';
import { useSignedIn } from '../../../auth/me-context.ts';
import { Choice } from '../../../kit/choice.tsx';
import { useCategories } from '../../../features/category/categories.ts';
import { CategoryChoice } from '../../../features/category/category-choice.tsx';
import { FormField } from '../../../kit/form-field.tsx';
import { useText } from '../../../text/use-text.ts';
import type { RuleDraft, RuleFaults } from './rule-draft.ts';

interface RuleFieldsProps {
  readonly draft: RuleDraft;
  readonly faults: RuleFaults;
  readonly set: (change: Partial<RuleDraft>) => void;
}

/** The fields of a rule: when it fits, and what it then does. */
export function RuleFields(props: RuleFieldsProps) {
  return (
    <Stack gap="5">
      <When {...props} />
      <Then {...props} />
    </Stack>
  );
}

function When({ draft, faults, set }: RuleFieldsProps) {
  const t = useText();
  const { accounts } = useSignedIn().organization;
  const amountFault = faults.amount ? { error: t('categories.badAmount') } : {};
  return (
    <Fieldset.Root>
      <Fieldset.Legend fontWeight="600">{t('categories.when')}</Fieldset.Legend>
      <FormField
        label={t('categories.text')}
        {...(faults.conditions
          ? { error: t('categories.needsCondition') }
          : { help: t('categories.textHelp') })}
      >
        <Input value={draft.text} maxLength={100} onChange={({ target }) => set({ text: target.value })} />
      </FormField>
      <Grid templateColumns="1fr 1fr" gap="3">
        <FormField label={t('categories.amountMin')} isOptional {...amountFault}>
          <Input
            inputMode="decimal"
            value={draft.amountMin}
            onChange={({ target }) => set({ amountMin: target.value })}
          />
        </FormField>
        <FormField label={t('categories.amountMax')} isOptional>
          <Input
            inputMode="decimal"
            value={draft.amountMax}
            onChange={({ target }) => set({ amountMax: target.value })}
          />
        </FormField>
        <FormField label={t('categories.account')}>
          <Choice value={draft.accountLabel} onChange={({ target }) => set({ accountLabel: target.value })}>
            <option value="">{t('categories.anyAccount')}</option>
            {accounts.map(({ id, name }) => (
              <option key={id} value={name}>
                {name}
              </option>
            ))}
          </Choice>
        </FormField>
        <FormField label={t('categories.direction')}>
          <Choice
            value={draft.direction}
            onChange={({ target }) => set({ direction: target.value as RuleDraft['direction'] })}
          >
            <option value="">{t('categories.anyDirection')}</option>
            <option value="out">{t('categories.out')}</option>
            <option value="in">{t('categories.in')}</option>
          </Choice>
        </FormField>
      </Grid>
    </Fieldset.Root>
  );
}

function Then({ draft, faults, set }: RuleFieldsProps) {
  const t = useText();
  const categories = useCategories();
  const choices =
    draft.direction === '' ? categories.all : categories.of(draft.direction === 'in' ? 'income' : 'expense');
  return (
    <Fieldset.Root>
      <Fieldset.Legend fontWeight="600">{t('categories.then')}</Fieldset.Legend>
      <FormField
        label={t('categories.setCategory')}
        {...(faults.effect ? { error: t('categories.needsEffect') } : {})}
      >
        <CategoryChoice
          categories={choices}
          none={t('categories.keepCategory')}
          value={draft.isTransfer ? '' : draft.category}
          disabled={draft.isTransfer}
          onChange={(category) => set({ category })}
        />
      </FormField>
      <Tick
        label={t('categories.isTransfer')}
        isOn={draft.isTransfer}
        onChange={(isTransfer) => set({ isTransfer })}
      />
      <Tick
        label={t('categories.noReceipt')}
        isOn={draft.noReceiptNeeded}
        onChange={(noReceiptNeeded) => set({ noReceiptNeeded })}
      />
    </Fieldset.Root>
  );
}

interface TickProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Tick({ label, isOn, onChange }: TickProps) {
  return (
    <Checkbox.Root
      checked={isOn}
      colorPalette="ember"
      onCheckedChange={({ checked }) => onChange(checked === true)}
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label>{label}</Checkbox.Label>
    </Checkbox.Root>
  );
}
