import type { ComponentProps } from 'react';
import type { OfferedCategory } from '../../../shared/countries/index.ts';
import { useText } from '../../text/use-text.ts';
import { Choice } from '../../kit/choice.tsx';
import { useCategories } from './categories.ts';

interface CategoryChoiceProps extends Omit<ComponentProps<typeof Choice>, 'children' | 'value' | 'onChange'> {
  readonly categories: readonly OfferedCategory[];
  /** What it may be a refund of. */
  readonly refunds?: readonly OfferedCategory[];
  /** The one of them that goes before all else: the payee was paid in it. */
  readonly likelyRefund?: string | undefined;
  /** What the choice of none says. */
  readonly none: string;
  /** The id of the one that is chosen. */
  readonly value: string;
  /** What the stored one is called, where the books alone may know it. */
  readonly stored?: { readonly id: string; readonly name: string } | undefined;
  /** What can be chosen instead of a category, below them. */
  readonly others?: OtherChoices | undefined;
  readonly onChange: (id: string) => void;
}

interface OtherChoices {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** One of the categories, by its id: the template's and the books' own first, then the general ones; a stored one that is in neither stays. */
export function CategoryChoice({
  categories,
  refunds = [],
  likelyRefund,
  none,
  value,
  stored,
  others,
  onChange,
  ...rest
}: CategoryChoiceProps) {
  const t = useText();
  const { labelOf } = useCategories();
  const isLikely = refunds.some(({ id }) => id === likelyRefund);
  const likelyFirst = [
    ...refunds.filter(({ id }) => id === likelyRefund),
    ...refunds.filter(({ id }) => id !== likelyRefund),
  ];
  const isOther = others?.options.some((one) => one.value === value);
  const isKnown = value === '' || isOther || [...categories, ...refunds].some(({ id }) => id === value);
  const refundGroup = refunds.length > 0 && (
    <optgroup label={t('entry.refunds')}>
      {likelyFirst.map(({ id, label }) => (
        <option key={id} value={id}>
          {t('entry.refundOf', { category: label })}
        </option>
      ))}
    </optgroup>
  );
  const group = (label: string, isIn: (group: OfferedCategory['group']) => boolean) => (
    <optgroup label={label}>
      {categories
        .filter((one) => isIn(one.group))
        .map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
    </optgroup>
  );
  return (
    <Choice value={value} onChange={(event) => onChange(event.target.value)} {...rest}>
      <option value="">{none}</option>
      {!isKnown && <option value={value}>{labelOf(stored?.id === value ? stored.name : value)}</option>}
      {isLikely && refundGroup}
      {group(t('entry.ownCategories'), (one) => one !== 'general')}
      {group(t('entry.generalCategories'), (one) => one === 'general')}
      {!isLikely && refundGroup}
      {others && (
        <optgroup label={others.label}>
          {others.options.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </optgroup>
      )}
    </Choice>
  );
}
