import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import type { LocalCloud } from './local-cloud.ts';

export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: Record<string, unknown>;
}

type Headers = Readonly<Record<string, string>>;

/** A signed-up person of a running cloud, calling the API as their browser would. */
export class Member {
  readonly #cloud: Pick<LocalCloud, 'web' | 'api'>;
  readonly #token: string;
  readonly #headers: Headers;
  readonly email: string;
  /** Says who somebody is, not what they may do: the API takes none of these. */
  readonly idToken: string;

  constructor(
    cloud: Pick<LocalCloud, 'web' | 'api'>,
    email: string,
    token: string,
    idToken = '',
    headers: Headers = {},
  ) {
    this.#cloud = cloud;
    this.#headers = headers;
    this.email = email;
    this.#token = token;
    this.idToken = idToken;
  }

  /** Signs up a new person with books of their own, through the real pool and its trigger. */
  static async join(cloud: Pick<LocalCloud, 'web' | 'api'>, fullName = 'Ada Byron'): Promise<Member> {
    return Member.of(cloud, { email: `${v7()}@example.com`, password: Member.password, fullName });
  }

  /** Of everybody who joins. */
  static readonly password = 'Correct-horse-7';

  /** Signs up somebody with a name, an address and a password of one's own choice. */
  static async of(
    cloud: Pick<LocalCloud, 'web' | 'api'>,
    person: { email: string; password: string; fullName: string },
  ): Promise<Member> {
    await post(`${cloud.web}/_local/sign-up`, person);
    return Member.signedIn(cloud, person);
  }

  /** Signs somebody in who has an account, as from a device with this user agent. */
  static async signedIn(
    cloud: Pick<LocalCloud, 'web' | 'api'>,
    person: { email: string; password: string },
    userAgent?: string,
  ): Promise<Member> {
    const { accessToken, idToken } = await post(`${cloud.web}/_local/sign-in`, person);
    if (typeof accessToken !== 'string') throw new Error('Signing in gave no access token.');
    const headers = userAgent === undefined ? {} : { 'user-agent': userAgent };
    return new Member(cloud, person.email, accessToken, String(idToken), headers);
  }

  async call(method: string, path: string, body?: unknown, headers?: Headers): Promise<Answer> {
    return callApi(this.#cloud, this.#token, method, path, body, { ...this.#headers, ...headers });
  }

  /** Calls and expects a success; gives the reply's body. */
  async ask(method: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
    const answer = await this.call(method, path, body);
    if (answer.status >= 300)
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  /** Uploads a file as the browser does: a ticket, then a form posted to the bucket. Gives the upload's id. */
  async upload(
    content: Uint8Array,
    fileName: string,
    contentType: string,
    purpose: 'receipt' | 'statement' | 'auto',
    transactionId?: string,
  ): Promise<string> {
    const id = v7();
    const sha256 = createHash('sha256').update(content).digest('hex');
    const ticket = await this.ask('POST', '/uploads', {
      id,
      fileName,
      contentType,
      size: content.byteLength,
      sha256,
      purpose,
      transactionId,
    });
    const form = new FormData();
    for (const [name, value] of Object.entries(ticket['fields'] as Record<string, string>))
      form.append(name, value);
    form.append('file', new Blob([new Uint8Array(content)], { type: contentType }), fileName);
    const stored = await fetch(String(ticket['url']), { method: 'POST', body: form });
    if (!stored.ok) throw new Error(`The bucket answered ${stored.status}: ${await stored.text()}`);
    return id;
  }

  /** Uploads a statement and waits until it is read (or failed). Gives the import as it then is. */
  async readStatement(
    content: string | Uint8Array,
    accountId: string | undefined = 'checking',
    importId = v7(),
  ): Promise<Record<string, unknown>> {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const uploadId = await this.upload(bytes, 'statement.csv', 'text/csv', 'statement');
    await this.ask('POST', '/statement-imports', {
      id: importId,
      uploadId,
      ...(accountId ? { accountId } : {}),
    });
    return this.until(`/statement-imports/${importId}`, ({ status }) => status !== 'reading');
  }

  async commit(importId: string): Promise<Record<string, unknown>> {
    await this.ask('POST', `/statement-imports/${importId}/commit`, {});
    return this.until(`/statement-imports/${importId}`, ({ status }) => status !== 'committing');
  }

  /** Undoes an import and gives it as it ended. */
  async undo(importId: string): Promise<Record<string, unknown>> {
    await this.ask('POST', `/statement-imports/${importId}/undo`);
    return this.until(`/statement-imports/${importId}`, ({ status }) => status !== 'undoing');
  }

  /**
   * Asks again, as the browser does, until the reply is as wanted: the API tells nobody of what it does in the background. Fails after
   * five minutes, telling the last reply.
   */
  async until(
    path: string,
    isDone: (body: Record<string, unknown>) => boolean,
    seconds = 300,
  ): Promise<Record<string, unknown>> {
    const deadline = Date.now() + seconds * 1000;
    // What takes long is asked for less often: each question takes the processor from what is waited for.
    for (let pauseMs = 100; ; pauseMs = Math.min(500, pauseMs * 1.4)) {
      const { status, body } = await this.call('GET', path);
      if (status < 500 && isDone(body)) return body;
      if (Date.now() > deadline)
        throw new Error(`${path} did not become as wanted: ${status} ${JSON.stringify(body).slice(0, 500)}`);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }

  /** All items of a list, page by page. */
  async all(path: string): Promise<Record<string, unknown>[]> {
    const items: Record<string, unknown>[] = [];
    let cursor: unknown;
    do {
      const parameter =
        typeof cursor === 'string'
          ? `${path.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(cursor)}`
          : '';
      const page = await this.ask('GET', path + parameter);
      items.push(...(page['items'] as Record<string, unknown>[]));
      cursor = page['nextCursor'];
    } while (cursor !== undefined);
    return items;
  }
}

/** Calls the API with any token or none; a text is sent as it is, anything else as JSON. */
export async function callApi(
  { api }: Pick<LocalCloud, 'api'>,
  token: string | undefined,
  method: string,
  path: string,
  body?: unknown,
  headers: Headers = {},
): Promise<Answer> {
  const response = await fetch(api + path, {
    method,
    headers: {
      ...headers,
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return answerOf(response);
}

export async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('text/csv')) return { status: response.status, type, body: { text } };
  const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
  return { status: response.status, type, body };
}

async function post(url: string, body: unknown): Promise<Record<string, unknown>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = await answerOf(response);
  if (!response.ok) throw new Error(`${url}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}
