import type { Locator, Page } from '@playwright/test';
import { codeFor, mailTo, newPerson } from './people.ts';
import { expect, READ_MS, test } from './product.ts';

const statement = new URL('../fixtures/statements/march-checking.csv', import.meta.url).pathname;

/** Clicks from the landing page on that the job took before the screens were looked at for them. */
const CLICKS_BEFORE = { preview: 10, mailed: 18 } as const;

interface Step {
  readonly step: string;
  readonly seconds: string;
  readonly clicks: number;
}

/**
 * A stranger in Toronto with a mouse, who types quickly: each click on the page counts, a choice from a list as one, and the first field
 * of a form too unless the focus is in it; Tab leads to the others.
 */
class Walk {
  readonly steps: Step[] = [];
  clicks = 0;
  readonly #page: Page;
  readonly #begun = performance.now();

  constructor(page: Page) {
    this.#page = page;
  }

  async click(target: Locator): Promise<void> {
    await target.click();
    this.clicks += 1;
  }

  async choose(list: Locator, option: string): Promise<void> {
    await list.selectOption(option);
    this.clicks += 1;
  }

  async bring(button: Locator, file: string): Promise<void> {
    const chooser = this.#page.waitForEvent('filechooser');
    await this.click(button);
    await (await chooser).setFiles(file);
  }

  /** Fills the fields of a form, one after the other; the first costs a click where the focus is not in it. */
  async fill(...fields: readonly (readonly [field: Locator, text: string])[]): Promise<void> {
    for (const [position, [field, text]] of fields.entries()) {
      const hasFocus = await field.evaluate((element) => element === document.activeElement);
      if (position === 0 && !hasFocus) await this.click(field);
      await field.fill(text);
    }
  }

  arrived(step: string): void {
    const seconds = ((performance.now() - this.#begun) / 1000).toFixed(1);
    this.steps.push({ step, seconds, clicks: this.clicks });
  }
}

test.use({ timezoneId: 'America/Toronto' });

test('a stranger is at their statement’s preview, and their accountant has a file, in fewer clicks than before', async ({
  page,
}, testInfo) => {
  const person = newPerson();
  const accountant = `count-${person.email}`;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto('/');
  const walk = new Walk(page);

  await walk.click(page.getByRole('link', { name: 'Start Free Trial' }).first());
  await expect(page.getByLabel('Full name')).toBeVisible();
  await walk.fill(
    [page.getByLabel('Full name'), person.fullName],
    [page.getByLabel('Email'), person.email],
    [page.getByLabel('Password', { exact: true }), person.password],
  );
  await page.getByText('I accept the').click({ position: { x: 4, y: 8 } });
  walk.clicks += 1;
  await walk.click(button('Create account'));
  await walk.fill([page.getByLabel('Six-digit code'), await codeFor(page, person.email)]);
  await expect(page.getByLabel('Country')).toBeVisible();
  walk.arrived('Address proved');

  await expect(page.getByLabel('Country')).toHaveValue('Canada');
  await walk.choose(page.getByLabel('Province or territory'), 'ON');
  await walk.choose(page.getByLabel('Profession'), 'plumber');
  await walk.click(button('Open my books'));
  await expect(page.getByRole('heading', { name: 'Financial Dashboard' })).toBeVisible();
  walk.arrived('Books open');

  await walk.click(button('Import Statement').first());
  await walk.bring(page.getByRole('dialog').getByRole('button', { name: 'Choose files' }), statement);
  await expect(page.getByText('In balance')).toBeVisible({ timeout: READ_MS });
  walk.arrived('Statement’s preview');
  const previewAt = walk.clicks;

  await walk.click(button('It is Checking'));
  await walk.click(button('Add 6 transactions'));
  await expect(page.getByText('6 transactions added')).toBeVisible();
  walk.arrived('Statement in the books');

  await walk.click(button('Custom Export').first());
  const dialog = page.getByRole('dialog', { name: 'Custom CSV Export' });
  await walk.choose(dialog.getByLabel('Time Period'), 'Custom Range');
  await walk.fill(
    [dialog.getByLabel('From'), '2026-03-01'],
    [dialog.getByLabel('To', { exact: true }), '2026-03-31'],
    [dialog.getByLabel('Accountant Email'), accountant],
  );
  await expect(dialog.getByText('6 transactions to export')).toBeVisible();
  await walk.click(dialog.getByRole('button', { name: 'Send Custom Export' }));
  await expect(page.getByText('Export Successful')).toBeVisible({ timeout: 30_000 });
  expect(await mailTo(page, accountant)).toHaveLength(1);
  walk.arrived('CSV mailed');

  console.table(walk.steps);
  await testInfo.attach('walk.json', { body: JSON.stringify(walk.steps), contentType: 'application/json' });
  expect(previewAt).toBeLessThan(CLICKS_BEFORE.preview);
  expect(walk.clicks).toBeLessThan(CLICKS_BEFORE.mailed);
});
