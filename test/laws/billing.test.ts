import fc from 'fast-check';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { billingIntervals, paidPlans } from '../../shared/price-book.ts';
import { billingBooks, type BillingBooks } from '../support/billing-books.ts';
import { BillingModel, type BillingAct } from '../support/billing-model.ts';

const RUNS = 60;
const kept = fc.record({
  plan: fc.constantFrom(...paidPlans),
  interval: fc.constantFrom(...billingIntervals),
});
const anyAct: fc.Arbitrary<BillingAct> = fc.oneof(
  {
    weight: 3,
    arbitrary: kept.map((to) => ({ do: 'checkout' as const, choice: { ...to, currency: 'cad' as const } })),
  },
  { weight: 5, arbitrary: fc.constant({ do: 'pay' as const }) },
  { weight: 2, arbitrary: kept.map((to) => ({ do: 'change' as const, to })) },
  {
    weight: 4,
    arbitrary: fc
      .oneof(
        fc.constantFrom(7, 31, 38.5),
        fc.integer({ min: 1, max: 90 }).map((half) => half / 2),
      )
      .map((days) => ({ do: 'pass' as const, days })),
  },
  {
    weight: 5,
    arbitrary: fc
      .constantFrom(
        'decline' as const,
        'breakCard' as const,
        'breakCard' as const,
        'mendCard' as const,
        'mendCard' as const,
        'cancel' as const,
        'resume' as const,
        'refund' as const,
      )
      .map((act) => ({ do: act })),
  },
);

/** Most have subscribed before. */
const anyActs = fc
  .tuple(fc.integer({ min: 0, max: 3 }), fc.array(anyAct, { minLength: 3, maxLength: 18 }))
  .map(([draw, acts]): BillingAct[] => {
    const choice = { plan: 'professional', interval: 'month', currency: 'cad' } as const;
    return draw === 0 ? acts : [{ do: 'checkout', choice }, { do: 'pay' }, ...acts];
  });

/** Does what somebody does, whether or not that is refused, until all is told. */
async function act(books: BillingBooks, done: BillingAct): Promise<void> {
  const { account } = books.stripe;
  const [customer] = account.state.customers;
  const isOpen = account.state.checkouts.some(({ status }) => status === 'open');
  switch (done.do) {
    case 'checkout':
      await books.checkout(done.choice);
      break;
    case 'pay':
      if (isOpen) books.pay();
      break;
    case 'decline':
      // Typed on the page, the card is not kept.
      if (isOpen && customer) {
        const { card } = customer;
        expect(() => books.pay('declined')).toThrow('declined');
        customer.card = card;
      }
      break;
    case 'breakCard':
    case 'mendCard':
      if (customer) account.enterCard(customer.id, done.do === 'mendCard' ? 'good' : 'declined');
      break;
    case 'change':
      await books.change(done.to);
      break;
    case 'cancel':
      await books.cancel();
      break;
    case 'resume':
      await books.resume();
      break;
    case 'refund':
      await books.refund(v7());
      break;
    case 'pass':
      books.pass(done.days);
      await books.settle();
      await books.round();
  }
  await books.settle();
}

it('has the plan in force that a small model has, whatever is paid, declined, changed, canceled, resumed, refunded, and however time passes', async () => {
  await fc.assert(
    fc.asyncProperty(anyActs, async (acts) => {
      const books = await billingBooks();
      const { trialEndsAt } = await books.shown();
      const model = new BillingModel(books.clock.now, new Date(trialEndsAt ?? 0));
      for (const done of acts) {
        await act(books, done);
        model.apply(done);
        const { plan } = await books.shown();
        expect([done, plan]).toEqual([done, model.planInForce()]);
      }
      expect(
        books.stripe.account.state.subscriptions.filter(({ status }) => status !== 'canceled').length,
      ).toBeLessThan(2);
    }),
    { numRuns: RUNS },
  );
});
