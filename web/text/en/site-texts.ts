import { about } from './about.ts';
import { blog } from './blog.ts';
import { faq } from './faq.ts';
import { landing } from './landing.ts';
import { legal } from './legal.ts';
import { pricing } from './pricing.ts';
import { security } from './security.ts';
import { site } from './site.ts';

/** What only the public pages say. */
export const siteTexts = { site, landing, pricing, security, about, faq, blog, legal } as const;
