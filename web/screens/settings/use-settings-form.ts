import { useEffect } from 'react';
import { get } from 'react-hook-form';
import type { FieldValues, Path } from 'react-hook-form';
import { typedBody, useRouteForm } from '../../api/route-form.ts';
import type { RouteForm } from '../../api/route-form.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { useTellSaved } from './use-tell-saved.ts';

interface SettingsFormParts<Values extends FieldValues, Input, Body extends object> extends Pick<
  Parameters<typeof useRouteForm<Values, Input, Body>>[0],
  'body' | 'bodyOf'
> {
  /** What is kept, as the fields show it. */
  readonly kept: Values;
  /** Saves what changed. */
  readonly save: (change: Body) => Promise<unknown>;
  /** Asked before a change is saved, but not before it is taken back; where it gives false the change is not saved. */
  readonly confirm?: (change: Body) => Promise<boolean>;
}

export interface SettingsForm<Values extends FieldValues, Body> extends RouteForm<Values, Body> {
  readonly isAutoSaved: boolean;
  /** Saves a field that is left, where the person wants that. */
  readonly leave: (name: Path<Values>) => void;
}

/** A form of Settings: what changed in it is saved by its button, or field by field as each is left; either can be taken back. */
export function useSettingsForm<Values extends FieldValues, Input, Body extends object>({
  body,
  bodyOf,
  kept,
  save,
  confirm,
}: SettingsFormParts<Values, Input, Body>): SettingsForm<Values, Body> {
  const { saved, failed } = useTellSaved();
  const { autoSave: isAutoSaved = false } = useSignedIn().profile;
  const before = typedBody({ body, bodyOf }).parse(kept);
  const changeOf = (typed: Body): Body => entriesOf(typed, (name, value) => !isSame(value, before, name));
  const form = useRouteForm({
    ...{ body, bodyOf, defaultValues: kept },
    send: (typed) => keep(changeOf(typed)),
    onFailed: failed,
  });
  const { reset, resetField, trigger, getValues } = form;
  const { dirtyFields } = form.formState;
  const keptAs = JSON.stringify(kept);
  // What was saved, here, by an undo or elsewhere; what is just being typed stays.
  useEffect(
    () => reset(JSON.parse(keptAs) as Values, { keepDirtyValues: true, keepErrors: true }),
    [keptAs, reset],
  );
  async function keep(change: Body): Promise<void> {
    const names = Object.keys(change);
    if (names.length === 0) return;
    if (confirm && !(await confirm(change))) return;
    const was = entriesOf(before, (name) => names.includes(name));
    await save(change);
    for (const name of names as Path<Values>[]) resetField(name, { defaultValue: getValues(name) });
    saved(() => save(was));
  }
  async function leave(name: Path<Values>): Promise<void> {
    if (!isAutoSaved || !get(dirtyFields, name) || !(await trigger(name))) return;
    const all = typedBody({ body, bodyOf }).parse({ ...kept, [name]: getValues(name) });
    await keep(changeOf(all)).catch(failed);
  }
  return { ...form, isAutoSaved, leave: (name) => void leave(name) };
}

const isSame = (value: unknown, before: object, name: string): boolean =>
  Object.entries(before).some(([one, was]) => one === name && JSON.stringify(was) === JSON.stringify(value));

/** The same kind of body with some of its entries: one of Settings has none that must be there beside another. */
const entriesOf = <Body extends object>(
  body: Body,
  isWanted: (name: string, value: unknown) => boolean,
): Body => Object.fromEntries(Object.entries(body).filter(([name, value]) => isWanted(name, value))) as Body;
