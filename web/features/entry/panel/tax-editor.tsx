import { Box, Button, Flex, Grid, IconButton, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Controller, useFieldArray, useWatch } from 'react-hook-form';
import { LuPlus, LuX } from 'react-icons/lu';
import type { Transaction } from '../../../../shared/model/transaction.ts';
import { toldTax } from '../../../../shared/sales-tax-kinds.ts';
import type { TaxRate } from '../../../../shared/sales-tax-kinds.ts';
import { useMoney } from '../../../format/use-money.ts';
import { AmountInput } from '../../../kit/amount-input.tsx';
import { Choice } from '../../../kit/choice.tsx';
import { FormField } from '../../../kit/form-field.tsx';
import { FormProblem } from '../../../kit/form-problem.tsx';
import { SubmitButton } from '../../../kit/submit-button.tsx';
import { useText } from '../../../text/use-text.ts';
import { choiceOf, useTaxChoices } from '../tax-choices.ts';
import type { TaxChoices } from '../tax-choices.ts';
import { TaxOptions } from '../tax-options.tsx';
import { emptyLine, netOf, useTaxForm, workedOut } from './tax-form.ts';
import type { TaxForm, TaxLine } from './tax-form.ts';

interface TaxEditorProps {
  readonly row: Transaction;
  readonly onDone: () => void;
}

/** As many as anybody is charged at once. */
const LINES_MAX = 5;

/** Says which taxes an entry has in it: their amounts follow from their rates until somebody types them. */
export function TaxEditor({ row, onDone }: TaxEditorProps) {
  const t = useText();
  const money = useMoney();
  const choices = useTaxChoices();
  const form = useTaxForm(row, choices, onDone);
  const { formState } = form;
  const { fields, lines, choose, add, remove } = useTaxLines(form, row);
  const box = useRef<HTMLDivElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  useEffect(() => box.current?.querySelector('select')?.focus(), []);
  const spare = spareTax(choices, lines);
  const wrong = formState.errors.taxes;
  return (
    <form noValidate onSubmit={form.submit}>
      <Stack ref={box} gap="3">
        <Text textStyle="xs" color="fg.muted">
          {t('entry.tax.help', { amount: money(Math.abs(row.amount), row.currency) })}
        </Text>
        {fields.map(({ id }, at) => (
          <Line
            key={id}
            {...{ form, row, choices, at }}
            onChosen={(choice) => choose(at, choice)}
            onRemove={() => {
              remove(at);
              adding.current?.focus();
            }}
          />
        ))}
        {spare && fields.length < LINES_MAX && (
          <Button ref={adding} alignSelf="start" size="xs" variant="outline" onClick={() => add(spare)}>
            <LuPlus />
            {t('entry.tax.add')}
          </Button>
        )}
        <Sum form={form} row={row} />
        <FormProblem problem={wrong?.root?.message ?? wrong?.message ?? form.problem} />
        <Flex gap="2" justify="flex-end">
          <Button size="sm" variant="outline" onClick={onDone}>
            {t('common.cancel')}
          </Button>
          <SubmitButton size="sm" loading={form.isBusy} loadingText={t('common.saving')}>
            {t('entry.tax.save')}
          </SubmitButton>
        </Flex>
      </Stack>
    </form>
  );
}

/** The lines of the form; whenever another tax is chosen, the amounts that follow from rates are worked out anew. */
function useTaxLines({ control, getValues, setValue }: TaxForm, row: Transaction) {
  const { fields, append, remove } = useFieldArray({ control, name: 'taxes' });
  const lines = useWatch({ control, name: 'taxes' });
  // Amount by amount: lines that were replaced whole would lose the focus.
  const workOut = () =>
    workedOut(row, getValues('taxes')).forEach(({ amount }, at) => setValue(`taxes.${at}.amount`, amount));
  return {
    fields,
    lines,
    choose: (at: number, choice: string) => {
      setValue(`taxes.${at}.choice`, choice);
      // What a person typed stays when they choose another tax for it; what was there before goes with its rate.
      if (getValues(`taxes.${at}.by`) === 'before') setValue(`taxes.${at}.by`, 'rate');
      workOut();
    },
    add: (tax: TaxRate) => {
      append(emptyLine(tax), { focusName: `taxes.${fields.length}.choice` });
      workOut();
    },
    remove: (at: number) => {
      remove(at);
      workOut();
    },
  };
}

/** One that is not chosen yet. */
function spareTax({ here, elsewhere, bare }: TaxChoices, chosen: readonly TaxLine[]) {
  const taken = new Set(chosen.map(({ choice }) => choice));
  return [...here, ...elsewhere, ...bare].find((tax) => !taken.has(choiceOf(tax)));
}

interface LineProps {
  readonly form: TaxForm;
  readonly row: Transaction;
  readonly choices: TaxChoices;
  readonly at: number;
  readonly onChosen: (choice: string) => void;
  readonly onRemove: () => void;
}

function Line({ form: { control, setValue, formState }, row, choices, at, onChosen, onRemove }: LineProps) {
  const t = useText();
  const lines = useWatch({ control, name: 'taxes' });
  const number = at + 1;
  const wrong = formState.errors.taxes?.[at];
  const taken = lines.flatMap(({ choice }, place) => (place === at ? [] : [choice]));
  const kept = row.taxes?.[at];
  return (
    <Grid
      role="group"
      aria-label={t('entry.tax.line', { number })}
      templateColumns="minmax(0, 1fr) minmax(0, 1fr) auto"
      gap="2"
      alignItems="start"
    >
      <FormField label={t('entry.tax.kind')} error={wrong?.choice?.message}>
        <Controller
          control={control}
          name={`taxes.${at}.choice`}
          render={({ field }) => (
            <Choice {...field} size="sm" onChange={({ target }) => onChosen(target.value)}>
              <TaxOptions choices={choices} taken={taken} kept={kept && toldTax(kept)} />
            </Choice>
          )}
        />
      </FormField>
      <FormField label={t('entry.amount')} error={wrong?.amount?.message}>
        <Controller
          control={control}
          name={`taxes.${at}.amount`}
          render={({ field }) => (
            <AmountInput
              {...field}
              size="sm"
              currency={row.currency}
              onChange={(event) => {
                field.onChange(event);
                setValue(`taxes.${at}.by`, event.target.value.trim() === '' ? 'rate' : 'person');
              }}
            />
          )}
        />
      </FormField>
      <IconButton
        size="sm"
        variant="ghost"
        // Beside the fields, below their labels.
        mt="1.6rem"
        aria-label={t('entry.tax.remove', { number })}
        onClick={onRemove}
      >
        <LuX />
      </IconButton>
    </Grid>
  );
}

/** What the taxes leave of the entry. */
function Sum({ form: { control }, row }: Pick<LineProps, 'form' | 'row'>) {
  const t = useText();
  const money = useMoney();
  const lines = useWatch({ control, name: 'taxes' });
  const { net, tax } = netOf(row, lines);
  if (lines.length === 0) return <Text color="fg.muted">{t('entry.tax.saidNone')}</Text>;
  return (
    <Box as="output" aria-live="polite" textStyle="sm" fontVariantNumeric="tabular-nums">
      {net > 0 ? (
        t('entry.tax.sum', { net: money(net, row.currency), tax: money(tax, row.currency) })
      ) : (
        <Text as="span" color="red.fg">
          {t('entry.tax.tooMuch')}
        </Text>
      )}
    </Box>
  );
}
