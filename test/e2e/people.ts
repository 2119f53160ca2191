import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import * as z from 'zod';
import { runningStack } from '../../infra/local/state/stack-file.ts';
import type { Stack } from '../../infra/local/state/stack-file.ts';
import { Member } from '../support/member.ts';
import { AppFrame } from './pages/app-frame.ts';
import { DashboardPage } from './pages/dashboard-page.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { settled } from './settled.ts';

/** Where the product under test is served. */
export function webAddress(): string {
  const web = process.env['MATCHBOOK_WEB'];
  if (!web) throw new Error('The product is not running: the global setup starts it.');
  return web;
}

/** What the product under test tells of itself, for what a person cannot do by the browser. */
export function stackOfTheRun(): Stack {
  const stack = runningStack(process.env['MATCHBOOK_STATE'] ?? '');
  if (!stack) throw new Error('The product under test has stopped.');
  return stack;
}

const Messages = z.array(
  z.object({
    id: z.string(),
    to: z.array(z.string()),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    attachments: z.array(
      z.object({ fileName: z.string(), contentType: z.string(), size: z.number(), url: z.string() }),
    ),
  }),
);

const Tokens = z.object({ accessToken: z.string(), idToken: z.string(), refreshToken: z.string() });
const Claims = z.object({ sub: z.string() });

/** The newest mails to an address, waiting for the first to come. */
export async function mailTo(page: Page, address: string) {
  let messages: z.infer<typeof Messages> = [];
  await expect(async () => {
    const response = await page.request.get(`/_inbox/messages.json?to=${encodeURIComponent(address)}`);
    messages = Messages.parse(await response.json());
    expect(messages.length).toBeGreaterThan(0);
  }).toPass({ timeout: 20_000 });
  return messages;
}

/** The newest mail to an address whose subject holds these words, waiting for it: other mail may come before. */
export async function mailAbout(page: Page, address: string, subject: string) {
  let found: z.infer<typeof Messages>[number] | undefined;
  await expect(async () => {
    found = (await mailTo(page, address)).find((mail) => mail.subject.includes(subject));
    expect(found, `a mail to ${address} about ${subject}`).toBeDefined();
  }).toPass({ timeout: 60_000 });
  if (!found) throw new Error('There is no such mail.');
  return found;
}

/** The six digits of the newest code mailed to an address, waiting for one: other mail may come before it. */
export async function codeFor(page: Page, address: string): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const texts = (await mailTo(page, address)).map(
      ({ text, html }) => `${text} ${html.replace(/<[^>]*>/g, ' ')}`,
    );
    code = texts.flatMap((text) => /\b\d{6}\b/.exec(text)?.[0] ?? [])[0];
    expect(code, `a code in the mail to ${address}`).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return code ?? '';
}

export interface Person {
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
}

/** Somebody nobody has met before. */
export function newPerson(): Person {
  const id = crypto.randomUUID().slice(0, 8);
  return { fullName: 'Grace Hopper', email: `grace-${id}@example.com`, password: 'Correct-horse-7' };
}

/** Makes somebody's books through the product's own calls: signed up, with country and profession chosen. */
export async function memberFor(person: Person, web = webAddress()): Promise<Member> {
  const member = await Member.of({ web, api: `${web}/api` }, person);
  await member.ask('PUT', '/profile', { country: 'Canada', region: 'ON', profession: 'plumber' });
  return member;
}

/** Signs in by the form and waits for the dashboard. */
export async function signInByForm(page: Page, person: Person): Promise<void> {
  const form = new SignInPage(page);
  await form.open();
  await form.signIn(person);
  await expect(new DashboardPage(page).title).toBeVisible({ timeout: 30_000 });
}

/**
 * Makes somebody with books whose browser keeps their session, without the form: the next page is opened signed in. With `at`, that
 * page of the app is opened and waited for.
 */
export async function signIn(page: Page, person: Person, at?: `/app${string}`): Promise<Member> {
  const member = await memberFor(person);
  await keepSession(page, person);
  if (at !== undefined) {
    await page.goto(at);
    await expect(new AppFrame(page).title()).toBeVisible();
    await settled(page);
  }
  return member;
}

/** Has a browser keep a session of somebody who has books, as if they had signed in there. */
export async function keepSession(page: Page, person: Person): Promise<void> {
  const kept = await keptSession(person);
  // Only a page of the product's own reaches what the product keeps; this one is light.
  await page.goto('/favicon.svg');
  await page.evaluate((entries) => {
    for (const [name, value] of entries) localStorage.setItem(name, value);
  }, Object.entries(kept));
}

/** What a browser keeps of somebody who has just signed in, by Amplify's names. */
async function keptSession({ email, password }: Person): Promise<Readonly<Record<string, string>>> {
  const answer = await fetch(`${webAddress()}/_local/sign-in`, {
    method: 'POST',
    body: JSON.stringify({ email, password }),
  });
  const { accessToken, idToken, refreshToken } = Tokens.parse(await answer.json());
  const { sub } = Claims.parse(
    JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()),
  );
  const client = `CognitoIdentityServiceProvider.${stackOfTheRun().userPoolClientId}`;
  return {
    [`${client}.LastAuthUser`]: sub,
    [`${client}.${sub}.accessToken`]: accessToken,
    [`${client}.${sub}.idToken`]: idToken,
    [`${client}.${sub}.refreshToken`]: refreshToken,
    [`${client}.${sub}.clockDrift`]: '0',
  };
}
