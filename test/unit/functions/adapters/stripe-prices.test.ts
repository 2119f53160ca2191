import { expect, it } from 'vitest';
import { Payments, stripeClient } from '../../../../functions/adapters/payments.ts';
import { putPortal } from '../../../../functions/adapters/stripe-portal.ts';
import { putPrices } from '../../../../functions/adapters/stripe-prices.ts';
import { allPrices, lookupKeyOf, priceOf } from '../../../../shared/price-book.ts';
import { memoryStripe } from '../../../support/memory-stripe.ts';

async function emptyAccount() {
  const { account, options } = memoryStripe(() => new Date('2026-04-01T12:00:00Z'));
  Object.assign(account.state, { products: [], prices: [] });
  return { account, options, stripe: await stripeClient(options) };
}

it('makes every price of the book once, and changes nothing when it runs again', async () => {
  const { account, stripe } = await emptyAccount();
  expect((await putPrices(stripe)).map(({ outcome }) => outcome)).toEqual(allPrices.map(() => 'created'));
  const made = structuredClone(account.state);
  expect((await putPrices(stripe)).map(({ outcome }) => outcome)).toEqual(allPrices.map(() => 'kept'));
  expect(account.state).toEqual(made);
  expect(account.state.prices.map(({ lookup_key: key, unit_amount: amount }) => [key, amount])).toEqual(
    allPrices.map((choice) => [lookupKeyOf(choice), priceOf(choice)]),
  );
});

it('replaces a price that the book changed, and keeps the earlier one for who pays it', async () => {
  const { account, stripe } = await emptyAccount();
  await putPrices(stripe);
  const [price] = account.state.prices;
  Object.assign(price ?? {}, { unit_amount: 700 });
  const [first, ...others] = await putPrices(stripe);
  expect(first).toMatchObject({ outcome: 'replaced' });
  expect(new Set(others.map(({ outcome }) => outcome))).toEqual(new Set(['kept']));
  expect(price).toMatchObject({ unit_amount: 700, active: false, lookup_key: null });
  expect(account.state.prices.at(-1)).toMatchObject({
    unit_amount: 800,
    active: true,
    lookup_key: first?.key,
  });
});

it('configures the customer portal once, and opens it so', async () => {
  const { account, options, stripe } = await emptyAccount();
  const { id } = account.addCustomer('Ada', 'ada@example.com');
  const payments = new Payments(options);
  await payments.openPortal(id, 'https://site.example');
  expect(await putPortal(stripe)).toBe('created');
  const made = structuredClone(account.configurations);
  expect(await putPortal(stripe)).toBe('updated');
  expect(account.configurations).toEqual(made);
  expect(made).toMatchObject([
    {
      features: {
        '[subscription_cancel][enabled]': 'true',
        '[subscription_cancel][mode]': 'at_period_end',
        '[subscription_update][enabled]': 'false',
      },
    },
  ]);
  await payments.openPortal(id, 'https://site.example');
  expect(account.state.portals.map(({ configuration }) => configuration)).toEqual([null, made[0]?.id]);
});
