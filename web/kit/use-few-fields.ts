import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';

/** What is wrong with a text; undefined where nothing is. */
type Rule = (text: string) => string | undefined;

type Errors<Name extends string> = Readonly<Partial<Record<Name, string | undefined>>>;

/** What a field of the form takes. */
interface FieldParts {
  readonly name: string;
  readonly ref: (input: HTMLInputElement | null) => void;
  readonly onChange: () => void;
}

/**
 * A form of a few texts, for the page on which a visit begins: the forms of all other pages come with a library that is a tenth of what
 * that page would have to fetch. Fields are read when it is sent; the first that is wrong gets the focus, and what was wrong is looked at
 * again as one types.
 */
export function useFewFields<Name extends string>(rules: Readonly<Record<Name, Rule>>) {
  const inputs = useRef(new Map<string, HTMLInputElement>());
  const [errors, setErrors] = useState<Errors<Name>>({} as Errors<Name>);
  const [isSubmitting, setSubmitting] = useState(false);
  const names = Object.keys(rules) as Name[];
  const textOf = (name: Name): string => inputs.current.get(name)?.value ?? '';
  const setError = (name: Name, { message }: { readonly message: string | undefined }) =>
    setErrors((before) => ({ ...before, [name]: message }));
  const setFocus = (name: Name, { shouldSelect = false } = {}) => {
    const input = inputs.current.get(name);
    input?.focus();
    if (shouldSelect) input?.select();
  };
  const field = (name: Name): FieldParts => ({
    name,
    ref: (input) => {
      if (input) inputs.current.set(name, input);
      else inputs.current.delete(name);
    },
    onChange: () => {
      if (errors[name] !== undefined) setError(name, { message: rules[name](textOf(name)) });
    },
  });
  const submitWith =
    (send: (texts: Readonly<Record<Name, string>>) => Promise<void>) => async (event: SubmitEvent) => {
      event.preventDefault();
      const wrong = names.map((name) => [name, rules[name](textOf(name))] as const);
      setErrors(Object.fromEntries(wrong) as Errors<Name>);
      const first = wrong.find(([, message]) => message !== undefined);
      if (first) {
        setFocus(first[0]);
        return;
      }
      setSubmitting(true);
      await send(Object.fromEntries(names.map((name) => [name, textOf(name)])) as Record<Name, string>);
      setSubmitting(false);
    };
  return { field, textOf, errors, isSubmitting, setError, setFocus, submitWith };
}
