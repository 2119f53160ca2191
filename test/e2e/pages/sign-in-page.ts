import type { Page } from '@playwright/test';
import { press } from './press.ts';
import { Screen } from './screen.ts';
import { SecondFactorCode } from './second-factor-code.ts';

/** What the page says in each language that somebody may choose before signing in. */
const words = {
  en: { title: 'Welcome back', email: 'Email', password: 'Password', signIn: 'Sign In' },
  fr: {
    title: 'Heureux de vous revoir',
    email: 'Courriel',
    password: 'Mot de passe',
    signIn: 'Se connecter',
  },
} as const;

/** With what somebody signs in. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Where somebody signs in: by address and password, then by the code of an app where they have one. */
export class SignInPage extends Screen {
  readonly title;
  readonly email;
  readonly password;
  readonly signInButton;
  readonly showPasswordButton = this.button('Show password');
  readonly forgotButton = this.button('Forgot your password?');
  readonly frenchButton = this.button('Français');
  /** Said of an address or a password that is not right. */
  readonly failure = this.text('Sign In Failed');
  /** Said to whoever was signed out without wanting it. */
  readonly sessionExpired = this.text('Session Expired');
  /** The code that is asked for after the password. */
  readonly secondFactor = new SecondFactorCode(this.page.getByRole('main'));
  readonly secondFactorTitle = this.heading('One more step');

  constructor(page: Page, language: keyof typeof words = 'en') {
    super(page);
    const { title, email, password, signIn } = words[language];
    this.title = this.heading(title);
    this.email = page.getByLabel(email);
    this.password = page.getByLabel(password, { exact: true });
    this.signInButton = page.getByRole('main').getByRole('button', { name: signIn });
  }

  async open(): Promise<void> {
    await this.goTo('/signin');
  }

  /** Fills the form that is open and sends it. */
  async signIn({ email, password }: Credentials): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await press(this.signInButton);
  }

  /** Where the words of that button end, in the window: its touch target reaches further. */
  bottomOfForgot(): Promise<number> {
    return this.forgotButton.evaluate((button) => {
      const range = document.createRange();
      range.selectNodeContents(button);
      return range.getBoundingClientRect().bottom;
    });
  }

  /** Goes to where a forgotten password is replaced. */
  async forgetPassword(): Promise<void> {
    await press(this.forgotButton);
  }

  async chooseFrench(): Promise<void> {
    await press(this.frenchButton);
  }
}
