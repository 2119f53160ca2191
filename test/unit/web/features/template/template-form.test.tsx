// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { templateFor } from '../../../../../shared/countries/index.ts';
import { ApiProblem } from '../../../../../web/api/api-problem.ts';
import { TemplateForm } from '../../../../../web/features/template/template-form.tsx';
import { wrongAt } from '../../../../support/fake-api.ts';
import { show } from '../../../../support/screen.tsx';

const templates = [templateFor('Canada', 'plumber'), templateFor('USA', 'doctor')];

function open(onSubmit = vi.fn(async () => undefined)) {
  const onFailed = vi.fn();
  const words = { submitLabel: 'Open my books', busyLabel: 'Opening…' };
  const shown = show(
    <TemplateForm
      templates={templates}
      place={{ country: '', region: '' }}
      onSubmit={onSubmit}
      onFailed={onFailed}
      {...words}
    />,
  );
  return { ...shown, onSubmit, onFailed };
}
const finish = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Open my books' });

afterEach(cleanup);

describe('TemplateForm', () => {
  it('cannot be sent before country, region and profession are chosen', async () => {
    const { person, onSubmit } = open();
    expect(screen.getByLabelText<HTMLSelectElement>('Profession').disabled).toBe(true);
    await person.selectOptions(screen.getByLabelText('Country'), 'Canada');
    await person.selectOptions(screen.getByLabelText('Profession'), 'Plumber');
    expect(finish().disabled).toBe(true);
    await person.selectOptions(screen.getByLabelText('Province or territory'), 'Ontario');
    await person.click(finish());
    await vi.waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ country: 'Canada', region: 'ON', profession: 'plumber' }),
      ),
    );
  });

  it('forgets the region of another country, and the work that is not offered there', async () => {
    const { person } = open();
    await person.selectOptions(screen.getByLabelText('Country'), 'Canada');
    await person.selectOptions(screen.getByLabelText('Province or territory'), 'Ontario');
    await person.selectOptions(screen.getByLabelText('Profession'), 'Plumber');
    await person.selectOptions(screen.getByLabelText('Country'), 'USA');
    expect(screen.getByLabelText<HTMLSelectElement>('Profession').value).toBe('');
    await person.selectOptions(screen.getByLabelText('Country'), 'Canada');
    expect(screen.getByLabelText<HTMLSelectElement>('Province or territory').value).toBe('');
  });

  it('says at its field what the API refuses, and keeps what is chosen', async () => {
    const refused = new ApiProblem(wrongAt({ region: 'Choose a province of this country.' }));
    const { person, onFailed } = open(vi.fn().mockRejectedValue(refused));
    await person.selectOptions(screen.getByLabelText('Country'), 'Canada');
    await person.selectOptions(screen.getByLabelText('Province or territory'), 'Ontario');
    await person.selectOptions(screen.getByLabelText('Profession'), 'Plumber');
    await person.click(finish());
    expect((await screen.findByRole('alert')).textContent).toContain('Choose a province of this country.');
    expect(screen.getByLabelText<HTMLSelectElement>('Province or territory').value).toBe('ON');
    expect(onFailed).not.toHaveBeenCalled();
  });
});
