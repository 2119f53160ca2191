import { auditLog as english } from './en/audit-log.ts';
import type { AuditWords } from './en/audit-log.ts';
import { auditLog as french } from './fr/audit-log.ts';
import { wellSpaced } from './fr/well-spaced.ts';
import { spokenLanguage } from './language.ts';

/** Apart from the other words, which browsers fetch before they show anything: the log is worded by functions alone. */
const catalogues: Readonly<Record<'en' | 'fr', AuditWords>> = { en: english, fr: wellSpaced(french) };

/** What the audit log says to whoever is spoken to. */
export const auditWords = (): AuditWords => catalogues[spokenLanguage()];
