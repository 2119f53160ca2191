import { Screen } from './screen.ts';

/** What an address shows that leads nowhere, within the app or outside of it. */
export class NotFoundPage extends Screen {
  readonly title = this.heading('Oops! Page not found');
  readonly startLink = this.link('Go to the start page');
}
