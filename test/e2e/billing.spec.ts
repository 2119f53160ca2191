import { BillingTab } from './pages/billing-tab.ts';
import { PricingPage } from './pages/pricing-page.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { expectSoundInAllLooks } from './looks.ts';
import { memberFor, newPerson } from './people.ts';
import { expect, test } from './product.ts';

test('a plan is chosen, paid for and in force, and ended again on the payment pages', async ({ page }) => {
  const person = newPerson();
  await memberFor(person);
  const pricing = new PricingPage(page);
  const billing = new BillingTab(page);

  await test.step('chosen signed out, it waits until one is signed in', async () => {
    await pricing.open();
    await expectSoundInAllLooks(page, 'pricing');
    await pricing.payYearly();
    await pricing.choose('Business');
    const form = new SignInPage(page);
    await expect(form.text('Please sign in to subscribe.')).toBeVisible();
    await form.signIn(person);
    await expect(billing.subscribe('Business')).toBeFocused();
    await expect(billing.usage).toContainText('0 of 150');
    await expectSoundInAllLooks(page, 'billing');
  });

  await test.step('a card that is declined costs nothing, and one may turn back', async () => {
    const turned = await billing.pay('Business');
    await turned.do('Pay with a card that is declined');
    await expect(turned.problem).toBeVisible();
    await turned.goBack();
    await expect(turned.canceled).toBeVisible();
    await expect(
      turned.text('You left the payment page without paying. You’re still on Professional.'),
    ).toBeVisible();
    await turned.page.close();
  });

  await test.step('paid on a page of its own, where a bank may ask', async () => {
    const payments = await billing.pay('Professional');
    await payments.do('Pay with a card that asks for 3-D Secure');
    await payments.do('Complete authentication');
    await expect(payments.paid).toBeVisible();
    await expect(payments.text('You’re on Professional now. Thank you!')).toBeVisible();
    await payments.page.close();
    await billing.open();
    await expect(billing.plan).toContainText('Active');
  });

  await test.step('changed to a larger one once the bank’s question is answered', async () => {
    const details = await billing.openDetails();
    await details.do('Use a card that asks for 3-D Secure each time');
    await details.page.close();
    await billing.changeTo('Business');
    await expect(billing.confirmPayment).toBeVisible();
    await expectSoundInAllLooks(page, 'billing-confirm');
    await expect(billing.plan).toContainText('Professional');
    const bank = await billing.openConfirmation();
    await bank.do('Confirm and pay');
    await expect(bank.text('There is nothing to pay')).toBeVisible();
    await bank.page.close();
    await expect(billing.confirmPayment).toBeHidden();
    await expect(billing.plan).toContainText('$180 USD a year');
    await expect(billing.usage).toContainText('0, no limit');
  });

  await test.step('ended there', async () => {
    const payments = await billing.openDetails();
    await payments.do('Cancel plan');
    await expect(payments.button('Renew plan')).toBeVisible();
    await payments.page.close();
    await expect(async () => {
      await billing.open();
      await expect(billing.plan).toContainText('You have Business until', { timeout: 2_000 });
    }).toPass();
  });

  await test.step('on Starter once what was paid for is over', async () => {
    const payments = await billing.openDetails();
    await payments.do('Let the period end now');
    await expect(payments.text('No subscription.')).toBeVisible();
    await payments.page.close();
    await expect(async () => {
      await billing.open();
      await expect(billing.usage).toContainText('0 of 10', { timeout: 2_000 });
    }).toPass();
    await expect(billing.plan).toContainText('Starter');
  });
});
