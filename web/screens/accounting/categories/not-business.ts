/** What an entry may be instead of the business's income or expense, by the bulk act that says so. */
export const notBusinessUses = ['transfer', 'personal', 'owner'] as const;
type Use = (typeof notBusinessUses)[number];

/** How one stands among categories: with a sign that is in no category's id. */
export const choiceOf = (use: Use): string => `use:${use}`;

/** The use that a choice stands for; undefined for a category. */
export const notBusinessUse = (choice: string): Use | undefined =>
  notBusinessUses.find((use) => choiceOf(use) === choice);

/** The choice that makes a rule of it, for the entries to come as well. */
export const ALWAYS_PERSONAL = 'always:personal';
