import { inBooks, paths } from '../../shared/paths.ts';
import { organizationIdOf } from '../support/books.ts';
import { entry } from '../support/entries.ts';
import type { Member } from '../support/member.ts';
import { OrganizationsDialog } from './pages/organizations-dialog.ts';
import { press } from './pages/press.ts';
import { TransactionsPage } from './pages/transactions-page.ts';
import { memberFor, newPerson, signIn } from './people.ts';
import { expect, READ_MS, test } from './product.ts';
import { toast } from './toast.ts';

/** A business with one entry, which has somebody as its accountant's colleague. */
async function clientOf(person: Member, fullName: string, description: string) {
  const master = await memberFor({ ...newPerson(), fullName });
  const row = entry({ description, accountLabel: 'Chequing' });
  await master.ask('POST', '/transactions', row);
  const team = crypto.randomUUID();
  await master.ask('POST', '/team', { id: team, name: `${fullName}’s Team` });
  const { invitation_code } = await master.ask('POST', '/invite-team-member', {
    ...{ team_id: team, invited_email: person.email },
  });
  await person.ask('POST', '/accept-invitation', { invitation_code });
  return { row, organizationId: await organizationIdOf(master) };
}

test('somebody in three organizations switches by keys, and works in two tabs at once', async ({ page }) => {
  const person = await signIn(page, { ...newPerson(), fullName: 'Olive Ledger' });
  const bakery = await clientOf(person, 'Byron Bakery', 'Flour');
  const garage = await clientOf(person, 'Gauss Garage', 'Tyres');
  const organizations = new OrganizationsDialog(page);

  await test.step('the last joined is open, and the keys lead to another', async () => {
    await page.goto(paths.transactions);
    await expect(organizations.switcher('Gauss Garage')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`books=${garage.organizationId}$`));
    await organizations.open();
    await expect(organizations.names).toHaveCount(3, { timeout: READ_MS });
    await organizations.choose('Byron Bakery');
    await expect(organizations.switcher('Byron Bakery')).toBeVisible();
  });

  await test.step('two tabs show two, and what is done in one is told and kept there', async () => {
    const other = await page.context().newPage();
    await page.goto(inBooks(paths.transactions, garage.organizationId));
    await other.goto(inBooks(paths.transactions, bakery.organizationId));
    const [here, there] = [new TransactionsPage(page), new TransactionsPage(other)];
    await expect(here.row('Tyres')).toBeVisible();
    await expect(there.row('Flour')).toBeVisible();
    await press(here.button('Duplicate Tyres'));
    await expect(toast(page, 'Entry Duplicated')).toBeVisible();
    await expect(toast(other, 'Entry Duplicated')).toHaveCount(0);
    await page.reload();
    await other.reload();
    await expect(here.row('Tyres')).toHaveCount(2);
    await expect(there.row('Flour')).toHaveCount(1);
    await expect(there.row('Tyres')).toHaveCount(0);
  });
});
