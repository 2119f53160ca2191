import { press } from './press.ts';
import { Screen } from './screen.ts';

/** The last step of signing up, where country and profession choose the books. */
export class OnboardingPage extends Screen {
  readonly country = this.page.getByLabel('Country');
  readonly region = this.page.getByLabel('Province or territory');
  readonly profession = this.page.getByLabel('Profession');
  /** How many more categories the chosen books have than are named. */
  readonly moreCategories = this.text(/^\+\d+ more$/);
  readonly openBooksButton = this.button('Open my books');

  async openBooks(): Promise<void> {
    await press(this.openBooksButton);
  }
}
