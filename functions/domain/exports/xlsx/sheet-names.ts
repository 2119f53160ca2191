const NAME_LENGTH_MAX = 31;
/** Excel keeps this name for itself, in any case. */
const RESERVED = 'history';

/** Gives each sheet of one workbook a name that Excel takes, another one than those before: after its title as far as may be. */
export function sheetNames(): (title: string) => string {
  const taken = new Set([RESERVED]);
  return (title) => {
    const plain = cut(plainName(title), NAME_LENGTH_MAX) || '1';
    let name = plain;
    for (let copy = 2; taken.has(name.toLowerCase()); copy += 1) {
      const end = ` (${copy})`;
      name = cut(plain, NAME_LENGTH_MAX - end.length) + end;
    }
    taken.add(name.toLowerCase());
    return name;
  };
}

/** Without what no name may hold, or begin or end with. */
function plainName(title: string): string {
  return title
    .toWellFormed()
    .replace(/[\p{Cc}\ufffe\uffff[\]:*?/\\]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^['\s]+|['\s]+$/g, '');
}

const cut = (text: string, length: number): string =>
  text
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')
    .replace(/['\s]+$/, '');
