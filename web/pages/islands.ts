import '../theme/fonts.css';
import { takeCarriedNotice } from '../kit/carried-notice.ts';
import { billingCurrencyIn } from '../../shared/price-book.ts';
import { enhanceContactForm } from './contact-form.ts';
import { toggleMode } from '../theme/color-mode.ts';

/*
 * The little that a public page does by itself: change the theme, send the contact form, show prices in the currency of the visitor's
 * region, and say goodbye to somebody who has just signed out.
 */

document.documentElement.dataset['currency'] = billingCurrencyIn(new Intl.Locale(navigator.language).region);

for (const button of document.querySelectorAll('[data-theme-toggle]'))
  button.addEventListener('click', toggleMode);

enhanceContactForm(document, (...asked) => fetch(...asked));

const toast = document.querySelector<HTMLElement>('[data-farewell]');
const farewell = takeCarriedNotice();
if (toast && farewell) {
  const title = document.createElement('strong');
  title.textContent = farewell.title;
  toast.append(title, farewell.description === undefined ? '' : ` ${farewell.description}`);
  toast.hidden = false;
  if (farewell.description === undefined) setTimeout(() => toast.remove(), 5_000);
}
