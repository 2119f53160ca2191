import { useRecipe } from '@chakra-ui/react';
import type { SystemStyleObject } from '@chakra-ui/react';

import { iconLooks } from './row-icons.ts';

/** Pixels of a row and of the heading of a day, where nothing in them needs a second line: a list finds its places by them. */
export const rowHeight = (isCompact: boolean): number => (isCompact ? 41 : 53);
export const DAY_HEIGHT = 37;

/** The columns of a row; beside its amount the balance of its account, where that is shown. */
export const rowColumns = (hasBalance: boolean) => ({
  base: 'auto minmax(0, 1fr) auto',
  md: `auto minmax(0, 1fr) 9rem 11rem 8rem ${hasBalance ? '8rem ' : ''}6.5rem`,
});

const truncated = { minW: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/**
 * How a list of transactions looks, told once at the list: its rows are plain elements with these classes, because a component of the
 * library works its style out anew for each that scrolls into view.
 */
export function useRowLooks(hasBalance: boolean, isCompact: boolean): SystemStyleObject {
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
      gridTemplateColumns: rowColumns(hasBalance),
      columnGap: '3',
      alignItems: 'center',
      px: { base: '3', md: '4' },
      py: isCompact ? '1' : '2',
      minH: `${rowHeight(isCompact)}px`,
      borderTopWidth: '1px',
      _hover: { bg: 'bg.muted' },
    },
    '& .row[data-chosen]': { bg: 'bg.muted' },
    // What is in the colour of paper elsewhere would vanish there.
    '& .row:is([data-chosen], :hover) :is(.badge, .sign:not(.sign-in))': { bg: 'bg.emphasized' },
    '& .row-head': { display: 'flex', alignItems: 'center' },
    '& .row-main': { minW: '0' },
    '& .row-second': {
      ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1.5' },
      ...{ mt: '0.5', textStyle: 'xs', color: 'fg.muted' },
    },
    '& .row-amount': { display: 'flex', flexDirection: 'column', alignItems: 'flex-end' },
    '& .row-amount > .money': { fontWeight: '550' },
    '& .row-balance': { textAlign: 'end', color: 'fg.muted' },
    '& .row-amount > .row-balance': { textStyle: 'xs' },
    '& .row-actions': {
      display: 'flex',
      justifyContent: { base: 'flex-end', md: 'flex-start' },
      gridColumn: { base: '2 / -1', md: 'auto' },
    },
    '& .tick': {
      ...{ display: 'grid', placeItems: 'center', boxSize: '8', flexShrink: '0', cursor: 'pointer' },
      '& > input': { boxSize: '4.5', accentColor: 'ember.solid', cursor: 'pointer' },
    },
    '& .sign': {
      ...{ display: 'grid', placeItems: 'center', boxSize: '8', flexShrink: '0', borderRadius: 'full' },
      ...{ bg: 'bg.muted', color: 'fg.muted' },
    },
    '& .tick + .sign': { hideBelow: 'md' },
    '& .sign-in': { bg: 'green.subtle', color: 'green.fg' },
    '& .name': { display: 'flex', alignItems: 'center', gap: '2', minW: '0' },
    '& .open': {
      ...truncated,
      ...{ fontWeight: '550', letterSpacing: '-0.005em', textAlign: 'start', cursor: 'button' },
      scrollMarginBlock: '36',
      _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
      '@media (pointer: coarse)': { minH: '11' },
    },
    '& .icon-button': {
      ...button({ variant: 'ghost', size: 'xs' }),
      ...{ px: '0', py: '0' },
    },
    '& .closed-mark': { display: 'grid', placeItems: 'center', boxSize: '8', color: 'fg.muted' },
    '& .rename': {
      ...button({ variant: 'ghost', size: '2xs' }),
      ...{ px: '0', py: '0', opacity: 0, hideBelow: 'md' },
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
      ...{ maxW: 'full', borderStyle: 'dashed' },
    },
    '& .day': {
      ...{ textStyle: 'xs', fontWeight: '550', fontFamily: 'heading', color: 'fg.muted' },
      ...{ px: { base: '3', md: '4' }, pt: '3', pb: '1.5', minH: `${DAY_HEIGHT}px` },
      ...{ bg: 'bg.panel', borderTopWidth: '1px' },
    },
  };
}
