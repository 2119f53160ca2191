import { Box, Button, Flex, Grid, GridItem, IconButton, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { LuPlus, LuSplit, LuX } from 'react-icons/lu';
import { unsortedCategoryIds } from '../../../../shared/unsorted-categories.ts';
import { PARTS_MAX } from '../../../../shared/model/transaction.ts';
import type { Transaction } from '../../../../shared/model/transaction.ts';
import { useMoney } from '../../../format/use-money.ts';
import { AmountInput } from '../../../kit/amount-input.tsx';
import { FormField } from '../../../kit/form-field.tsx';
import { FormProblem } from '../../../kit/form-problem.tsx';
import { useText } from '../../../text/use-text.ts';
import { useCategories } from '../../category/categories.ts';
import { dividedBy, emptyPart } from './details-form.ts';
import type { DetailsForm } from './details-form.ts';
import { PartTarget } from './part-target.tsx';
import { useLoanSplit } from './use-loan-split.ts';

interface SplitEditorProps {
  readonly form: DetailsForm;
  readonly row: Transaction;
}

/** The parts that are split off an entry, and what of it is left to its own category while they are typed. */
export function SplitEditor({ form, row }: SplitEditorProps) {
  const t = useText();
  const { control, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'parts' });
  const adding = useRef<HTMLButtonElement>(null);
  const [stored] = useState(fields.length);
  const loan = useLoanSplit(form, row);
  const isSplit = fields.length > 0;
  const wrong = formState.errors.parts;
  return (
    <Stack as="section" gap="3" aria-label={t('entry.details.split')}>
      {isSplit && <Left form={form} row={row} />}
      {fields.map(({ id }, at) => (
        <Part
          key={id}
          {...{ form, row, at }}
          isNew={at >= stored && (!loan.isSplit || at === 0)}
          onRemove={() => {
            remove(at);
            adding.current?.focus();
          }}
        />
      ))}
      <FormProblem problem={wrong?.root?.message ?? wrong?.message} />
      {loan.start && (
        <Button alignSelf="start" size="xs" variant="outline" onClick={loan.start}>
          <LuSplit />
          {t('entry.details.splitLoan')}
        </Button>
      )}
      {loan.isSplit && (
        <Text textStyle="xs" color="fg.muted">
          {t('entry.details.loanHelp')} {loan.isLoanOpen && t('entry.details.loanWhich')}
        </Text>
      )}
      <Button
        ref={adding}
        alignSelf="start"
        size="xs"
        variant="outline"
        disabled={fields.length >= PARTS_MAX}
        onClick={() => append(emptyPart, { shouldFocus: false })}
      >
        {isSplit ? <LuPlus /> : <LuSplit />}
        {t(isSplit ? 'entry.details.addPart' : 'entry.details.splitUp')}
      </Button>
    </Stack>
  );
}

/** The entry's own category with what the parts leave of it. */
function Left({ form: { control, getValues }, row }: SplitEditorProps) {
  const t = useText();
  const money = useMoney();
  const { labelOf } = useCategories();
  const parts = useWatch({ control, name: 'parts' });
  const { left, isTooMuch } = dividedBy(row, { ...getValues(), parts });
  const own = unsortedCategoryIds.includes(row.categoryId)
    ? t('transactions.uncategorised')
    : labelOf(row.category);
  return (
    <Box as="output" aria-live="polite">
      <Flex justify="space-between" gap="3" fontWeight="550">
        <Text truncate>{own}</Text>
        <Text flexShrink="0" fontVariantNumeric="tabular-nums" color={isTooMuch ? 'red.fg' : 'fg'}>
          {t('entry.details.left', { amount: money(left, row.currency, left < 0 ? 'always' : undefined) })}
        </Text>
      </Flex>
      {isTooMuch && (
        <Text textStyle="xs" color="red.fg">
          {t('entry.details.tooMuch')}
        </Text>
      )}
    </Box>
  );
}

interface PartProps extends SplitEditorProps {
  readonly at: number;
  /** Was just added: its first field is where one goes on. */
  readonly isNew: boolean;
  readonly onRemove: () => void;
}

function Part({ form, row, at, isNew, onRemove }: PartProps) {
  const t = useText();
  const { control, register, formState, getValues } = form;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isNew) return;
    const isChosen = getValues(`parts.${at}.category`) !== '';
    box.current
      ?.querySelector<HTMLElement>(isChosen ? 'input:not([role=combobox])' : '[role=combobox]')
      ?.focus();
  }, [isNew, at, getValues]);
  const isMoved = useWatch({ control, name: `parts.${at}.transferTo` }) !== '';
  const wrong = formState.errors.parts?.[at];
  const number = at + 1;
  return (
    <Box
      ref={box}
      role="group"
      aria-label={t('entry.details.part', { number })}
      p="3"
      borderWidth="1px"
      borderRadius="l2"
      bg="bg"
    >
      <Stack gap="3">
        <PartTarget form={form} row={row} at={at} />
        {/* A sum that is typed stands beside what it comes to: a phone has a line for it. */}
        <Grid templateColumns={{ base: '1fr auto', sm: '1fr 1fr auto' }} gap="3" alignItems="start">
          <GridItem colSpan={isMoved ? { base: 1, sm: 2 } : { base: 2, sm: 1 }}>
            <FormField label={t('entry.details.partAmount')} error={wrong?.amount?.message}>
              <AmountInput size="sm" currency={row.currency} {...register(`parts.${at}.amount`)} />
            </FormField>
          </GridItem>
          {!isMoved && (
            <FormField label={t('entry.details.partTax')} isOptional error={wrong?.tax?.message}>
              <AmountInput size="sm" currency={row.currency} {...register(`parts.${at}.tax`)} />
            </FormField>
          )}
          <IconButton
            size="sm"
            variant="ghost"
            // Beside the fields, below their labels.
            mt="1.6rem"
            aria-label={t('entry.details.removePart', { number })}
            onClick={onRemove}
          >
            <LuX />
          </IconButton>
        </Grid>
      </Stack>
    </Box>
  );
}
