// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inquiryTypes } from '../../../../shared/model/contact.ts';
import { enhanceContactForm } from '../../../../web/pages/contact-form.ts';
import { prerender } from '../../../../web/pages/prerender.tsx';

const body = prerender().find(({ file }) => file === 'contact.html')?.body ?? '';
function part(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

/** A field as somebody types into it. */
const field = (selector: string) => part(selector) as HTMLInputElement;

/** Fills the form in, sends it, and waits until it can be pressed again or is gone. */
async function send(answer: () => Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(answer);
  enhanceContactForm(document, fetch);
  field('#firstName').value = 'Ann';
  field('#inquiryType').value = 'bug';
  const sent = new Event('submit', { cancelable: true });
  part('form').dispatchEvent(sent);
  expect(sent.defaultPrevented).toBe(true);
  await vi.waitFor(() => expect(part('form button, [data-contact-sent]').matches(':disabled')).toBe(false));
  return fetch;
}

const refused = (status: number, problem: object) => () =>
  Promise.resolve(Response.json(problem, { status }));

beforeEach(() => {
  document.body.innerHTML = body;
});
// The document is that of the next file too.
afterEach(() => {
  document.body.replaceChildren();
});

describe('the contact form', () => {
  it('leads to a page that needs no script, and offers every inquiry type', () => {
    expect(part('form').getAttribute('action')).toBe('/forms/contact');
    const offered = [...document.querySelectorAll<HTMLOptionElement>('option')].map(({ value }) => value);
    expect(offered).toEqual(['', ...inquiryTypes]);
    for (const control of document.querySelectorAll<HTMLElement>(
      'input:not([type=hidden]), select, textarea',
    ))
      expect(document.querySelector(`label[for="${control.id}"]`), control.id).not.toBeNull();
  });

  it('is sent to the API without leaving, and makes room for what became of it', async () => {
    const fetch = await send(() => Promise.resolve(Response.json({ received: true }, { status: 202 })));
    const [address, { body: typed } = {}] = fetch.mock.calls[0] ?? [];
    expect(address).toBe('/api/contact');
    expect(JSON.parse(typeof typed === 'string' ? typed : '')).toMatchObject({
      firstName: 'Ann',
      inquiryType: 'bug',
      language: 'en',
    });
    expect(document.querySelector('form')).toBeNull();
    expect(part('[data-contact-sent]').hidden).toBe(false);
    expect(document.activeElement).toBe(part('[data-contact-sent]'));
  });

  it('says what is wrong at each field, and moves to the first', async () => {
    await send(refused(400, { detail: 'Some of it', fields: { email: 'Enter an email address.' } }));
    expect(part('#email-wrong').textContent).toBe('Enter an email address.');
    expect(part('#email-wrong').hidden).toBe(false);
    expect(part('#subject-wrong').hidden).toBe(true);
    expect(part('#email').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(part('#email'));
    expect(part('[data-contact-problem]').textContent).toContain('Correct the fields');
    expect(field('#firstName').value).toBe('Ann');
  });

  it('says until when it came too often, and what to do where nobody could be reached', async () => {
    await send(refused(429, { detail: 'Try again in 60 minutes.' }));
    expect(part('[data-contact-problem]').textContent).toBe('Try again in 60 minutes.');
    document.body.innerHTML = body;
    await send(() => Promise.reject(new TypeError('offline')));
    expect(part('[data-contact-problem]').textContent).toContain('Check your connection');
  });
});
