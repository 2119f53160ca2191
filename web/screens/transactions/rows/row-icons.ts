import type { ReactElement } from 'react';
import type { IconType } from 'react-icons';
import {
  LuArrowDownLeft,
  LuArrowLeftRight,
  LuArrowUpRight,
  LuCheck,
  LuCircleCheck,
  LuClock,
  LuCopy,
  LuLock,
  LuMessageCircleQuestion,
  LuPencil,
  LuTextCursorInput,
  LuTrash2,
} from 'react-icons/lu';

const icons = {
  accept: LuCheck,
  asked: LuMessageCircleQuestion,
  closed: LuLock,
  copy: LuCopy,
  edit: LuPencil,
  expense: LuArrowUpRight,
  income: LuArrowDownLeft,
  matched: LuCircleCheck,
  remove: LuTrash2,
  rename: LuTextCursorInput,
  transfer: LuArrowLeftRight,
  waiting: LuClock,
} as const;

type Shape = ReactElement<Readonly<Record<string, string>>, string>;
type Drawing = ReactElement<{
  readonly attr: { readonly viewBox: string };
  readonly children: readonly Shape[];
}>;

/** An icon as an address that holds it whole. All of them are lines of one width. */
function addressOf(icon: IconType): string {
  const { attr, children } = (icon({}) as Drawing).props;
  const shapes = children.map(({ type, props: { children: _none, ...facts } }) => {
    const said = Object.entries(facts).map(([name, value]) => `${name}='${value}'`);
    return `<${type} ${said.join(' ')}/>`;
  });
  const lines = "fill='none' stroke='#000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'";
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='${attr.viewBox}' ${lines}>${shapes.join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The class of an element that shows an icon of a row. */
export const iconClass = (name: keyof typeof icons): string => `icon icon-${name}`;

/**
 * How such elements look: the icon is a mask over the colour of the text, one element where a drawing takes four. `forced-colors` would
 * take the colour away, and the icon with it.
 */
export const iconLooks = {
  '& .icon': {
    ...{ display: 'inline-block', boxSize: '1em', flexShrink: '0', bg: 'currentColor' },
    mask: 'var(--icon) center / contain no-repeat',
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', bg: 'ButtonText' },
  },
  ...Object.fromEntries(
    Object.entries(icons).map(([name, icon]) => [
      `& .icon-${name}`,
      { '--icon': `url("${addressOf(icon)}")` },
    ]),
  ),
};
