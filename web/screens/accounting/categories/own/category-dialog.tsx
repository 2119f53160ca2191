import { Input, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { formLinesOf, templateFor } from '../../../../../shared/countries/index.ts';
import { CategoryChange } from '../../../../../shared/model/book-category.ts';
import type { EntryKind } from '../../../../../shared/model/template.ts';
import { sayFormLine } from '../../../../../shared/text/form-words.ts';
import { newId } from '../../../../api/new-id.ts';
import { useRouteForm } from '../../../../api/route-form.ts';
import { useSignedIn } from '../../../../auth/me-context.ts';
import { Choice } from '../../../../kit/choice.tsx';
import { FormDialog } from '../../../../kit/form-dialog.tsx';
import { FormField } from '../../../../kit/form-field.tsx';
import { useText } from '../../../../text/use-text.ts';
import { useCategoryChanges } from './use-category-changes.ts';
import type { ListedCategory } from './use-listed-categories.ts';

interface CategoryDialogProps {
  /** The category to change; undefined for a new one. */
  readonly category: ListedCategory | undefined;
  readonly onClose: () => void;
}

interface Values {
  name: string;
  kind: EntryKind | 'both';
  income: string;
  expense: string;
}

const kindsOf = (kind: Values['kind']): readonly EntryKind[] =>
  kind === 'both' ? ['expense', 'income'] : [kind];

/** Makes a category, or says what it is called and on which line of the form it stands. */
export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const t = useText();
  const [id] = useState(() => category?.id ?? newId());
  const isOwn = category === undefined || category.group === 'own';
  const { add, save, failed } = useCategoryChanges();
  const before = valuesOf(category);
  const form = useRouteForm({
    body: CategoryChange,
    defaultValues: before,
    bodyOf: (values: Values) => changeOf(before, values, category === undefined),
    send: async ({ name, kind, ...rest }) => {
      if (category) await save(id, { name, kind, ...rest });
      else if (name && kind) {
        const formLine = rest.formLines?.[kind] ?? undefined;
        await add({ id, name, kind, formLine });
      }
      onClose();
    },
    fieldOf: (field) => field.replace('formLines.', ''),
    onFailed: failed,
  });
  const { errors } = form.formState;
  const kind = useWatch({ control: form.control, name: 'kind' });
  return (
    <FormDialog
      size="sm"
      title={t(category ? 'categories.own.edit' : 'categories.own.new')}
      form={form}
      submitLabel={t(category ? 'common.save' : 'categories.own.add')}
      busyLabel={t('common.saving')}
      onClose={onClose}
    >
      <Stack gap="4">
        <FormField label={t('categories.own.name')} error={errors.name?.message}>
          <Input autoComplete="off" {...form.register('name')} />
        </FormField>
        {isOwn && (
          <FormField label={t('categories.own.kind')} error={errors.kind?.message}>
            <Choice {...form.register('kind')}>
              <option value="expense">{t('categories.own.kinds.expense')}</option>
              <option value="income">{t('categories.own.kinds.income')}</option>
              {category && <option value="both">{t('categories.own.kinds.both')}</option>}
            </Choice>
          </FormField>
        )}
        {kindsOf(kind).map((one) => (
          <FormField
            key={one}
            label={t(kind === 'both' ? `categories.own.lineOf.${one}` : 'categories.own.line')}
            help={t('categories.own.lineHelp')}
            error={errors[one]?.message}
          >
            <LineChoice kind={one} isOwn={isOwn} {...form.register(one)} />
          </FormField>
        ))}
      </Stack>
    </FormDialog>
  );
}

function valuesOf(category: ListedCategory | undefined): Values {
  const [first = 'expense', second] = category?.kinds ?? [];
  const { income, expense } = category?.formLines ?? {};
  return {
    name: category?.label ?? '',
    kind: second ? 'both' : first,
    income: income ?? '',
    expense: expense ?? '',
  };
}

/** What is typed otherwise than it was; all of it where the category is new. */
function changeOf(before: Values, { name, kind, ...lines }: Values, isNew: boolean) {
  const changed = kindsOf(kind).filter((one) => isNew || lines[one] !== before[one]);
  const formLines = Object.fromEntries(changed.map((one) => [one, lines[one] === '' ? null : lines[one]]));
  return {
    name: isNew || name !== before.name ? name : undefined,
    kind: isNew || kind !== before.kind ? (kind === 'both' ? null : kind) : undefined,
    formLines: changed.length > 0 ? formLines : undefined,
  };
}

interface LineChoiceProps extends Omit<React.ComponentProps<typeof Choice>, 'children'> {
  readonly kind: EntryKind;
  readonly isOwn: boolean;
}

/** A line of the form that the organisation's country has for entries of a kind. */
function LineChoice({ kind, isOwn, ...rest }: LineChoiceProps) {
  const t = useText();
  const { country, profession } = useSignedIn().organization;
  const lines = formLinesOf(templateFor(country, profession).country).filter((line) => line.kind === kind);
  return (
    <Choice {...rest}>
      {isOwn && <option value="">{t('categories.own.notMapped')}</option>}
      {lines.map((line) => {
        const { place, label } = sayFormLine(line);
        return (
          <option key={line.code} value={line.code}>
            {place} · {label}
          </option>
        );
      })}
    </Choice>
  );
}
