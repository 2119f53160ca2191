import { chakra, Input } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { Transaction } from '../../../../shared/model/transaction.ts';
import { isCivilDate } from '../../../../shared/civil-date.ts';
import { useCategories } from '../../../features/category/categories.ts';
import { CategoryChoice } from '../../../features/category/category-choice.tsx';
import { useEntryActions } from '../../../features/entry/use-entry-actions.ts';
import { DayField } from '../../../kit/day-field.tsx';
import { useNotify } from '../../../kit/notify.ts';
import { isUndoKey } from '../../../kit/undo-key.ts';
import { useText } from '../../../text/use-text.ts';

interface InlineFieldProps {
  readonly row: Transaction;
  /** It is done with, saved or left. */
  readonly onEnd: () => void;
}

/** Gives the focus to what somebody asked to write in. */
function useFocus<E extends HTMLElement>() {
  const field = useRef<E>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
}

/** Writes a description where it stands: Enter saves, Escape leaves it, Tab saves and goes on. */
export function DescriptionField({ row, onEnd, onNext }: InlineFieldProps & { readonly onNext: () => void }) {
  const t = useText();
  const { changeAtOnce } = useEntryActions();
  const [text, setText] = useState(row.description);
  const isOver = useRef(false);
  const description = text.trim();
  const end = (isKept: boolean, next = onEnd) => {
    if (isOver.current) return;
    isOver.current = true;
    if (isKept && description !== '' && description !== row.description)
      void changeAtOnce(row, { description }, { ...row, description });
    next();
  };
  const hear = (event: KeyboardEvent) => {
    if (event.key === 'Enter') end(true);
    else if (event.key === 'Escape') end(false);
    else if (event.key === 'Tab' && !event.shiftKey) end(true, onNext);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Input
      size="sm"
      ref={useFocus<HTMLInputElement>()}
      maxLength={300}
      aria-label={t('transactions.descriptionOf', { description: row.description })}
      value={text}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setText(target.value)}
      onKeyDown={hear}
      onBlur={() => end(true)}
    />
  );
}

/** Chooses a category where it stands: it is saved as it is chosen, by a pointer or with Enter; Escape leaves it. */
export function CategoryField({ row, onEnd }: InlineFieldProps) {
  const t = useText();
  const { changeAtOnce } = useEntryActions();
  const { of, labelOf, refunds } = useCategories();
  const shown = row.categoryId === row.kind ? '' : row.categoryId;
  const isOver = useRef(false);
  const end = (categoryId?: string) => {
    if (isOver.current) return;
    isOver.current = true;
    if (categoryId) {
      const { suggestedCategory: _offer, ...rest } = row;
      void changeAtOnce(
        row,
        { category: categoryId },
        { ...rest, categoryId, category: labelOf(categoryId) },
      );
    }
    onEnd();
  };
  const hear = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.stopPropagation();
    if (event.key === 'Escape') end();
  };
  return (
    <CategoryChoice
      size="sm"
      ref={useFocus<HTMLInputElement>()}
      aria-label={t('transactions.categoryOf', { description: row.description })}
      categories={of(row.kind === 'income' ? 'income' : 'expense')}
      refunds={refunds(row.kind)}
      likelyRefund={row.suggestedCategory?.categoryId}
      none={t('transactions.uncategorised')}
      value={shown}
      stored={{ id: row.categoryId, name: row.category }}
      onKeyDown={hear}
      onChange={end}
      onBlur={() => end()}
    />
  );
}

/** Writes the day of a copy: Enter or leaving it saves, Escape keeps today; the undo keys take the copy back. */
export function DateField({ row, onEnd }: InlineFieldProps) {
  const t = useText();
  const { changeAtOnce } = useEntryActions();
  const { undoLast } = useNotify();
  const [date, setDate] = useState<string>(row.date);
  const place = useRef<HTMLFormElement>(null);
  const isOver = useRef(false);
  const end = (isKept: boolean) => {
    if (isOver.current) return;
    isOver.current = true;
    if (isKept && isCivilDate(date) && date !== row.date) void changeAtOnce(row, { date }, { ...row, date });
    onEnd();
  };
  return (
    <chakra.form
      ref={place}
      noValidate
      maxW="13rem"
      py="1"
      onSubmit={(event) => {
        event.preventDefault();
        if (isCivilDate(date)) end(true);
      }}
      onKeyDown={(event) => {
        // As long as nothing is typed there is no text to take back: the copy is.
        const isUndone = isUndoKey(event) && date === row.date;
        if (event.key !== 'Escape' && !isUndone) return;
        event.preventDefault();
        event.stopPropagation();
        end(false);
        if (isUndone) void undoLast();
      }}
      onBlur={({ relatedTarget }) => {
        if (!place.current?.contains(relatedTarget)) end(true);
      }}
    >
      <DayField
        ref={useFocus<HTMLInputElement>()}
        label={t('transactions.dateOfCopy')}
        value={date}
        onChange={setDate}
      />
    </chakra.form>
  );
}
