import type { ComponentProps } from 'react';
import type { EntryCategory } from '../../../shared/model/template.ts';
import { useText } from '../../text/use-text.ts';
import { Choice } from '../../kit/choice.tsx';

interface CategoryChoiceProps extends Omit<ComponentProps<typeof Choice>, 'children' | 'value' | 'onChange'> {
  readonly categories: readonly EntryCategory[];
  /** What the choice of none says. */
  readonly none: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One of the categories: the template's own first, then the general ones; a stored one that is in neither stays. */
export function CategoryChoice({ categories, none, value, onChange, ...rest }: CategoryChoiceProps) {
  const t = useText();
  const isKnown = value === '' || categories.some(({ name }) => name === value);
  const group = (wanted: EntryCategory['group']) =>
    categories
      .filter((one) => one.group === wanted)
      .map(({ name, label }) => (
        <option key={name} value={name}>
          {label}
        </option>
      ));
  return (
    <Choice value={value} onChange={(event) => onChange(event.target.value)} {...rest}>
      <option value="">{none}</option>
      {!isKnown && <option value={value}>{value}</option>}
      <optgroup label={t('entry.ownCategories')}>{group('template')}</optgroup>
      <optgroup label={t('entry.generalCategories')}>{group('general')}</optgroup>
    </Choice>
  );
}
