import { Button, Checkbox, Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type * as z from 'zod';
import type { listAlike } from '../../../shared/contract/categories.ts';
import type { Rule } from '../../../shared/model/category.ts';
import type { Transaction } from '../../../shared/model/transaction.ts';
import { useAlike } from '../../api/categories.ts';
import { newId } from '../../api/new-id.ts';
import { useText } from '../../text/use-text.ts';
import { useDateFormat } from '../../format/date-format.ts';
import { DialogFrame } from '../../kit/dialog-frame.tsx';
import { useCategories } from './categories.ts';
import { formatDay } from '../../format/format.ts';
import { FormField } from '../../kit/form-field.tsx';
import { SubmitButton } from '../../kit/submit-button.tsx';
import { EntryLines } from './entry-lines.tsx';
import { RunProgress } from './run-progress.tsx';
import { useCategoryActions } from './use-category-actions.ts';

/** An entry whose category a person has just corrected, and what it was; both by their ids. */
export interface Correction {
  readonly row: Transaction;
  readonly was: string;
  readonly category: string;
}

interface AlsoTheseProps {
  readonly correction: Correction;
  readonly onClose: () => void;
}

/** After a correction: offers the same for other entries of the name, and a rule for those to come. Nothing where there are none. */
export function AlsoThese({ correction, onClose }: AlsoTheseProps) {
  const { data } = useAlike(correction.row.id, correction.was);
  return data && data.count > 0 ? <Offer correction={correction} alike={data} onClose={onClose} /> : null;
}

type Alike = z.output<typeof listAlike.reply>;

function Offer({ correction, alike, onClose }: AlsoTheseProps & { alike: Alike }) {
  const t = useText();
  const { labelOf } = useCategories();
  const format = useDateFormat();
  const { run, progress, isBusy } = useCategoryActions();
  const [text, setText] = useState(alike.text);
  const [isRule, setIsRule] = useState(false);
  const { count, items, transactionIds, lookedBackTo } = alike;
  const { row, category } = correction;
  const isTextGood = text.trim().length >= 2;
  const rule = {
    id: newId(),
    conditions: { text: text.trim(), direction: row.amount > 0 ? ('in' as const) : ('out' as const) },
    effect: { category },
  };
  const change = async () => {
    if (isRule && !isTextGood) return;
    const withRule = (rules: readonly Rule[]) => [...rules, rule];
    const done = await run({ transactionIds, categories: [category] }, isRule ? withRule : undefined);
    if (done) onClose();
  };
  return (
    <DialogFrame
      isOpen
      title={t('categories.alsoTitle', { count })}
      onClose={onClose}
      onSubmit={() => void change()}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('categories.alsoOnly')}
          </Button>
          <SubmitButton loading={isBusy}>{t('categories.alsoChange', { count })}</SubmitButton>
        </>
      }
    >
      <Stack gap="4">
        <Text color="fg.muted">
          {t('categories.alsoHelp', { description: row.description, category: labelOf(category) })}
          {lookedBackTo !== null &&
            ` ${t('categories.lookedBack', { day: formatDay(lookedBackTo, format) })}`}
        </Text>
        {progress === undefined ? (
          <EntryLines rows={items} count={count} />
        ) : (
          <RunProgress progress={progress} />
        )}
        <Checkbox.Root
          checked={isRule}
          colorPalette="ember"
          onCheckedChange={({ checked }) => setIsRule(checked === true)}
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>{t('categories.alsoRule')}</Checkbox.Label>
        </Checkbox.Root>
        {isRule && (
          <FormField
            label={t('categories.text')}
            {...(isTextGood ? {} : { error: t('categories.textHelp') })}
          >
            <Input value={text} maxLength={100} onChange={({ target }) => setText(target.value)} />
          </FormField>
        )}
      </Stack>
    </DialogFrame>
  );
}
