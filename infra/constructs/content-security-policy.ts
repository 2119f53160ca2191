import { bootScriptSource } from './boot-script.ts';

export interface AllowedOrigins {
  /** Where browsers put and fetch documents, such as `https://bucket.s3.ca-central-1.amazonaws.com`. */
  readonly documents: string;
  /** Where browsers sign up and in, such as `https://cognito-idp.ca-central-1.amazonaws.com`. */
  readonly identity: string;
}

/**
 * What a page of the site may load and call. One script may stand in a page, known by its hash. Inline styles stay allowed because Emotion
 * writes them at run time, and without a server for each request there is no nonce to give it.
 */
export function contentSecurityPolicy({ documents, identity }: AllowedOrigins): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", bootScriptSource()],
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'"],
    // blob: and data: show a picture that is still on its way up.
    'img-src': ["'self'", 'data:', 'blob:', documents],
    'connect-src': ["'self'", documents, identity],
    // The original of a receipt is shown in a frame: a PDF cannot be an image.
    'frame-src': ["'self'", 'blob:', documents],
    'object-src': ["'none'"],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
