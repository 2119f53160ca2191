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

interface RouteFormParts<Values extends FieldValues, Input, Body> {
  /** The body of the route in the contract: its rules are the form's, its sentences stand at the fields. */
  readonly body: z.ZodType<Body, Input>;
  /** What stands in the fields to begin with; a field has the name of its member of the body. */
  readonly defaultValues: Values;
  /** What is typed as the route takes it. */
  readonly bodyOf: (values: Values) => Typed<Input>;
  /** Sends the body; what it throws goes to the fields it names, else to `onFailed`. */
  readonly send: (body: Body) => Promise<unknown>;
  /** Left out where `send` itself tells what failed. */
  readonly onFailed?: (error: unknown) => void;
  /** Hears of a try with something missing or wrong; the first such field has the focus. */
  readonly onInvalid?: (errors: FieldErrors<Values>) => void;
}

export interface RouteForm<Values extends FieldValues, Body> extends UseFormReturn<Values, unknown, Body> {
  readonly submit: (event?: BaseSyntheticEvent) => void;
  readonly isBusy: boolean;
}

/** A form that becomes the body of a route. It is checked by the contract, sent once, and keeps what is typed when that fails. */
export function useRouteForm<Values extends FieldValues, Input, Body>(
  parts: RouteFormParts<Values, Input, Body>,
): RouteForm<Values, Body> {
  const { defaultValues, send, onFailed, onInvalid } = parts;
  const form = useForm<Values, unknown, Body>({
    resolver: zodResolver(typedBody(parts)),
    // A whole set of values is a set of default values; the type only can't tell so of an open one.
    defaultValues: defaultValues as DefaultValues<Values>,
  });
  const isSending = useRef(false);
  const attempt = async (body: Body) => {
    try {
      await send(body);
    } catch (error) {
      if (!placeAtFields(error, form)) onFailed?.(error);
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
  return { ...form, submit: (event) => void submit(event), isBusy: form.formState.isSubmitting };
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

/** Puts what the API found wrong at its fields and goes to the first; answers whether every such field is in this form. */
function placeAtFields<Values extends FieldValues, Body>(
  error: unknown,
  { getValues, setError }: UseFormReturn<Values, unknown, Body>,
): boolean {
  const wrong = Object.entries(error instanceof ApiProblem ? error.fields : {});
  const placed = wrong.filter(([name]) => get(getValues(), name) !== undefined);
  placed.forEach(([name, message], at) =>
    setError(name as Path<Values>, { type: 'server', message }, { shouldFocus: at === 0 }),
  );
  return wrong.length > 0 && placed.length === wrong.length;
}
