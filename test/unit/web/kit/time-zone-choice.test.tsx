// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { FormField } from '../../../../web/kit/form-field.tsx';
import { TimeZoneChoice } from '../../../../web/kit/time-zone-choice.tsx';
import { choose, offeredUnder, searched } from '../../../support/choose.ts';
import { show } from '../../../support/screen.tsx';

afterEach(cleanup);

function Field({ first }: { first: string }) {
  const [zone, setZone] = useState(first);
  return (
    <>
      <FormField label="Time zone">
        <TimeZoneChoice value={zone} onChange={setZone} />
      </FormField>
      <output>{zone}</output>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Time zone' });
const kept = () => screen.getByRole('status').textContent;

it('offers the likely cities alone, and any other to whoever types its name', async () => {
  const { person } = show(<Field first="America/Toronto" />);
  expect(field().value).toBe('Toronto');
  await person.click(field());
  await waitFor(() => expect(Object.keys(offeredUnder())).toEqual(['Usual']));
  const likely = offeredUnder()['Usual'] ?? [];
  expect(likely).toContain('Vancouver');
  expect(likely.length).toBeLessThan(25);
  await searched(field(), 'honol');
  await waitFor(() => expect(offeredUnder()).toEqual({ 'All others': ['Honolulu'] }));
  await choose(person, field(), 'Honolulu');
  expect(kept()).toBe('Pacific/Honolulu');
  expect(field().value).toBe('Honolulu');
});

it('keeps one that is in no list', () => {
  show(<Field first="US/Pacific-New" />);
  expect(field().value).toBe('Pacific-New');
});
