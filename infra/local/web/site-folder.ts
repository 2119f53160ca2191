import { fileURLToPath } from 'node:url';

/** Where `buildSite` puts the built site; named here too because `infra/build/site.ts` loads the whole bundler. */
export const siteFolder = fileURLToPath(new URL('../../../dist/site/', import.meta.url));
