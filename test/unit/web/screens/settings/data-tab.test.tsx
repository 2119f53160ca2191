// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { savePreferences } from '../../../../../shared/contract/books.ts';
import type { Organization } from '../../../../../shared/model/organization.ts';
import { OriginalDeleted } from '../../../../../web/features/document/original-deleted.tsx';
import { PrivacyCard } from '../../../../../web/screens/settings/privacy-card.tsx';
import { RetentionCard } from '../../../../../web/screens/settings/retention-card.tsx';
import { fakeApi, wrongAt } from '../../../../support/fake-api.ts';
import { reader, show } from '../../../../support/screen.tsx';

afterEach(cleanup);

const showCard = (organization: Partial<Organization> = {}) =>
  show(
    <MemoryRouter>
      <RetentionCard />
    </MemoryRouter>,
    { organization: { ...reader.organization, ...organization } },
  );

const DELETE = 'Delete each once it’s read and reviewed';

describe('RetentionCard', () => {
  it('keeps documents for seven years while nobody chose otherwise, and tells fewer than the least at the field', async () => {
    const saved = fakeApi().on(savePreferences, wrongAt({ retentionYears: 'Enter at least 6 years.' }));
    const { person } = showCard();
    const years = screen.getByLabelText('Years to keep them');
    expect(years).toHaveProperty('value', '7');
    await person.clear(years);
    await person.type(years, '5');
    await person.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Enter at least 6 years.');
    expect(saved).toHaveBeenCalledWith({ retentionYears: 5 });
  });

  it('asks before originals are to be deleted once reviewed, and saves nothing where that is not wanted', async () => {
    const saved = fakeApi().on(savePreferences, reader.organization);
    const { person } = showCard();
    await person.click(screen.getByLabelText(DELETE));
    await person.click(screen.getByRole('button', { name: 'Save Changes' }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('can’t be recovered');
    await person.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(saved).not.toHaveBeenCalled();
    await person.click(screen.getByRole('button', { name: 'Save Changes', hidden: true }));
    const again = await screen.findByRole('alertdialog');
    await person.click(within(again).getByRole('button', { name: 'Delete reviewed originals' }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ documentRetention: 'until-reviewed' }));
  });

  it('says of New Zealand its seven years', () => {
    showCard({ country: 'New Zealand' });
    expect(screen.getByText(/At least 7,/)).toBeTruthy();
  });
});

it('PrivacyCard shows analytics, data sharing and third parties as off', () => {
  show(<PrivacyCard />);
  const terms = screen.getAllByRole('term').map(({ firstChild }) => firstChild?.textContent);
  expect(terms).toEqual(['Analytics', 'Data sharing', 'Third parties']);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Off',
    'Off',
    'Off',
  ]);
});

it('a deleted original tells when it was deleted', () => {
  show(<OriginalDeleted at="2034-01-01T12:00:00.000Z" />);
  expect(screen.getByText(/Original deleted on .*2034.*, as your settings say/)).toBeTruthy();
});
