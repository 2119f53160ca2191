import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { cloud } from '../../functions/runtime/cloud.ts';
import '../../functions/runtime/language.ts';
import type { StoredReceipt } from '../../functions/store/receipts.ts';
import { API_PREFIX } from '../../shared/contract/route.ts';
import { takeLanguageFrom } from '../../shared/text/language.ts';
import { currentLanguage } from '../../web/text/speak.ts';
import { renderApp } from './app.tsx';
import { organizationIdOf } from './books.ts';
import { MemoryCloud, type MemoryMember } from './memory-cloud.ts';
import { addPapers, paper } from './papers.ts';

/*
 * The product whole but for its network: the signed-in app in jsdom, over the functions with the table in memory. For journeys in which
 * the screens and the API have to agree, and that ask nothing of layout, of the bytes of documents, or of the browser itself.
 */

let memory: MemoryCloud | undefined;

/** Stands in for what posts files to the bucket: they arrive in memory. */
class MemoryPost {
  readonly upload: { onprogress?: (progress: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  readonly status = 204;
  readonly open = () => undefined;
  readonly abort = () => undefined;

  send(form: FormData): void {
    const { file, ...fields } = Object.fromEntries(form);
    if (!(file instanceof File) || !memory) throw new Error('A form without a file was posted.');
    const said = fields as Record<string, string>;
    void file
      .arrayBuffer()
      .then((bytes) => memory?.take(said, new Uint8Array(bytes)))
      .then(
        () => this.onload?.(),
        () => this.onerror?.(),
      );
  }
}

/** A plumber in Ontario with books of their own, whom `fetch` speaks for from now on. */
export async function newMember() {
  const member = await joinProduct('Grace Hopper');
  await member.ask('PUT', '/profile', { country: 'Canada', region: 'ON', profession: 'plumber' });
  speakFor(member);
  return member;
}

/** Somebody with books of their own, who signs up. */
export function joinProduct(fullName: string): Promise<MemoryMember> {
  memory ??= new MemoryCloud();
  return memory.join(fullName);
}

/** A call as it was answered. */
interface Answered {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly status: number;
}

/** Has `fetch` speak for somebody from now on; `hear`: what is told of every answer. */
export function speakFor(member: MemoryMember, hear: (answered: Answered) => void = () => undefined): void {
  vi.stubGlobal('XMLHttpRequest', MemoryPost);
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    if (!url.startsWith(API_PREFIX)) throw new Error(`Nobody answers ${method} ${url}.`);
    const asked: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    const said = Object.fromEntries(new Headers(headers));
    const path = url.slice(API_PREFIX.length);
    const answer = await member.call(method, path, asked, said);
    hear({ method, path: path.replace(/\?.*/, ''), status: answer.status });
    return answer.status === 204
      ? new Response(null, { status: 204 })
      : Response.json(answer.body, { status: answer.status });
  });
}

/** Puts documents into somebody's books as if they had been read, without their files. */
export async function addDocuments(
  member: MemoryMember,
  documents: readonly Partial<StoredReceipt>[],
): Promise<void> {
  const organizationId = await organizationIdOf(member);
  await addPapers(
    cloud,
    documents.map((document) => paper(organizationId, { currency: 'CAD', ...document })),
  );
}

/** Opens the app of somebody at a path such as `/app/transactions`. */
export function openProduct(at: string, member: { readonly userId: string }) {
  // The functions took it from their requests, as they were loaded; here they speak to the same person.
  takeLanguageFrom(currentLanguage);
  return renderApp(at, { auth: { state: { status: 'signed-in', userId: member.userId } } });
}

/** Presses a button once it is there and can be pressed; what is busy with what was done before takes no click. */
export async function press(person: UserEvent, name: string | RegExp): Promise<void> {
  const button = await waitFor(() => {
    const [found] = screen.getAllByRole<HTMLButtonElement>('button', { name });
    if (!found || found.disabled || found.dataset['loading'] !== undefined)
      throw new Error(`${String(name)} is busy.`);
    return found;
  });
  await person.click(button);
}
