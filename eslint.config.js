export { default } from './test/rules/eslint.config.js';
