/** What the browser keeps, and tells again to addresses under a path. */
export interface PageCookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  readonly secondsKept: number;
}

/** A page with its status, or where it leads on to, with what the browser shall keep. */
export type PageAnswer =
  | { readonly status: number; readonly html: string; readonly retryAfterSeconds?: number | undefined }
  | { readonly location: string; readonly cookie?: PageCookie | undefined };
