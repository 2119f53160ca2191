import type { english } from './en/english.ts';

/** Every text that functions tell people, by subject and code. Each language has all of them, with the same facts. */
export type Words = typeof english;
