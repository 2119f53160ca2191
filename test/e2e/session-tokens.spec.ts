import type { Page } from '@playwright/test';
import { problemOf } from '../../shared/problems.ts';
import { DashboardPage } from './pages/dashboard-page.ts';
import { ReceiptsPage } from './pages/receipts-page.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';

test('a token that the API refuses is renewed at most once a tab for all that waits there', async ({
  page,
  context,
}) => {
  const person = newPerson();
  await signIn(page, person, '/app');
  const other = await context.newPage();
  const receipts = new ReceiptsPage(other);
  await receipts.open();
  await expect(receipts.empty).toBeVisible();
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(dashboard.title).toBeVisible();

  const refused = await bearerOfNextCall(page);
  // What a document that is left still asks for would count as its tab's: both begin anew from an empty one.
  await Promise.all([page.goto('about:blank'), other.goto('about:blank')]);
  const refusedTabs = new Set<Page>();
  const bothRefused = Promise.withResolvers<undefined>();
  const renewedIn: Page[] = [];
  await context.route('**/api/**', async (route) => {
    if (route.request().headers()['authorization'] !== refused) return route.fallback();
    refusedTabs.add(route.request().frame().page());
    if (refusedTabs.size > 1) bothRefused.resolve(undefined);
    // Who is refused first waits for the other tab, which would find the token renewed.
    await bothRefused.promise;
    return route.fulfill({ status: 401, json: problemOf('signed-out') });
  });
  const renewals = ['InitiateAuth', 'GetTokensFromRefreshToken'];
  context.on('request', (request) => {
    const target = request.headers()['x-amz-target']?.split('.').at(-1) ?? '';
    if (renewals.includes(target)) renewedIn.push(request.frame().page());
  });
  await Promise.all([dashboard.open(), receipts.open()]);
  await expect(receipts.empty).toBeVisible();
  await expect(dashboard.title).toBeVisible();
  expect(renewedIn.length).toBeGreaterThan(0);
  expect(renewedIn.length).toBe(new Set(renewedIn).size);
});

test('a session that the API refuses for good ends once, and signing in leads back', async ({ page }) => {
  const person = newPerson();
  await signIn(page, person);
  await page.goto('about:blank');
  let asked = 0;
  await page.route('**/api/**', (route) => {
    asked += 1;
    return route.fulfill({ status: 401, json: problemOf('signed-out') });
  });
  await page.goto('/app/receipts?status=pending');
  const door = new SignInPage(page);
  await expect(door.sessionExpired).toHaveCount(1);
  await expect(page).toHaveURL(/\/signin\?next=/);
  const askedUntilThen = asked;
  expect(askedUntilThen).toBeLessThan(30);
  await page.unrouteAll({ behavior: 'wait' });
  await door.signIn(person);
  await expect(page).toHaveURL(/\/app\/receipts\?status=pending/);
});

test('a session that the pool renews no more ends once, and says so', async ({ page }) => {
  const person = newPerson();
  await signIn(page, person);
  // What a document that is left still asks for would end the session before the next one knows of any.
  await page.goto('about:blank');
  await page.route('**/api/**', (route) => route.fulfill({ status: 401, json: problemOf('signed-out') }));
  await page.route('**/*', (route) =>
    /InitiateAuth|GetTokensFromRefreshToken/.test(route.request().headers()['x-amz-target'] ?? '')
      ? route.fulfill({
          status: 400,
          json: { __type: 'NotAuthorizedException', message: 'Refresh Token has been revoked' },
        })
      : route.fallback(),
  );
  await page.goto('/app/receipts');
  await expect(page).toHaveURL(/\/signin\?next=/);
  const door = new SignInPage(page);
  await expect(door.sessionExpired).toHaveCount(1);
  await page.unrouteAll({ behavior: 'wait' });
  await door.signIn(person);
  await expect(page).toHaveURL(/\/app\/receipts/);
});

/** The bearer with which a page asks the API now. */
async function bearerOfNextCall(page: Page): Promise<string> {
  const [request] = await Promise.all([page.waitForRequest('**/api/me'), page.reload()]);
  return request.headers()['authorization'] ?? '';
}
