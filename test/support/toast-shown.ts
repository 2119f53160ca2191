import { waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

const SHOWN = '[data-scope=toast][data-part=root][data-state=open]';

const titled = (title: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(SHOWN)].find(
    (toast) => toast.querySelector('[data-part=title]')?.textContent === title,
  );

/** The toast of that title, once it is told: beside an open dialog the tree of roles has none. */
export function toast(title: string): Promise<HTMLElement> {
  return waitFor(() => {
    const found = titled(title);
    if (!found) throw new Error(`No toast says ${title}.`);
    return found;
  });
}

/** Takes back what the toast of a title tells, and waits until that is said. */
export async function undo(person: UserEvent, title: string): Promise<void> {
  await person.click(within(await toast(title)).getByRole('button', { name: 'Undo', hidden: true }));
  await toast('Undone');
}
