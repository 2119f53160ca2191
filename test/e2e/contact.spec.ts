import { v7 } from 'uuid';
import { dress, expectSound, looks } from './looks.ts';
import { ContactPage } from './pages/contact-page.ts';
import { mailTo } from './people.ts';
import { expect, test } from './product.ts';

const written = () => ({ email: `ann-${v7()}@example.com`, message: `What does it cost? ${v7()}` });

test('anybody writes to us, with scripts and without, and gets a copy', async ({ page, browser }) => {
  const contact = new ContactPage(page);
  await contact.open();
  for (const look of looks) {
    await dress(page, look);
    await expectSound(page, 'Contact', look);
  }
  const first = written();
  // Browsers take it for an address, and nobody can be mailed there.
  await contact.fill({ ...first, email: 'ann@example' });
  await contact.send();
  await expect(contact.emailFault).toBeVisible();
  await contact.email.fill(first.email);
  await contact.send();
  await expect(contact.sentTitle).toBeVisible();

  const still = await browser.newContext({ javaScriptEnabled: false });
  const withoutScripts = new ContactPage(await still.newPage());
  const second = written();
  await withoutScripts.open();
  await withoutScripts.inFrenchLink.click();
  await expect(withoutScripts.headlineInFrench).toBeVisible();
  await withoutScripts.fill({ ...second, email: 'ann@example' });
  await withoutScripts.send();
  await expect(withoutScripts.emailFault).toBeVisible();
  await withoutScripts.email.fill(second.email);
  await withoutScripts.send();
  await expect(withoutScripts.sentTitleInFrench).toBeVisible();
  await still.close();

  for (const [{ email, message }, subject] of [
    [first, 'We received your message'],
    [second, 'Nous avons reçu votre message'],
  ] as const)
    await expect(async () => {
      const mails = await mailTo(page, email);
      expect(mails.filter(({ text }) => text.includes(message))).toMatchObject([{ subject }]);
    }).toPass({ timeout: 60_000 });
});
