import type { english } from './en/index.ts';

type English = typeof english;

/** What a count adds to a name: `days_one` and `days_other` are the text `days`. */
type Form = 'one' | 'other';

type NameOf<Name extends string> = Name extends `${infer Base}_${Form}` ? Base : Name;

type KeyIn<Texts> = {
  [Name in keyof Texts & string]: Texts[Name] extends string ? NameOf<Name> : `${Name}.${KeyIn<Texts[Name]>}`;
}[keyof Texts & string];

/** The key of every text: `common.ago.days`. */
export type TextKey = KeyIn<English>;

type TextAt<Texts, Key extends string> = Key extends `${infer Group}.${infer Rest}`
  ? Group extends keyof Texts
    ? TextAt<Texts[Group], Rest>
    : never
  : Texts[keyof Texts & (Key | `${Key}_${Form}`)];

type FactsIn<Text> = Text extends `${string}{{${infer Fact}}}${infer Rest}` ? Fact | FactsIn<Rest> : never;

/** What a text must be told to be said; a count also chooses among its forms. */
type Facts<Key extends TextKey> = {
  readonly [Fact in FactsIn<TextAt<English, Key>>]: string | number;
} & { readonly count?: number };

type FactsOf<Key extends TextKey> = [FactsIn<TextAt<English, Key>>] extends [never]
  ? [facts?: Facts<Key>]
  : [facts: Facts<Key>];

/** Says a text in a language: `t('auth.signIn')`, `t('common.ago.hours', { count: 4 })`. */
export type Translate = <const Key extends TextKey>(key: Key, ...facts: FactsOf<Key>) => string;
