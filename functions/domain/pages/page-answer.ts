/** A page with its status, or where it leads on to. */
export type PageAnswer = { readonly status: number; readonly html: string } | { readonly location: string };
