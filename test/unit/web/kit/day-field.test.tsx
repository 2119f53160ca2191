// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DateFormat } from '../../../../shared/model/template.ts';
import { DateFormatContext } from '../../../../web/format/date-format.ts';
import { CalendarContext } from '../../../../web/format/calendar.ts';
import { DateRangeFields } from '../../../../web/kit/date-range-fields.tsx';
import { DayField } from '../../../../web/kit/day-field.tsx';
import { show } from '../../../support/screen.tsx';

afterEach(cleanup);

function Field({ first = '' }: { first?: string }) {
  const [day, setDay] = useState(first);
  return (
    <>
      <DayField label="Due" value={day} onChange={setDay} />
      <output>{day}</output>
    </>
  );
}

const open = (format: DateFormat, first?: string) =>
  show(
    <DateFormatContext value={format}>
      <Field {...(first === undefined ? {} : { first })} />
    </DateFormatContext>,
  );
const field = () => screen.getByLabelText<HTMLInputElement>('Due');
const kept = () => screen.getByRole('status').textContent;

describe('DayField', () => {
  it('takes a day as the organisation writes it, and shows it so once one goes on', async () => {
    const { person } = open('DD/MM/YYYY');
    expect(field().placeholder).toBe('dd/mm/yyyy');
    await person.type(field(), '3/4/26');
    expect(kept()).toBe('2026-04-03');
    expect(field().value).toBe('3/4/26');
    await person.tab();
    expect(field().value).toBe('03/04/2026');
  });

  it('says how a day is written where it cannot be read, and keeps what is typed', async () => {
    const { person } = open('MM/DD/YYYY', '2026-03-14');
    await person.clear(field());
    await person.type(field(), '14/3/2026');
    expect(screen.queryByRole('alert')).toBeNull();
    await person.tab();
    expect(screen.getByRole('alert').textContent).toContain('as mm/dd/yyyy, such as 12/31/2026');
    expect(field().value).toBe('14/3/2026');
    await person.clear(field());
    await person.type(field(), '3/14/2026');
    expect(kept()).toBe('2026-03-14');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('goes a day on or back with the arrows, over the end of a month', async () => {
    const { person } = open('YYYY-MM-DD', '2026-02-28');
    await person.type(field(), '{ArrowUp}');
    expect(field().value).toBe('2026-03-01');
    await person.type(field(), '{ArrowDown}{ArrowDown}');
    expect(kept()).toBe('2026-02-27');
  });

  it('opens its calendar at the day in it, and begins weeks as the country does', async () => {
    const { person } = show(
      <CalendarContext value={{ weekStart: 'monday', timeZone: 'Europe/Paris' }}>
        <Field first="2024-02-14" />
      </CalendarContext>,
    );
    await person.click(screen.getByRole('button', { name: 'Open calendar' }));
    const month = await screen.findByRole('grid', { name: 'February 2024' });
    expect(within(month).getAllByRole('columnheader')[0]?.textContent).toBe('Mon');
    // In a browser the focus begins there.
    act(() => within(month).getByRole('button', { name: /14/ }).focus());
    await person.keyboard('{ArrowDown}{Home}{Enter}');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    expect(kept()).toBe('2024-02-19');
  });

  it('opens the calendar of an empty end of a range at the other end, with weeks from Sunday at home', async () => {
    const { person } = show(<DateRangeFields value={{ from: '2025-11-03', to: '' }} onChange={vi.fn()} />);
    await person.click(screen.getAllByRole('button', { name: 'Open calendar' })[1] as HTMLElement);
    const month = await screen.findByRole('grid', { name: 'November 2025' });
    expect(within(month).getAllByRole('columnheader')[0]?.textContent).toBe('Sun');
  });
});
