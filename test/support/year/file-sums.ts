/** A CSV's cells; the product quotes what holds a comma, a quote or a line break. */
function cellsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
  );
}

/** `-12.30` in cents. */
function centsOf(decimal: string): number {
  if (decimal === '') return 0;
  const [, sign = '', units = '', cents = ''] = /^(-?)(\d+)\.(\d\d)$/.exec(decimal) ?? [];
  if (units === '') throw new Error(`${decimal} is no amount.`);
  return Number(`${sign}${units}${cents}`);
}

/** What the rows of a file of entries add up to by category and type, less its Tax column, as anybody with a spreadsheet does it. */
export function fileSums(csv: string): { categories: Record<string, number>; types: Record<string, number> } {
  const [head = '', ...lines] = csv
    .replace(/^\uFEFF/, '')
    .split('\r\n')
    .filter((line) => line !== '');
  const titles = cellsOf(head);
  const at = (title: string) => titles.indexOf(title);
  const [category, type, amount, tax] = [at('Category'), at('Type'), at('Amount'), at('Tax')];
  const [categories, types] = [new Map<string, number>(), new Map<string, number>()];
  for (const line of lines) {
    const cells = cellsOf(line);
    const cents = centsOf(cells[amount] ?? '') - (tax === -1 ? 0 : centsOf(cells[tax] ?? ''));
    const kind = cells[type] ?? '';
    types.set(kind, (types.get(kind) ?? 0) + cents);
    if (kind !== 'Income' && kind !== 'Expense') continue;
    const name = `${cells[category]}, ${kind}`;
    categories.set(name, (categories.get(name) ?? 0) + cents);
  }
  return { categories: Object.fromEntries(categories), types: Object.fromEntries(types) };
}
