import type { Rule } from '../../../shared/model/category.ts';

/**
 * Which member of a rule the API means: it names one of a list of rules, of which `id` is the one in question, the rule of a run, or a
 * name that it could not learn.
 */
export function memberOfRule(name: string, id: string, rules: readonly Rule[]): string {
  const found = rules.findIndex((rule) => rule.id === id);
  const at = found === -1 ? rules.length : found;
  const own = name.replace(new RegExp(`^(items\\.${at}|rule)\\.`), '');
  return own === 'category' ? 'effect.category' : own;
}
