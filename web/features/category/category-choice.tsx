import type { ComponentProps } from 'react';
import { formLinesOf, templateFor } from '../../../shared/countries/index.ts';
import type { OfferedCategory } from '../../../shared/countries/index.ts';
import { sayFormLine } from '../../../shared/text/form-words.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { SearchChoice } from '../../kit/search-choice.tsx';
import type { SearchGroup, SearchOption } from '../../kit/search-choice.tsx';
import { useText } from '../../text/use-text.ts';
import { useCategories } from './categories.ts';
import { categoryHeadings, headingOf } from './category-headings.ts';

interface CategoryChoiceProps extends Omit<ComponentProps<typeof SearchChoice>, 'none' | 'groups'> {
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
  readonly others?: SearchGroup | undefined;
  readonly onChange: (id: string) => void;
}

/**
 * One of the categories, by its id, found by its name or by the line of the form that it is on; a stored one that is no longer offered stays.
 */
export function CategoryChoice({
  categories,
  refunds = [],
  likelyRefund,
  none,
  value,
  stored,
  others,
  ...rest
}: CategoryChoiceProps) {
  const t = useText();
  const { labelOf } = useCategories();
  const lineOf = useFormLine();
  const refunded = refunds.map((one) => ({
    value: one.id,
    label: t('entry.refundOf', { category: one.label }),
  }));
  const isLikely = refunds.some(({ id }) => id === likelyRefund);
  const refundGroup = {
    label: t('entry.refunds'),
    options: refunded.toSorted((a, b) => Number(b.value === likelyRefund) - Number(a.value === likelyRefund)),
  };
  const byHeading = Object.groupBy(categories, headingOf);
  const headed = categoryHeadings.map((heading) => ({
    label: t(`entry.categoryGroups.${heading}`),
    options: (byHeading[heading] ?? []).map((one) => ({ value: one.id, label: one.label, ...lineOf(one) })),
  }));
  const groups = [
    ...(isLikely ? [refundGroup] : []),
    ...headed,
    ...(others ? [others] : []),
    ...(isLikely ? [] : [refundGroup]),
  ].filter(({ options }) => options.length > 0);
  const isKnown = value === '' || groups.some(({ options }) => options.some((one) => one.value === value));
  const kept = { value, label: labelOf(stored?.id === value ? stored.name : value) };
  return (
    <SearchChoice
      none={{ value: '', label: none }}
      groups={isKnown ? groups : [{ label: t('entry.noLongerOffered'), options: [kept] }, ...groups]}
      value={value}
      {...rest}
    />
  );
}

/** Where on the form a category is, and what else it is found by. */
function useFormLine(): (category: OfferedCategory) => Pick<SearchOption, 'hint' | 'alsoFound'> {
  const { country, profession } = useSignedIn().organization;
  const labels = new Map(
    formLinesOf(templateFor(country, profession).country).map(({ code, label }) => [code, label]),
  );
  return ({ id, name, formLine }) => {
    const label = formLine === null ? undefined : labels.get(formLine);
    if (formLine === null || label === undefined) return { alsoFound: `${name} ${id}` };
    const line = sayFormLine({ code: formLine, label });
    return { hint: line.place, alsoFound: `${name} ${id.replaceAll('-', ' ')} ${label} ${line.label}` };
  };
}
