// @vitest-environment jsdom
import { Input } from '@chakra-ui/react';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { FilledLine } from '../../../../shared/model/common.ts';
import { problemOf } from '../../../../shared/problems.ts';
import { ApiProblem } from '../../../../web/api/api-problem.ts';
import { useRouteForm } from '../../../../web/api/route-form.ts';
import { typedText } from '../../../../web/format/typed.ts';
import { FormField } from '../../../../web/kit/form-field.tsx';
import { FormProblem } from '../../../../web/kit/form-problem.tsx';
import { show } from '../../../support/screen.tsx';

const body = z.strictObject({ name: FilledLine(80), note: FilledLine(80) });

interface Parts {
  readonly send: (body: { name: string; note: string }) => Promise<unknown>;
  readonly onFailed?: (error: unknown) => void;
  readonly fieldOf?: (name: string) => string;
}

function TwoFields({ send, onFailed = () => undefined, fieldOf = (name) => name }: Parts) {
  const form = useRouteForm({
    body,
    defaultValues: { name: '', note: '' },
    bodyOf: ({ name, note }: { name: string; note: string }) => ({
      name: typedText(name),
      note: typedText(note),
    }),
    send,
    onFailed,
    fieldOf,
  });
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={form.submit}>
      <FormField label="Name" error={errors.name?.message}>
        <Input {...form.register('name')} />
      </FormField>
      <FormField label="Note" error={errors.note?.message}>
        <Input {...form.register('note')} />
      </FormField>
      <FormProblem problem={form.problem} />
      <button type="submit">Send</button>
    </form>
  );
}

const refusedFor = (fields: Record<string, string>) =>
  new ApiProblem({ ...problemOf('invalid-input'), fields });
const field = (name: string) => screen.getByRole('textbox', { name });

afterEach(cleanup);

describe('useRouteForm', () => {
  it('says what the contract says beside each field, goes to the first, and sends nothing', async () => {
    const send = vi.fn(async () => undefined);
    const { person } = show(<TwoFields send={send} />);
    await person.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findAllByText('Fill in this field.')).toHaveLength(2);
    expect(field('Name').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field('Name'));
    expect(send).not.toHaveBeenCalled();
  });

  it('puts what the API refuses at its field and keeps what is typed', async () => {
    const onFailed = vi.fn();
    const send = vi.fn().mockRejectedValue(refusedFor({ note: 'Another has this note.' }));
    const { person } = show(<TwoFields send={send} onFailed={onFailed} />);
    await person.type(field('Name'), ' Ada ');
    await person.type(field('Note'), 'rent{Enter}');
    expect(await screen.findByText('Another has this note.')).toBeTruthy();
    expect(send).toHaveBeenCalledWith({ name: 'Ada', note: 'rent' });
    expect(document.activeElement).toBe(field('Note'));
    expect(screen.getByDisplayValue('rent')).toBe(field('Note'));
    expect(onFailed).not.toHaveBeenCalled();
  });

  it('says of the whole form what belongs to no field of it, until it is sent again', async () => {
    const onFailed = vi.fn();
    const refused = refusedFor({ id: 'Keep at most 50 accounts.', note: 'Another has this note.' });
    const send = vi.fn().mockRejectedValueOnce(refused).mockResolvedValue(undefined);
    const { person } = show(<TwoFields send={send} onFailed={onFailed} />);
    await person.type(field('Name'), 'Ada');
    await person.type(field('Note'), 'rent{Enter}');
    expect(await screen.findByText('Keep at most 50 accounts.')).toBeTruthy();
    expect(screen.getByText('Another has this note.')).toBeTruthy();
    expect(onFailed).not.toHaveBeenCalled();
    await person.type(field('Note'), 's{Enter}');
    await vi.waitFor(() => expect(screen.queryByText('Keep at most 50 accounts.')).toBeNull());
  });

  it('finds the field that the API calls otherwise', async () => {
    const send = vi.fn().mockRejectedValue(refusedFor({ 'items.0.note': 'Another has this note.' }));
    const { person } = show(<TwoFields send={send} fieldOf={(name) => name.replace('items.0.', '')} />);
    await person.type(field('Name'), 'Ada');
    await person.type(field('Note'), 'rent{Enter}');
    await vi.waitFor(() => expect(field('Note').getAttribute('aria-invalid')).toBe('true'));
  });

  it('hands on what names no field', async () => {
    const onFailed = vi.fn();
    const cut = new Error('The line is cut.');
    const { person } = show(<TwoFields send={() => Promise.reject(cut)} onFailed={onFailed} />);
    await person.type(field('Name'), 'Ada');
    await person.type(field('Note'), 'rent{Enter}');
    await vi.waitFor(() => expect(onFailed).toHaveBeenCalledWith(cut));
  });

  it('is sent once however often it is pressed meanwhile', async () => {
    let finish: (value?: unknown) => void = () => undefined;
    const send = vi.fn(() => new Promise((resolve) => (finish = resolve)));
    const { person } = show(<TwoFields send={send} />);
    await person.type(field('Name'), 'Ada');
    await person.type(field('Note'), 'rent');
    await person.dblClick(screen.getByRole('button', { name: 'Send' }));
    await vi.waitFor(() => expect(send).toHaveBeenCalled());
    await person.click(screen.getByRole('button', { name: 'Send' }));
    expect(send).toHaveBeenCalledTimes(1);
    finish();
  });
});
