/** A form that `contact-page.tsx` wrote, with where it is sent by a script and what is said where that fails. */
interface ContactForm {
  readonly form: HTMLFormElement;
  readonly api: string;
  readonly faulty: string;
  readonly failed: string;
}

interface Answer {
  readonly isSent: boolean;
  readonly detail?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** Sends the contact form of this page without leaving it, and says what became of that; nothing on pages without one. */
export function enhanceContactForm(page: Document, fetch: typeof globalThis.fetch): void {
  const form = page.querySelector<HTMLFormElement>('form[data-api]');
  const { api, faulty, failed } = form?.dataset ?? {};
  if (!form || api === undefined || faulty === undefined || failed === undefined) return;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send({ form, api, faulty, failed }, page, fetch);
  });
}

async function send(contact: ContactForm, page: Document, fetch: typeof globalThis.fetch): Promise<void> {
  const { form, faulty, failed } = contact;
  const button = form.querySelector('button');
  if (button) button.disabled = true;
  const answer = await ask(contact, fetch);
  if (button) button.disabled = false;
  if (answer?.isSent) {
    showSent(page);
    return;
  }
  const fields = answer?.fields ?? {};
  showFaults(page, fields);
  const problem = page.querySelector<HTMLElement>('[data-contact-problem]');
  if (!problem) return;
  problem.textContent = Object.keys(fields).length > 0 ? faulty : (answer?.detail ?? failed);
  problem.hidden = false;
}

/** What the API answered; undefined where it could not be asked. */
async function ask({ form, api }: ContactForm, fetch: typeof globalThis.fetch): Promise<Answer | undefined> {
  const body = JSON.stringify(Object.fromEntries(new FormData(form)));
  const headers = { 'content-type': 'application/json' };
  try {
    const response = await fetch(api, { method: 'POST', headers, body });
    if (response.ok) return { isSent: true };
    return { ...((await response.json()) as Omit<Answer, 'isSent'>), isSent: false };
  } catch {
    return undefined;
  }
}

function showSent(page: Document): void {
  const sent = page.querySelector<HTMLElement>('[data-contact-sent]');
  page.querySelector('[data-contact-form]')?.remove();
  if (!sent) return;
  sent.hidden = false;
  sent.focus();
}

function showFaults(page: Document, fields: Readonly<Record<string, string>>): void {
  for (const control of page.querySelectorAll<HTMLElement>('[aria-describedby$="-wrong"]')) {
    const fault = fields[control.id];
    const told = page.querySelector<HTMLElement>(`#${control.id}-wrong`);
    control.toggleAttribute('aria-invalid', fault !== undefined);
    if (fault !== undefined) control.setAttribute('aria-invalid', 'true');
    if (told) {
      told.textContent = fault ?? '';
      told.hidden = fault === undefined;
    }
  }
  page.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
