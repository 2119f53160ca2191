/// <reference types="vite/types/importMeta.d.ts" />
/** Stylesheets are taken in by the bundler. */
declare module '*.css';
