/**
 * The mail parser, to be loaded when the first mail comes: a bundle that is split gives a CommonJS package that is imported so no
 * names, a module of ours it does.
 */
export { simpleParser } from 'mailparser';
