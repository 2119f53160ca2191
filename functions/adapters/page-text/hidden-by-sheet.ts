/** More style sheets than this no mail has; bounds the time. */
const SHEET_LETTERS_MAX = 100_000;
/** A class or an id, of one kind of element or of any. What a longer selector hides depends on what is around. */
const SIMPLE = /^(?:[a-z][a-z\d]*)?[.#][\w-]+$/;
const MARKS = /[.#][\w-]+/g;
const SHOWN = /(?<![\w-])display\s*:(?!\s*none)/i;
const IMPORTANT = /!\s*important/i;
/** What nobody sees: preview texts mostly, but also what is meant for programs that read mails. */
export const HIDDEN =
  /(?:display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all|(?<![\w-])opacity\s*:\s*0?\.?0+(?![.\d]))|^(?=[^]*(?<![\w-])max-height\s*:\s*0(?![.\d]))(?=[^]*overflow\s*:\s*hidden)/i;

/** What style sheets hide, by selector, and whether an element's own style cannot show it again. */
export type HiddenSelectors = ReadonlyMap<string, { isFinal: boolean }>;

/**
 * What the style sheets of a mail hide on every screen. What some screen shows is not among it: mails write the same twice, for telephones
 * and for desks.
 */
export function hiddenSelectors(html: string): HiddenSelectors {
  const hidden = new Map<string, { isFinal: boolean }>();
  const shown = new Set<string>();
  for (const { selectors, block, isEverywhere } of rulesOf(withoutRemarks(sheetsOf(html))))
    for (const selector of selectors.split(',').map((each) => each.trim().toLowerCase())) {
      const isHiding = HIDDEN.test(block);
      if (!isHiding && SHOWN.test(block)) for (const [mark] of selector.matchAll(MARKS)) shown.add(mark);
      if (isHiding && isEverywhere && SIMPLE.test(selector))
        hidden.set(selector, { isFinal: IMPORTANT.test(block) });
    }
  return new Map([...hidden].filter(([selector]) => !shown.has(/[.#].*/.exec(selector)?.[0] ?? '')));
}

const CLASSES = /\sclass\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/i;
const ID = /\sid\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/i;

/** Whether the style sheets hide an element, and its own style does not show it. */
export function isHiddenBySheet(name: string, attributes: string, hidden: HiddenSelectors): boolean {
  if (hidden.size === 0) return false;
  const isShown = SHOWN.test(attributes);
  return [...namesIn(CLASSES, attributes, '.'), ...namesIn(ID, attributes, '#')]
    .flatMap((mark) => [mark, `${name}${mark}`])
    .some((selector) => {
      const rule = hidden.get(selector);
      return rule !== undefined && (rule.isFinal || !isShown);
    });
}

function namesIn(attribute: RegExp, attributes: string, mark: string): string[] {
  const [, double, single, bare] = attribute.exec(attributes) ?? [];
  return (double ?? single ?? bare ?? '')
    .toLowerCase()
    .split(/\s+/)
    .flatMap((each) => (each ? `${mark}${each}` : []));
}

/** The text of the style elements that every program reads: those in remarks are for one of them. */
function sheetsOf(html: string): string {
  const small = html.toLowerCase();
  const sheets: string[] = [];
  let at = small.indexOf('<style');
  let remark = small.indexOf('<!--');
  while (at >= 0) {
    if (remark >= 0 && remark < at) {
      const end = small.indexOf('-->', remark);
      if (end < 0) break;
      if (at < end) at = small.indexOf('<style', end);
      remark = small.indexOf('<!--', end);
      continue;
    }
    const from = small.indexOf('>', at);
    const to = from < 0 ? -1 : small.indexOf('</style', from);
    if (to < 0) break;
    sheets.push(html.slice(from + 1, to));
    at = small.indexOf('<style', to);
    if (remark >= 0 && remark < to) remark = small.indexOf('<!--', to);
  }
  return sheets.join('\n').slice(0, SHEET_LETTERS_MAX);
}

function withoutRemarks(sheet: string): string {
  const [first = '', ...others] = sheet.replaceAll(/<!--|-->/g, ' ').split('/*');
  return [
    first,
    ...others.map((part) => (part.includes('*/') ? part.slice(part.indexOf('*/') + 2) : '')),
  ].join(' ');
}

interface Rule {
  selectors: string;
  block: string;
  isEverywhere: boolean;
}

/** The rules of a style sheet, and whether they hold on every screen. */
function rulesOf(sheet: string): Rule[] {
  const rules: Rule[] = [];
  const open: string[] = [];
  let from = 0;
  for (const { 0: brace, index } of sheet.matchAll(/[{}]/g)) {
    const text = sheet.slice(from, index);
    from = index + 1;
    if (brace === '{') open.push(text.split(';').at(-1)?.trim() ?? '');
    else {
      const selectors = open.pop();
      const isEverywhere = !open.some((around) => around.startsWith('@'));
      if (selectors !== undefined && !selectors.startsWith('@'))
        rules.push({ selectors, block: text, isEverywhere });
    }
  }
  return rules;
}
