import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';

/** Opens a choice that is searched and takes the option that reads so, whatever stands small beside it. */
export async function choose(person: UserEvent, field: HTMLElement, wanted: string): Promise<void> {
  await person.click(field);
  await person.click(await waitFor(() => optionCalled(wanted)));
}

/** Opens a choice and types what is searched for. */
export async function searched(field: HTMLElement, words: string): Promise<void> {
  await userEvent.click(field);
  // In the next frame what is chosen is highlighted: after what is typed it would hide which one fits.
  await waitFor(() => {
    const isHighlighted = screen.getAllByRole('option').some((one) => 'highlighted' in one.dataset);
    if (!isHighlighted) throw new Error('Nothing is highlighted.');
  });
  fireEvent.change(field, { target: { value: words } });
}

/** What the open choice offers, heading by heading; what stands under no heading has ''. */
export const offeredUnder = (): Record<string, string[]> => {
  const under = Object.groupBy(screen.getAllByRole('option'), headingOf);
  return Object.fromEntries(Object.entries(under).map(([heading, some = []]) => [heading, some.map(nameOf)]));
};

const headingOf = (option: HTMLElement): string =>
  option.closest('[role=group]')?.querySelector('[data-part=item-group-label]')?.textContent ?? '';

const nameOf = (option: HTMLElement): string =>
  option.querySelector('[data-part=item-text]')?.textContent ?? '';

function optionCalled(wanted: string): HTMLElement {
  const all = screen.getAllByRole('option');
  const found = all.find((option) => nameOf(option) === wanted);
  if (!found) throw new Error(`${wanted} is not among ${all.map(nameOf).join(', ')}.`);
  return found;
}
