import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import type { BaseSyntheticEvent } from 'react';
import { get, useForm } from 'react-hook-form';
import type { DefaultValues, FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import * as z from 'zod';
import { ApiProblem } from './api-problem.ts';

/** A body as far as a person has typed it: what is missing is undefined, and the contract says so. */
type Typed<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [K in keyof T]: Typed<T[K]> | undefined }
    : T;

/** The type of an error that the API found, beside those that the form finds by itself. */
export const FROM_API = 'api';

export interface RouteFormParts<Values extends FieldValues, Input, Body> {
  /** The body of the route in the contract: its rules are the form's, its sentences stand at the fields. */
  readonly body: z.ZodType<Body, Input>;
  /** What stands in the fields to begin with; a field has the name of its member of the body. */
  readonly defaultValues: Values;
  /** What stands in the fields by now, where that may change: the form then begins anew with it. */
  readonly values?: Values;
  /** What is typed as the route takes it. */
  readonly bodyOf: (values: Values) => Typed<Input>;
  /** Sends the body; what it throws goes to the fields it names, or is the form's `problem`; all else goes to `onFailed`. */
  readonly send: (body: Body) => Promise<unknown>;
  /** The field that is meant where the API names it otherwise than the form does. */
  readonly fieldOf?: (name: string) => string;
  /** Left out where `send` itself tells what failed. */
  readonly onFailed?: (error: unknown) => void;
  /** When a field is first checked, where that is before the whole is sent: once it is left. */
  readonly checks?: 'onTouched';
  /** Hears of a try with something missing or wrong; the first such field has the focus. */
  readonly onInvalid?: (errors: FieldErrors<Values>) => void;
}

export interface RouteForm<Values extends FieldValues, Body> extends UseFormReturn<Values, unknown, Body> {
  readonly submit: (event?: BaseSyntheticEvent) => void;
  readonly isBusy: boolean;
  /** What the API found wrong of which the form has no field. */
  readonly problem: string | undefined;
}

/** A form that becomes the body of a route. It is checked by the contract, sent once, and keeps what is typed when that fails. */
export function useRouteForm<Values extends FieldValues, Input, Body>(
  parts: RouteFormParts<Values, Input, Body>,
): RouteForm<Values, Body> {
  const { defaultValues, send, fieldOf = (name: string) => name, onFailed, onInvalid } = parts;
  const { checks: mode = 'onSubmit', values } = parts;
  const form = useForm<Values, unknown, Body>({
    mode,
    resolver: zodResolver(typedBody(parts)),
    // A whole set of values is a set of default values; the type only can't tell so of an open one.
    defaultValues: defaultValues as DefaultValues<Values>,
    ...(values && { values }),
  });
  const isSending = useRef(false);
  const attempt = async (body: Body) => {
    try {
      await send(body);
    } catch (error) {
      const wrong = wrongIn(error, fieldOf);
      if (wrong.length > 0) tellWrong(wrong, form);
      else onFailed?.(error);
    }
  };
  const submit = async (event?: BaseSyntheticEvent) => {
    event?.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    await form
      .handleSubmit(attempt, onInvalid)()
      .finally(() => (isSending.current = false));
  };
  const { errors, isSubmitting } = form.formState;
  return {
    ...form,
    submit: (event) => void submit(event),
    isBusy: isSubmitting,
    problem: errors.root?.message,
  };
}

/** The body in the contract, reading what is typed: for a form, and for a look at what it would send. */
export function typedBody<Values extends FieldValues, Input, Body>({
  body,
  bodyOf,
}: Pick<RouteFormParts<Values, Input, Body>, 'body' | 'bodyOf'>) {
  return z
    .custom<Values>()
    .transform((values): unknown => bodyOf(values))
    .pipe(body);
}

type Wrong = readonly (readonly [field: string, message: string])[];

/** What the API found wrong, by the fields of the form. */
const wrongIn = (error: unknown, fieldOf: (name: string) => string): Wrong =>
  Object.entries(error instanceof ApiProblem ? error.fields : {}).map(([name, message]) => [
    fieldOf(name),
    message,
  ]);

/** Says it at its fields and goes to the first; what has no field here is said of the whole form. */
function tellWrong<Values extends FieldValues, Body>(
  wrong: Wrong,
  { getValues, setError }: UseFormReturn<Values, unknown, Body>,
): void {
  const isHere = ([name]: Wrong[number]) => get(getValues(), name) !== undefined;
  const placed = wrong.filter(isHere);
  const others = wrong.filter((one) => !isHere(one)).map(([, message]) => message);
  if (others.length > 0) setError('root', { type: FROM_API, message: others.join(' ') });
  placed.forEach(([name, message], at) =>
    setError(name as Path<Values>, { type: FROM_API, message }, { shouldFocus: at === 0 }),
  );
}
