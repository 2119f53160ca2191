import { expect, it } from 'vitest';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import { previewRule } from '../../../../../functions/use-cases/categories/preview-rule.ts';
import { saveRules } from '../../../../../functions/use-cases/categories/save-rules.ts';
import { addTransaction } from '../../../../../functions/use-cases/ledger/add-transaction.ts';
import { entry } from '../../../../support/entries.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';

const id = (digit: number) => `01890000-0000-7000-8000-00000000000${digit}`;
const fuel = { id: id(1), conditions: { text: 'SHELL FUEL' }, effect: { category: 'transport' } };
const shop = { id: id(2), conditions: { text: 'SHELL' }, effect: { category: 'office' } };

it('leaves to the rules before it what they take', async () => {
  const { cloud, caller } = await memoryBooks();
  for (const description of ['SHELL FUEL 12', 'SHELL SHOP 3'])
    await addTransaction(entry({ description, category: '' }), caller, cloud);
  const saved = await saveRules({ items: [fuel], version: 0 }, caller, cloud);
  if (isRefusal(saved)) throw new Error(JSON.stringify(saved));
  const told = async (given?: string) => {
    const { conditions, effect } = shop;
    const wish = { conditions, effect, overChosen: false, ...(given === undefined ? {} : { id: given }) };
    const preview = await previewRule(wish, caller, cloud);
    if (isRefusal(preview)) throw new Error(preview.refused);
    return { changes: preview.items.map(({ description }) => description), takes: preview.takes.count };
  };
  // A new rule comes last.
  expect(await told(shop.id)).toEqual({ changes: ['SHELL SHOP 3'], takes: 1 });
  await saveRules({ items: [shop, fuel], version: 1 }, caller, cloud);
  expect(await told(shop.id)).toMatchObject({ takes: 2 });
  expect(await told()).toMatchObject({ takes: 2 });
});
