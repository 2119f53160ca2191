/// <reference types="vite/types/importMeta.d.ts" />
/** Stylesheets are taken in by the bundler. */
declare module '*.css';

/** An icon, given as an address that holds it whole. */
declare module '*.svg?inline' {
  const address: string;
  export default address;
}
