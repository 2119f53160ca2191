import { Button, Checkbox, Grid, GridItem, Input, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import type { Transaction } from '../../../shared/model/transaction.ts';
import { newId } from '../../api/new-id.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { useText } from '../../text/use-text.ts';
import type { Correction } from '../category/also-these.tsx';
import { Choice } from '../../kit/choice.tsx';
import { DialogFrame } from '../../kit/dialog-frame.tsx';
import { FormField } from '../../kit/form-field.tsx';
import { useNotify } from '../../kit/notify.ts';
import { useToday } from '../../auth/today.ts';
import { useCategories } from '../category/categories.ts';
import { CategoryChoice } from '../category/category-choice.tsx';
import { draftOf, emptyDraft, faultsOf, signedAmount } from './entry-draft.ts';
import type { EntryDraft, EntryFault, EntryFaults } from './entry-draft.ts';
import { useEntryActions } from './use-entry-actions.ts';

/** What the dialog is open for: a new entry of a kind, or an existing one. */
export type EntrySubject = 'income' | 'expense' | Transaction;

interface EntryDialogProps {
  /** Undefined while it is closed. */
  readonly subject: EntrySubject | undefined;
  readonly onClose: () => void;
  /** An existing entry was given another category. */
  readonly onCorrected?: (correction: Correction) => void;
}

/** Add Income, Add Expense and Edit transaction (specification sections 3 and 5). */
export function EntryDialog({ subject, ...rest }: EntryDialogProps) {
  const key = typeof subject === 'object' ? subject.id : (subject ?? 'closed');
  return subject === undefined ? null : <EntryForm key={key} subject={subject} {...rest} />;
}

type EntryFormProps = Omit<EntryDialogProps, 'subject'> & { subject: EntrySubject };

function EntryForm(props: EntryFormProps) {
  const t = useText();
  const { subject, onClose } = props;
  const { draft, set, faults, isBusy, submit } = useEntryForm(props);
  const isEdit = typeof subject === 'object';
  const title = isEdit
    ? t('entry.editTitle')
    : t(subject === 'income' ? 'entry.addIncome' : 'entry.addExpense');
  return (
    <DialogFrame
      isOpen
      title={title}
      onClose={onClose}
      onSubmit={() => void submit()}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            type="submit"
            colorPalette="ember"
            loading={isBusy}
            loadingText={isEdit ? t('common.saving') : t('entry.adding')}
          >
            {isEdit ? t('common.save') : title}
          </Button>
        </>
      }
    >
      <EntryFields draft={draft} set={set} faults={faults} isEdit={isEdit} />
    </DialogFrame>
  );
}

function useEntryForm({ subject, onClose, onCorrected }: EntryFormProps) {
  const t = useText();
  const notify = useNotify();
  const today = useToday();
  const { currency } = useSignedIn().organization;
  const actions = useEntryActions();
  const [id] = useState(newId);
  const [draft, setDraft] = useState<EntryDraft>(() =>
    typeof subject === 'object' ? draftOf(subject) : emptyDraft(subject, today),
  );
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const faults = faultsOf(draft, currency);

  const send = () => {
    const { kind, accountLabel, date, noReceiptNeeded } = draft;
    const category = draft.category === '' ? {} : { category: draft.category };
    const description = draft.description.trim();
    const entry = {
      kind,
      description,
      amount: signedAmount(draft, currency),
      accountLabel,
      date,
      ...category,
    };
    return typeof subject === 'object'
      ? actions.change(subject, { ...entry, noReceiptNeeded })
      : actions.add(entry, id);
  };
  const submit = async () => {
    setIsTried(true);
    if (Object.values(faults).includes('missing'))
      notify.failed(t('common.missingInformation'), t('dashboard.fillRequired'));
    if (Object.keys(faults).length > 0 || isBusy) return;
    setIsBusy(true);
    const isDone = await send();
    setIsBusy(false);
    if (!isDone) return;
    onClose();
    if (typeof subject === 'object' && draft.category !== '' && draft.category !== subject.category)
      onCorrected?.({ row: subject, was: subject.category, category: draft.category });
  };
  const set = (change: Partial<EntryDraft>) => setDraft((before) => ({ ...before, ...change }));
  return { draft, set, faults: isTried ? faults : {}, isBusy, submit };
}

interface EntryFieldsProps {
  readonly draft: EntryDraft;
  readonly set: (change: Partial<EntryDraft>) => void;
  readonly faults: EntryFaults;
  readonly isEdit: boolean;
}

function EntryFields({ draft, set, faults, isEdit }: EntryFieldsProps) {
  const t = useText();
  const { currency } = useSignedIn().organization;
  const errorOf = useFaultTexts();
  return (
    <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
      {isEdit && (
        <GridItem colSpan={{ sm: 2 }}>
          <KindField kind={draft.kind} onChange={(kind) => set({ kind })} />
        </GridItem>
      )}
      <GridItem colSpan={{ sm: 2 }}>
        <FormField label={t('entry.description')} error={errorOf(faults.description)}>
          <Input
            value={draft.description}
            maxLength={300}
            autoComplete="off"
            onChange={(event) => set({ description: event.target.value })}
          />
        </FormField>
      </GridItem>
      <FormField
        label={t('entry.amount')}
        help={draft.kind === 'transfer' ? t('entry.amountHelpTransfer') : t('entry.amountIn', { currency })}
        error={errorOf(faults.amount)}
      >
        <Input
          value={draft.amount}
          inputMode="decimal"
          autoComplete="off"
          fontVariantNumeric="tabular-nums"
          onChange={(event) => set({ amount: event.target.value })}
        />
      </FormField>
      <FormField label={t('entry.date')} error={errorOf(faults.date)}>
        <Input type="date" value={draft.date} onChange={(event) => set({ date: event.target.value })} />
      </FormField>
      <AccountField draft={draft} set={set} error={errorOf(faults.accountLabel)} />
      <CategoryField draft={draft} set={set} />
      {isEdit && draft.kind === 'expense' && (
        <Checkbox.Root
          checked={draft.noReceiptNeeded}
          onCheckedChange={({ checked }) => set({ noReceiptNeeded: checked === true })}
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>{t('entry.noReceiptNeeded')}</Checkbox.Label>
        </Checkbox.Root>
      )}
    </Grid>
  );
}

function useFaultTexts() {
  const t = useText();
  return (fault: EntryFault | undefined): string | undefined => {
    if (fault === undefined) return undefined;
    if (fault === 'missing') return t('common.required');
    return fault === 'zero' ? t('entry.amountZero') : t('entry.amountInvalid');
  };
}

function KindField({
  kind,
  onChange,
}: {
  kind: EntryDraft['kind'];
  onChange: (kind: EntryDraft['kind']) => void;
}) {
  const t = useText();
  return (
    <FormField label={t('entry.kind')}>
      <Choice value={kind} onChange={(event) => onChange(event.target.value as EntryDraft['kind'])}>
        {(['income', 'expense', 'transfer'] as const).map((one) => (
          <option key={one} value={one}>
            {t(`entry.kinds.${one}`)}
          </option>
        ))}
      </Choice>
    </FormField>
  );
}

/** The organisation's accounts; income never lands on a credit card (specification section 5). */
function AccountField({
  draft,
  set,
  error,
}: Pick<EntryFieldsProps, 'draft' | 'set'> & { error: string | undefined }) {
  const t = useText();
  const { accounts } = useSignedIn().organization;
  const offered = accounts.filter(
    ({ kind, name }) => draft.kind !== 'income' || kind !== 'credit-card' || name === draft.accountLabel,
  );
  const isKnown = draft.accountLabel === '' || offered.some(({ name }) => name === draft.accountLabel);
  return (
    <FormField label={t('entry.account')} error={error}>
      <Choice value={draft.accountLabel} onChange={(event) => set({ accountLabel: event.target.value })}>
        <option value="">{t('entry.chooseAccount')}</option>
        {!isKnown && <option>{draft.accountLabel}</option>}
        {offered.map(({ id, name }) => (
          <option key={id}>{name}</option>
        ))}
      </Choice>
    </FormField>
  );
}

function CategoryField({ draft, set }: Pick<EntryFieldsProps, 'draft' | 'set'>) {
  const t = useText();
  const categories = useCategories();
  return (
    <Stack gap="0">
      <FormField label={t('entry.category')} isOptional>
        <CategoryChoice
          categories={draft.kind === 'transfer' ? categories.all : categories.of(draft.kind)}
          none={t('entry.categoryDefault')}
          value={draft.category}
          onChange={(category) => set({ category })}
        />
      </FormField>
    </Stack>
  );
}
