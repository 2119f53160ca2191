import type { Locator } from '@playwright/test';
import { press } from './press.ts';
import { Screen } from './screen.ts';

/** Where the master sees who works in the books, invites, changes and removes; and each member whom they work with. */
export class TeamPage extends Screen {
  readonly title = this.heading('Team').first();
  readonly createButton = this.button('Create Team');
  readonly invitedEmail = this.page.getByLabel('Email', { exact: true });
  readonly invitedAccess = this.page.getByLabel('Access level');
  readonly inviteButton = this.button('Invite');
  readonly leaveButton = this.button('Leave Team');
  readonly activityTab = this.page.getByRole('tab', { name: 'Activity' });

  async open(): Promise<void> {
    await this.goTo('/app/team');
  }

  /** Creates the team under the name that is offered. */
  async create(): Promise<void> {
    await press(this.createButton);
  }

  /** Invites an assistant by Enter. */
  async invite(email: string, access: 'Full access' | 'View-only'): Promise<void> {
    await this.invitedEmail.fill(email);
    await this.invitedAccess.selectOption(access);
    await this.invitedEmail.press('Enter');
  }

  /** What a member may do, as the master chooses it. */
  accessOf(name: string): Locator {
    return this.page.getByLabel(`Access of ${name}`);
  }

  /** Removes a member and says yes to that. */
  async remove(name: string): Promise<void> {
    await press(this.button(`Remove ${name}`));
    const sure = this.question('Are you sure you want to remove this team member?');
    await press(sure.getByRole('button', { name: 'Remove', exact: true }));
  }
}

/** Where somebody who was invited joins by their code. */
export class JoinTeamPage extends Screen {
  readonly code = this.page.getByLabel('Invitation code');
  readonly createAccountLink = this.link('Create account');
  readonly joinButton = this.button('Join Team');
}
