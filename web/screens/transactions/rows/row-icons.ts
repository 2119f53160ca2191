import accept from 'lucide-static/icons/check.svg?inline';
import asked from 'lucide-static/icons/message-circle-question-mark.svg?inline';
import closed from 'lucide-static/icons/lock.svg?inline';
import copy from 'lucide-static/icons/copy.svg?inline';
import expense from 'lucide-static/icons/arrow-up-right.svg?inline';
import income from 'lucide-static/icons/arrow-down-left.svg?inline';
import matched from 'lucide-static/icons/circle-check.svg?inline';
import edit from 'lucide-static/icons/pencil.svg?inline';
import remove from 'lucide-static/icons/trash-2.svg?inline';
import rename from 'lucide-static/icons/text-cursor-input.svg?inline';
import transfer from 'lucide-static/icons/arrow-left-right.svg?inline';
import waiting from 'lucide-static/icons/clock.svg?inline';

const icons = {
  accept,
  asked,
  closed,
  copy,
  edit,
  expense,
  income,
  matched,
  remove,
  rename,
  transfer,
  waiting,
} as const;

/** Each begins with one, whose `!` the style library would take for `!important`. */
const COMMENT = /%3c!--.*?--%3e/;

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
    Object.entries(icons).map(([name, address]) => [
      `& .icon-${name}`,
      { '--icon': `url("${address.replace(COMMENT, '')}")` },
    ]),
  ),
};
