import { Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { hasReverseCharge } from '../../../shared/countries/reverse-charge.ts';
import { ReturnSource } from '../../../shared/model/sales-tax.ts';
import { fieldSentence } from '../../../shared/model/field-words.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { amountFromText, fieldAmount } from '../../format/typed.ts';
import { AmountInput } from '../../kit/amount-input.tsx';
import { Choice } from '../../kit/choice.tsx';
import { DateRangeFields } from '../../kit/date-range-fields.tsx';
import { FormField } from '../../kit/form-field.tsx';
import { useText } from '../../text/use-text.ts';
import { usePausedText } from './use-paused-text.ts';
import type { FilterName, FilterState } from './use-transaction-filters.ts';

interface MoreFiltersProps {
  readonly state: FilterState;
  /** What stands above them where there is no room for it elsewhere. */
  readonly children?: ReactNode;
}

/** Days, amounts, kind, receipts and where entries come from. */
export function MoreFilters({ state, children }: MoreFiltersProps) {
  const t = useText();
  const { values, set } = state;
  const { organization } = useSignedIn();
  const { currency: home, accounts } = organization;
  const hasForeign = accounts.some(({ currency }) => currency !== home);
  return (
    <Grid
      templateColumns={{ base: '1fr', md: 'repeat(6, 1fr)' }}
      gap="4"
      mt="4"
      pt="4"
      borderTopWidth="1px"
      css={{
        '& > *': { gridColumn: { md: 'span 2' } },
        '& > :nth-of-type(-n+2)': { gridColumn: { md: 'span 3' } },
      }}
    >
      {children}
      <DateRangeFields value={values} onChange={set} />
      <AmountRange state={state} />
      <KindFilter state={state} />
      <Listed name="matched" label={t('transactions.matched')} state={state}>
        <option value="">{t('transactions.anyMatched')}</option>
        <option value="true">{t('transactions.onlyMatched')}</option>
        <option value="false">{t('transactions.onlyUnmatched')}</option>
      </Listed>
      <Listed name="needs" label={t('transactions.needs')} state={state}>
        <option value="">{t('transactions.anyNeeds')}</option>
        <option value="receipt">{t('transactions.needsOf.receipt')}</option>
        <option value="category">{t('transactions.needsOf.category')}</option>
        <option value="review">{t('transactions.needsOf.review')}</option>
      </Listed>
      <Listed name="source" label={t('transactions.source')} state={state}>
        <option value="">{t('transactions.anySource')}</option>
        <option value="import">{t('transactions.fromStatement')}</option>
        <option value="entry">{t('transactions.byHand')}</option>
        <option value="recurring">{t('recurring.title')}</option>
      </Listed>
      <Listed name="tax" label={t('transactions.tax')} state={state}>
        <option value="">{t('transactions.anyTax')}</option>
        <option value="stated">{t('transactions.taxes.stated')}</option>
        <option value="none">{t('transactions.taxes.none')}</option>
        {(hasReverseCharge(organization) || values.tax === 'abroad') && (
          <option value="abroad">{t('transactions.taxes.abroad')}</option>
        )}
      </Listed>
      {values.side !== '' && (
        <Listed name="side" label={t('transactions.side')} state={state}>
          <option value="">{t('transactions.anySide')}</option>
          <option value="income">{t('transactions.sides.income')}</option>
          <option value="expense">{t('transactions.sides.expense')}</option>
        </Listed>
      )}
      {values.box !== '' && (
        <Listed name="box" label={t('transactions.box')} state={state}>
          <option value="">{t('transactions.anyBox')}</option>
          {ReturnSource.options.map((source) => (
            <option key={source} value={source}>
              {t(`transactions.boxes.${source}`)}
            </option>
          ))}
        </Listed>
      )}
      {(hasForeign || values.apartFrom !== '') && (
        <Listed name="apartFrom" label={t('transactions.currencies')} state={state}>
          <option value="">{t('transactions.anyCurrency')}</option>
          <option value={home}>{t('transactions.apartFrom', { currency: home })}</option>
        </Listed>
      )}
    </Grid>
  );
}

/** What entries are: of the business, or whose else. */
function KindFilter({ state: { values, set } }: { state: FilterState }) {
  const t = useText();
  const choose = (value: string) =>
    set(value === 'personal' || value === 'owner' ? { kind: '', use: value } : { kind: value, use: '' });
  return (
    <FormField label={t('transactions.kind')}>
      <Choice value={values.use || values.kind} onChange={(event) => choose(event.target.value)}>
        <option value="">{t('transactions.anyKind')}</option>
        <option value="income">{t('transactions.income')}</option>
        <option value="expense">{t('transactions.expense')}</option>
        <option value="transfer">{t('transactions.transfer')}</option>
        <option value="personal">{t('transactions.uses.personal')}</option>
        <option value="owner">{t('transactions.uses.owner')}</option>
      </Choice>
    </FormField>
  );
}

interface ListedProps {
  readonly name: FilterName;
  readonly label: string;
  readonly state: FilterState;
  readonly children: ReactNode;
}

function Listed({ name, label, state: { values, set }, children }: ListedProps) {
  return (
    <FormField label={label}>
      <Choice value={values[name]} onChange={(event) => set({ [name]: event.target.value })}>
        {children}
      </Choice>
    </FormField>
  );
}

function AmountRange({ state }: { state: FilterState }) {
  const t = useText();
  const { minAmount = 0, maxAmount = Infinity } = state.narrowing;
  const reversed = minAmount > maxAmount ? fieldSentence({ code: 'smallest-above-largest' }) : undefined;
  return (
    <Grid templateColumns="1fr 1fr" gap="4">
      <AmountFilter name="minAmount" label={t('transactions.amountFrom')} state={state} />
      <AmountFilter name="maxAmount" label={t('transactions.amountTo')} state={state} error={reversed} />
    </Grid>
  );
}

interface AmountFilterProps {
  readonly name: 'minAmount' | 'maxAmount';
  readonly label: string;
  readonly state: FilterState;
  readonly error?: string | undefined;
}

/** An amount without its sign, typed as the organisation's currency writes it and kept in minor units. */
function AmountFilter({ name, label, state: { values, set }, error }: AmountFilterProps) {
  const { currency } = useSignedIn().organization;
  const minor = (text: string) =>
    text.trim() === '' ? undefined : (amountFromText(text, currency) ?? Number.NaN);
  const isReadable = (text: string) => !((minor(text) ?? 0) < 0 || Number.isNaN(minor(text)));
  const [text, type] = usePausedText(values[name], {
    shown: (kept) => (/^\d+$/.test(kept) ? fieldAmount(Number(kept), currency) : kept),
    read: (typed) => (isReadable(typed) ? String(minor(typed) ?? '') : undefined),
    keep: (kept) => set({ [name]: kept }),
  });
  const unread = fieldSentence({ code: (minor(text) ?? 0) < 0 ? 'minus-sign' : 'no-amount' });
  return (
    <FormField label={label} error={isReadable(text) ? error : unread}>
      <AmountInput currency={currency} value={text} onChange={({ target }) => type(target.value)} />
    </FormField>
  );
}
