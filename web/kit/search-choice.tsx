import { Box, Combobox, createListCollection, Portal } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import type { ComponentProps } from 'react';
import { holdsWords } from '../../shared/search-words.ts';
import { useText } from '../text/use-text.ts';

/** One of the options: what it reads as, what stands small beside it, and what else it is found by. */
export interface SearchOption {
  readonly value: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly alsoFound?: string | undefined;
}

export interface SearchGroup {
  readonly label: string;
  readonly options: readonly SearchOption[];
  /** Too many to look through: they are shown to whoever types what they are called. */
  readonly isForSearch?: boolean;
}

export interface SearchChoiceProps extends Pick<
  ComponentProps<'input'>,
  'aria-label' | 'aria-invalid' | 'disabled' | 'name' | 'onBlur' | 'onKeyDown' | 'ref'
> {
  readonly size?: 'sm' | 'md' | undefined;
  /** What stands before the groups, under no heading: the choice of none, where there is that. */
  readonly none?: SearchOption;
  readonly groups: readonly SearchGroup[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One of many, under headings, narrowed by what is typed. Enter takes the first that fits, Escape leaves it as it was. */
export function SearchChoice({
  size = 'md',
  none,
  groups,
  value,
  onChange,
  disabled,
  onBlur,
  ...input
}: SearchChoiceProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const shown = useMemo(() => narrowed(none, groups, typed), [none, groups, typed]);
  const collection = useMemo(
    () =>
      createListCollection<SearchOption>({
        items: shown.flatMap(({ options }) => options),
        itemToValue: (one) => keyOf(one.value),
        itemToString: ({ label }) => label,
      }),
    [shown],
  );
  const chosen = groups
    .flatMap(({ options }) => options)
    .concat(none ?? [])
    .find((one) => one.value === value);
  return (
    <Combobox.Root
      collection={collection}
      size={size}
      value={[keyOf(value)]}
      disabled={disabled === true}
      openOnClick
      inputBehavior="autohighlight"
      positioning={{ sameWidth: false, placement: 'bottom-start' }}
      lazyMount
      unmountOnExit
      // While it is open the field is for the search; the choice stands in it as its hint.
      inputValue={isOpen ? typed : (chosen?.label ?? '')}
      onInputValueChange={({ inputValue, reason }) => {
        if (reason === 'input-change') setTyped(inputValue);
      }}
      onOpenChange={({ open }) => {
        setOpen(open);
        if (!open) setTyped('');
      }}
      onValueChange={({ value: [key] }) => {
        if (key !== undefined && key !== keyOf(value)) onChange(valueOf(key));
      }}
    >
      <Combobox.Control>
        <Combobox.Input
          {...input}
          data-value={value}
          placeholder={chosen?.label}
          pe="8"
          textOverflow="ellipsis"
          onFocus={({ target }) => target.select()}
          onBlur={onBlur}
        />
        {disabled !== true && (
          <Combobox.IndicatorGroup>
            <Combobox.Trigger tabIndex={-1} aria-label={t('common.showChoices')} />
          </Combobox.IndicatorGroup>
        )}
      </Combobox.Control>
      <Portal>
        <Combobox.Positioner>
          <Combobox.Content minW="20rem" maxW="calc(100vw - 2rem)">
            <Combobox.Empty>{t('common.nothingFits')}</Combobox.Empty>
            {shown.map((group) => (
              <Group key={group.label} group={group} />
            ))}
          </Combobox.Content>
        </Combobox.Positioner>
      </Portal>
    </Combobox.Root>
  );
}

function Group({ group: { label, options } }: { group: SearchGroup }) {
  const items = options.map((one) => (
    <Combobox.Item key={one.value} item={one}>
      <Combobox.ItemText flex="1">{one.label}</Combobox.ItemText>
      {one.hint !== undefined && (
        <Box as="span" ms="3" textStyle="xs" color="fg.muted" whiteSpace="nowrap">
          {one.hint}
        </Box>
      )}
    </Combobox.Item>
  ));
  if (label === '') return items;
  return (
    <Combobox.ItemGroup>
      <Combobox.ItemGroupLabel>{label}</Combobox.ItemGroupLabel>
      {items}
    </Combobox.ItemGroup>
  );
}

/** The list machine knows no empty value. */
const keyOf = (value: string): string => `=${value}`;
const valueOf = (key: string): string => key.slice(1);

/** The groups as far as their options have all the words that are typed, wherever they have them. */
function narrowed(
  none: SearchOption | undefined,
  groups: readonly SearchGroup[],
  typed: string,
): readonly SearchGroup[] {
  if (typed.trim() === '')
    return [...(none ? [{ label: '', options: [none] }] : []), ...groups.filter((one) => !one.isForSearch)];
  return groups.flatMap(({ label, options }) => {
    const some = options.filter((one) =>
      holdsWords(`${one.label} ${one.hint ?? ''} ${one.alsoFound ?? ''}`, typed),
    );
    return some.length === 0 ? [] : [{ label, options: some }];
  });
}
