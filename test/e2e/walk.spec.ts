import type { Locator, Page } from '@playwright/test';
import { DashboardPage } from './pages/dashboard-page.ts';
import { FirstSteps } from './pages/first-steps.ts';
import { ImportPreview } from './pages/import-preview.ts';
import { LandingPage } from './pages/landing-page.ts';
import { OnboardingPage } from './pages/onboarding-page.ts';
import { SendDialog } from './pages/send-dialog.ts';
import { SignUpPage } from './pages/sign-up-page.ts';
import { codeFor, mailTo, newPerson } from './people.ts';
import { expect, READ_MS, test } from './product.ts';

const statement = new URL('../fixtures/statements/march-checking.csv', import.meta.url).pathname;

/** Clicks from the landing page on that the job may take. */
const CLICKS_MAX = { preview: 8, mailed: 12 } as const;

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

test('a stranger is at their statement’s preview, and their accountant has a file, in twelve clicks', async ({
  page,
}, testInfo) => {
  const person = newPerson();
  const accountant = `count-${person.email}`;
  const form = new SignUpPage(page);
  const books = new OnboardingPage(page);
  const dashboard = new DashboardPage(page);
  const preview = new ImportPreview(page);
  const dialog = new SendDialog(page);
  await page.goto('/');
  const walk = new Walk(page);

  await walk.click(new LandingPage(page).startTrialLink);
  await expect(form.fullName).toBeVisible();
  await walk.fill(
    [form.fullName, person.fullName],
    [form.email, person.email],
    [form.password, person.password],
  );
  await form.acceptTerms();
  walk.clicks += 1;
  await walk.click(form.createButton);
  await walk.fill([form.code, await codeFor(page, person.email)]);
  await expect(books.country).toBeVisible();
  walk.arrived('Address proved');

  await expect(books.country).toHaveValue('Canada');
  await walk.choose(books.region, 'ON');
  await walk.choose(books.profession, 'plumber');
  await walk.click(books.openBooksButton);
  await expect(dashboard.title).toBeVisible();
  walk.arrived('Books open');

  await walk.bring(new FirstSteps(page).importButton, statement);
  await expect(preview.inBalance).toBeVisible({ timeout: READ_MS });
  walk.arrived('Statement’s preview');
  const previewAt = walk.clicks;

  await walk.click(preview.itIsCheckingButton);
  await walk.click(preview.addButton(6));
  await expect(dashboard.text('6 transactions added')).toBeVisible();
  walk.arrived('Statement in the books');

  await walk.click(dashboard.exportButton);
  await expect(dialog.accountantEmail).toBeFocused();
  await walk.fill([dialog.accountantEmail, accountant]);
  await walk.click(dialog.sendButton);
  await expect(dashboard.text('Export Successful')).toBeVisible({ timeout: 30_000 });
  expect(await mailTo(page, accountant)).toHaveLength(1);
  walk.arrived('CSV mailed');

  console.table(walk.steps);
  await testInfo.attach('walk.json', { body: JSON.stringify(walk.steps), contentType: 'application/json' });
  expect(previewAt).toBeLessThanOrEqual(CLICKS_MAX.preview);
  expect(walk.clicks).toBeLessThanOrEqual(CLICKS_MAX.mailed);
});
