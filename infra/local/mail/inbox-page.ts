import type { ListedAttachment, ListedMail } from './mailbox.ts';

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --line: color-mix(in srgb, currentColor 18%, transparent); }
  html { background: light-dark(#fff, #121212); color: light-dark(#121212, #f0f0f0); }
  body { max-width: 56rem; margin: 0 auto; padding: 2rem 1rem 4rem; overflow-wrap: anywhere; }
  a { color: light-dark(#0b57d0, #8ab4f8); }
  h1 { font-size: 1.5rem; margin: 0; } p { margin: .25rem 0; }
  .quiet { opacity: .75; font-size: .875rem; }
  form { display: flex; gap: .5rem; margin: 1rem 0 1.5rem; flex-wrap: wrap; align-items: end; }
  label { display: grid; gap: .25rem; font-size: .875rem; flex: 1 1 16rem; }
  input, button { font: inherit; padding: .5rem .75rem; border: 1px solid var(--line); border-radius: .5rem; }
  article { border: 1px solid var(--line); border-radius: .75rem; padding: 1rem; margin-bottom: 1rem; }
  h2 { font-size: 1.0625rem; margin: 0; }
  iframe { width: 100%; height: 18rem; border: 1px solid var(--line); border-radius: .5rem; background: #fff; }
  pre { white-space: pre-wrap; font: .875rem/1.5 ui-monospace, monospace; margin: .75rem 0 0; }
  summary { cursor: pointer; margin-top: .75rem; padding: .25rem 0; }
  ul { margin: .75rem 0 0; padding-left: 1.25rem; }`;

/** The inbox as one HTML page: every mail with its text, its HTML in a sandboxed frame, and its attachments. */
export function inboxPage(mails: readonly ListedMail[], to = ''): string {
  const count = mails.length === 1 ? '1 message' : `${String(mails.length)} messages`;
  const none = to === '' ? 'No mail has been sent yet.' : 'This address has received no mail.';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Inbox</title><style>${STYLE}</style></head>
<body><main>
<h1>Inbox</h1>
<p class="quiet">${count}, newest first. Mail sent on this machine stays on this machine.</p>
<form method="get" action="/_inbox" role="search">
  <label>Recipient <input type="email" name="to" value="${escaped(to)}" placeholder="name@example.org"></label>
  <button>Show</button>
</form>
${mails.length === 0 ? `<p>${none}</p>` : mails.map(article).join('\n')}
</main></body></html>`;
}

function article(mail: ListedMail, position: number): string {
  const title = escaped(mail.subject || '(no subject)');
  return `<article id="${escaped(mail.id)}">
<h2>${title}</h2>
<p class="quiet">From ${escaped(mail.from)} to ${escaped(mail.to.join(', '))}, <time datetime="${mail.at}">${when(mail.at)}</time></p>
${mail.html === '' ? '' : view(mail, title, position === 0)}
${mail.text === '' ? '' : plain(mail)}
${mail.attachments.length === 0 ? '' : `<ul>${mail.attachments.map(attachmentItem).join('')}</ul>`}
</article>`;
}

const view = (mail: ListedMail, title: string, isOpen: boolean) =>
  `<details${isOpen ? ' open' : ''}><summary>Formatted</summary>
<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy" title="${title}" src="/_inbox/messages/${mail.id}/html"></iframe></details>`;

const plain = (mail: ListedMail) =>
  mail.html === ''
    ? `<pre>${escaped(mail.text)}</pre>`
    : `<details><summary>Plain text</summary><pre>${escaped(mail.text)}</pre></details>`;

const attachmentItem = ({ url, fileName, contentType, size }: ListedAttachment) =>
  `<li><a href="${url}" download="${escaped(fileName)}">${escaped(fileName)}</a> <span class="quiet">${escaped(contentType)}, ${kilobytes(size)}</span></li>`;

const kilobytes = (bytes: number) =>
  bytes < 1000 ? `${String(bytes)} B` : `${(bytes / 1000).toFixed(1)} kB`;

const when = (at: string) => `${at.slice(0, 10)} ${at.slice(11, 19)} UTC`;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
