import * as z from 'zod';
import { abilities, accessLevels, roles } from '../abilities.ts';
import { isCivilDate } from '../civil-date.ts';
import { isTimeZone } from '../time-zones.ts';
import { Account } from './account.ts';
import { KeptCategory } from './book-category.ts';
import {
  AmountMinor,
  atMost,
  CivilDay,
  Currency,
  EmailOrNone,
  FullName,
  Instant,
  Line,
  Lines,
} from './common.ts';
import { telling } from './field-words.ts';
import { KeptJson } from './kept-json.ts';
import { MatchingSettings } from './match.ts';
import { SalesTaxRegistration } from './sales-tax.ts';
import { languages } from '../text/language.ts';
import { documentRetentions, RETENTION_YEARS_MAX } from '../record-keeping.ts';
import { Country, DateFormat, Profession } from './template.ts';

export const Plan = z.enum(['starter', 'professional', 'business', 'enterprise']);
export type Plan = z.infer<typeof Plan>;

/** What a person prefers, in whatever books they work; what is left out is as the product has it. */
export const OwnPreferences = z.strictObject({
  language: z.enum(languages).optional(),
  /** `system` is as the machine has it. */
  theme: z.enum(['light', 'dark', 'system']).optional(),
  density: z.enum(['comfortable', 'compact']).optional(),
  /** Whether a form of Settings saves each field when it is left. */
  autoSave: z.boolean().optional(),
});
export type OwnPreferences = z.infer<typeof OwnPreferences>;

/** That something is to be deleted: on which day, and since when that is so. */
const ToBeDeleted = z.object({ on: CivilDay, askedAt: Instant });

/** A person who signs in, whatever books they work in. */
export const Person = z.object({
  id: z.string(),
  email: z.string(),
  fullName: z.string(),
  ...OwnPreferences.shape,
  /** Left out, or null: their account is not to be deleted. */
  closing: ToBeDeleted.nullable().optional(),
});
export type Person = z.infer<typeof Person>;

/** For which country and profession books are kept; null until that is chosen. */
const Template = z.object({
  country: z.string().nullable(),
  region: z.string().nullable(),
  profession: z.string().nullable(),
  templatePreferences: z.record(z.string(), z.unknown()),
});

/** A person in the organisation they work in, with what that one's books are kept for. */
export const Profile = Person.extend({
  role: z.enum(roles),
  organizationId: z.string(),
  ...Template.shape,
});
export type Profile = z.infer<typeof Profile>;

export const ProfileChange = z.strictObject({
  country: Country,
  region: Line(10).min(1).optional(),
  profession: Profession,
  templatePreferences: KeptJson.optional(),
});

/** The accountant who receives the exports (specification section 3, accountant details). */
export const Accountant = z.strictObject({
  name: Line(120),
  email: EmailOrNone,
  company: Line(120),
  phone: Line(40),
});
export type Accountant = z.infer<typeof Accountant>;

const noGoal = telling({ code: 'no-entry-goal' });

/** A name of the time zone database, such as `America/Toronto`. */
export const TimeZone = Line(60).refine(isTimeZone, telling({ code: 'no-time-zone' }));

/** A day of every year, written `MM-DD`; the 29th of February is none. */
const DayOfYear = z.string().refine((day) => isCivilDate(`2001-${day}`), telling({ code: 'no-day-of-year' }));

const YEARS_CLAIMED_MAX = 50;
/** What a business claims on the line of its form for an allowance, such as capital cost allowance; minor units. */
export const ClaimedAmount = AmountMinor.min(0, telling({ code: 'minus-sign' }));
/** Of each year, by its first day. */
const AllowanceClaims = atMost(YEARS_CLAIMED_MAX, z.record(CivilDay, ClaimedAmount));

const noYears = telling({ code: 'no-retention-years', max: RETENTION_YEARS_MAX });
const DocumentRetention = z.enum(documentRetentions);

/** What an organisation prefers; its master changes it. What is left out stays as it is. */
export const Preferences = z.strictObject({
  /** As reports and mails name the organisation: the rules of a person's name hold. */
  name: FullName.exactOptional(),
  /** As it is printed on reports. */
  address: Lines(400).exactOptional(),
  /** What is entered from here on; what was entered keeps its own. */
  currency: Currency.exactOptional(),
  dateFormat: DateFormat.exactOptional(),
  timeZone: TimeZone.exactOptional(),
  fiscalYearStart: DayOfYear.exactOptional(),
  /** How many entries a month it aims at. */
  entryGoal: z.int(noGoal).min(1, noGoal).max(100_000, noGoal).exactOptional(),
  /** Whether it is shown what comes again and again, and told what of it is missing. */
  autoTrackSubscriptions: z.boolean().exactOptional(),
  /** Null: it is not registered. */
  salesTax: SalesTaxRegistration.nullable().exactOptional(),
  allowanceClaims: AllowanceClaims.exactOptional(),
  documentRetention: DocumentRetention.exactOptional(),
  /** How many years after the end of their fiscal year originals are kept; each country has its least. */
  retentionYears: z.int(noYears).min(1, noYears).max(RETENTION_YEARS_MAX, noYears).exactOptional(),
});
export type Preferences = z.infer<typeof Preferences>;

/** How an organisation keeps its books. `fiscalYearStart` is a month and a day written `MM-DD`. */
export const BookSettings = z.object({
  id: z.string(),
  name: z.string(),
  /** As it is printed on reports; left out while nobody wrote one. */
  address: z.string().optional(),
  ...Template.shape,
  currency: Currency,
  dateFormat: DateFormat,
  timeZone: z.string(),
  fiscalYearStart: z.string(),
  entryGoal: z.int(),
  /** Left out: yes. */
  autoTrackSubscriptions: z.boolean().optional(),
  /** Left out, or null: not registered for sales tax. */
  salesTax: SalesTaxRegistration.nullable().optional(),
  /** Left out: nobody has said what is claimed of any year. */
  allowanceClaims: AllowanceClaims.optional(),
  /** Left out: for years. */
  documentRetention: DocumentRetention.optional(),
  /** Left out: seven. */
  retentionYears: z.int().optional(),
  /** When either of them was chosen last. */
  retentionSince: Instant.optional(),
  accountant: Accountant.nullable(),
  /** How matches are looked for; left out: suggested, never made without asking. */
  matching: MatchingSettings.optional(),
  /** Sample books, which a person looks at beside their own. */
  sample: z.literal(true).optional(),
  /** Left out, or null: it is not to be deleted. `withAccount`: as its master's account is. */
  closing: ToBeDeleted.extend({ withAccount: z.boolean() }).nullable().optional(),
  createdAt: Instant,
});
export type BookSettings = z.infer<typeof BookSettings>;

export const Organization = BookSettings.extend({
  accounts: z.array(Account),
  /** What these books made of the categories of the lists, and those of their own. */
  categories: z.array(KeptCategory),
});
export type Organization = z.infer<typeof Organization>;

/** Who is signed in, where they work, and what they may do there. */
export const Me = z.object({
  profile: Profile,
  organization: Organization,
  membership: z.object({
    role: z.enum(roles),
    accessLevel: z.enum(accessLevels),
    lastActivity: Instant,
  }),
  abilities: z.array(z.enum(abilities)),
  /** How many organizations they are a member of, this one among them; sample books are none. */
  organizations: z.int(),
  /** The signing-in that asks. */
  session: z.object({ since: Instant }).optional(),
  plan: z.object({
    name: Plan,
    trialEndsAt: Instant.nullable(),
    /** Until when it goes on although its last payment failed; for whoever can pay. */
    overdueUntil: Instant.optional(),
  }),
  usage: z.object({ month: z.string(), documents: z.int(), statements: z.int() }),
});
export type Me = z.infer<typeof Me>;
