import { auditLog as english } from './en/audit-log.ts';
import type { AuditWords } from './en/audit-log.ts';
import { auditLog as french } from './fr/audit-log.ts';
import { wellSpaced } from './fr/well-spaced.ts';
import { spokenLanguage } from './language.ts';
import type { Language } from './language.ts';

/** Apart from the other words, which browsers fetch before they show anything: the log is worded by functions alone. */
const catalogues: Readonly<Record<Language, AuditWords>> = { en: english, fr: wellSpaced(french) };

/** What the audit log says in a language; in that of whoever is spoken to where none is named. */
export const auditWords = (language: Language = spokenLanguage()): AuditWords => catalogues[language];
