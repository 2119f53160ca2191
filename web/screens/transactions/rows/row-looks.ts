import { useRecipe } from '@chakra-ui/react';
import type { SystemStyleObject } from '@chakra-ui/react';

import { daySet } from '../../../kit/date-text.tsx';
import { iconLooks } from './row-icons.ts';

/** Pixels of a row and of the heading of a day, where nothing in them needs a second line: a list finds its places by them. */
export const rowHeight = (isWide: boolean, isCompact: boolean): number => {
  if (!isWide) return isCompact ? 57 : 65;
  return isCompact ? 37 : 45;
};
export const DAY_HEIGHT = 37;

/** Which columns a list shows besides those that every list has. */
export interface RowColumns {
  /** Where no heading says the day. */
  readonly hasDate: boolean;
  /** What the account holds after each, in place of the account's name: all are of one account. */
  readonly hasBalance: boolean;
}

/** The columns of a row; where there is no room for them, what it is and how much. */
export const rowColumns = ({ hasDate, hasBalance }: RowColumns) => ({
  base: 'auto minmax(0, 1fr) auto',
  lg: [
    'auto',
    ...(hasDate ? ['6rem'] : []),
    'minmax(0, 1fr)',
    ...(hasBalance ? [] : ['8.5rem']),
    ...['10.5rem', '7.5rem'],
    ...(hasBalance ? ['7.5rem'] : []),
    '6rem',
  ].join(' '),
});

const truncated = { minW: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/**
 * How a list of transactions looks, told once at the list: its rows are plain elements with these classes, because a component of the
 * library works its style out anew for each that scrolls into view.
 */
export function useRowLooks(columns: RowColumns, isCompact: boolean): SystemStyleObject {
  const button = useRecipe({ key: 'button' });
  const badge = useRecipe({ key: 'badge' });
  const pill = {
    ...badge({ variant: 'subtle', size: 'sm' }),
    borderRadius: 'full',
    px: '2',
    fontWeight: '550',
  };
  return {
    ...iconLooks,
    '& .spoken': { srOnly: true },
    '& .cut': truncated,
    '& .quiet': { color: 'fg.muted' },
    '& .money': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '& .money-in': { color: 'green.fg' },
    '& .row': {
      display: 'grid',
      ...{ position: 'relative', isolation: 'isolate' },
      gridTemplateColumns: rowColumns(columns),
      columnGap: '3',
      rowGap: '0.5',
      alignItems: 'center',
      px: { base: '3', md: '4' },
      py: isCompact ? { base: '1', lg: '0.5' } : { base: '2', lg: '1' },
      minH: { base: `${rowHeight(false, isCompact)}px`, lg: `${rowHeight(true, isCompact)}px` },
      borderTopWidth: '1px',
      _hover: { bg: 'bg.muted' },
    },
    '& .row[data-chosen]': { bg: 'bg.muted' },
    // What is in the colour of paper elsewhere would vanish there.
    '& .row:is([data-chosen], :hover) :is(.badge, .sign:not(.sign-in))': { bg: 'bg.emphasized' },
    '& .row-head': { display: 'flex', alignItems: 'center', gridRow: { base: 'span 2', lg: 'auto' } },
    '& .row-main': { minW: '0' },
    // Below what it is and how much, where there are no columns.
    '& .row-second': {
      ...{ display: 'flex', alignItems: 'center', gap: '1.5', gridColumn: '2 / -1', minW: '0' },
      ...{ textStyle: 'xs', color: 'fg.muted', '& > *': { minW: '0' }, '& > time': { flexShrink: '0' } },
    },
    '& .row-amount': { display: 'flex', flexDirection: 'column', alignItems: 'flex-end' },
    '& .row-amount > .money': { fontWeight: '550' },
    '& .row-balance': { textAlign: 'end', color: 'fg.muted' },
    '& .row-amount > .row-balance': { textStyle: 'xs' },
    // Where there is no room for them the panel of the entry has them.
    '& .row-actions': { display: 'flex', justifyContent: 'flex-end', hideBelow: 'lg' },
    // On paper nothing can be chosen or changed.
    '& :is(.row-actions, .tick)': { '@media print': { display: 'none !important' } },
    '& .row-day': { ...daySet, color: 'fg.muted' },
    '& .tick': {
      ...{ display: 'grid', placeItems: 'center', boxSize: '8', flexShrink: '0', cursor: 'pointer' },
      '& > input': { boxSize: '4.5', accentColor: 'ember.solid', cursor: 'pointer' },
    },
    '& .sign': {
      ...{ display: 'grid', placeItems: 'center', boxSize: '8', flexShrink: '0', borderRadius: 'full' },
      ...{ bg: 'bg.muted', color: 'fg.muted' },
    },
    '& .tick + .sign': { hideBelow: 'lg' },
    '& .sign-in': { bg: 'green.subtle', color: 'green.fg' },
    '& .name': { display: 'flex', alignItems: 'center', gap: '2', minW: '0' },
    '& .open': {
      ...truncated,
      ...{ fontWeight: '550', letterSpacing: '-0.005em', textAlign: 'start', cursor: 'button' },
      _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
      // For a finger the whole row opens its entry; what else can be pressed lies above.
      _after: { lgDown: { content: '""', position: 'absolute', inset: '0' } },
    },
    '& .row :is(.tick, .choose, .accept, .badge-good, form, .chakra-combobox__root)': {
      position: { base: 'relative', lg: 'static' },
      zIndex: { base: '1', lg: 'auto' },
    },
    '& .icon-button': {
      ...button({ variant: 'ghost', size: 'xs' }),
      ...{ px: '0', py: '0' },
      // Three of them have their place in a column; a finger finds them in the panel of the entry as well.
      '@media (pointer: coarse)': { minH: '8', minW: '8' },
    },
    '& .closed-mark': { display: 'grid', placeItems: 'center', boxSize: '8', color: 'fg.muted' },
    '& .asked-mark': { display: 'grid', placeItems: 'center', flexShrink: '0', color: 'amber.fg' },
    '& .rename': {
      ...button({ variant: 'ghost', size: '2xs' }),
      ...{ px: '0', py: '0', opacity: 0, hideBelow: 'lg' },
    },
    '& .row:hover .rename, & .rename:focus-visible': { opacity: 1 },
    '& .badge': { ...badge({ variant: 'subtle', size: 'sm' }), maxW: 'full' },
    '& .badge-good': {
      ...pill,
      colorPalette: 'green',
      flexShrink: '0',
      _hover: { filter: 'brightness(0.96)' },
    },
    '& .badge-waiting': { ...pill, colorPalette: 'amber' },
    '& .choose': {
      ...{ display: 'inline-flex', alignItems: 'center', maxW: 'full', minH: '6', borderRadius: 'l1' },
      cursor: 'pointer',
      _hover: { filter: 'brightness(0.96)' },
    },
    '& .accept': {
      ...button({ variant: 'outline', size: '2xs' }),
      ...{ maxW: 'full', minW: '0', flexShrink: '1', borderStyle: 'dashed' },
      // Lower than a button that stands alone: six entries are to be in sight on a phone.
      '@media (pointer: coarse)': { minH: '7', minW: '0' },
    },
    '& .day': {
      ...{ textStyle: 'xs', fontWeight: '550', fontFamily: 'heading', color: 'fg.muted' },
      ...{ px: { base: '3', md: '4' }, pt: '3', pb: '1.5', minH: `${DAY_HEIGHT}px` },
      ...{ bg: 'bg.panel', borderTopWidth: '1px' },
    },
  };
}
