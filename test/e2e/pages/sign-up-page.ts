import type { Page } from '@playwright/test';
import { press } from './press.ts';
import { Screen } from './screen.ts';

/** What the form says in each language that a browser may ask for. */
const words = {
  en: {
    title: 'Start your free trial',
    fullName: 'Full name',
    email: 'Email',
    password: 'Password',
    terms: 'I accept the',
    create: 'Create account',
    codeTitle: 'Check your email',
  },
  fr: {
    title: 'Commencez votre essai gratuit',
    fullName: 'Nom complet',
    email: 'Courriel',
    password: 'Mot de passe',
    terms: 'J’accepte les',
    create: 'Créer un compte',
    codeTitle: 'Consultez vos courriels',
  },
} as const;

/** What a new person says of themselves. */
interface Details {
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
}

/** Where somebody signs up: their details, then the code from the inbox. */
export class SignUpPage extends Screen {
  readonly title;
  readonly fullName;
  readonly email;
  readonly password;
  /** The words of the terms, before the first link among them. */
  readonly terms;
  /** The box of the terms, as it is reached by the keyboard. */
  readonly termsBox = this.page.getByRole('checkbox', { name: /^I accept/ });
  readonly createButton;
  readonly codeTitle;
  readonly code = this.page.getByLabel('Six-digit code');

  constructor(page: Page, language: keyof typeof words = 'en') {
    super(page);
    const { title, fullName, email, password, terms, create, codeTitle } = words[language];
    this.title = this.heading(title);
    this.fullName = page.getByLabel(fullName);
    this.email = page.getByLabel(email);
    this.password = page.getByLabel(password, { exact: true });
    this.terms = page.getByText(terms);
    this.createButton = this.button(create);
    this.codeTitle = this.heading(codeTitle);
  }

  async open(): Promise<void> {
    await this.goTo('/signup');
  }

  /** Fills in everything but the terms. */
  async fillDetails({ fullName, email, password }: Details): Promise<void> {
    await this.fullName.fill(fullName);
    await this.email.fill(email);
    await this.password.fill(password);
  }

  /** Agrees to the terms without following a link among them. */
  async acceptTerms(): Promise<void> {
    await this.terms.click({ position: { x: 4, y: 8 } });
  }

  /** Sends the details, which mails the code. */
  async createAccount(): Promise<void> {
    await press(this.createButton);
  }

  /** Fills in the details, accepts the terms and sends both. */
  async signUp(details: Details): Promise<void> {
    await this.fillDetails(details);
    await this.acceptTerms();
    await this.createAccount();
  }
}
