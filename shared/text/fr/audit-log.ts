import type { Act } from '../../audit-acts.ts';
import type { ActFacts, AuditWords } from '../en/audit-log.ts';
import { counted, quoted } from './quoted.ts';

type Sentence = (facts: ActFacts) => string;

const one =
  (verb: string, unnamed: string, noun: string): Sentence =>
  ({ name }) =>
    name === undefined ? `${verb} ${unnamed}` : `${verb} ${noun} ${quoted(name)}`;

const many =
  (verb: string, single: string, plural: string): Sentence =>
  ({ count }) =>
    count === undefined ? `${verb} ${plural}` : `${verb} ${counted(count, single, plural)}`;

const plain = (text: string) => (): string => text;

const person =
  (verb: string, unnamed: string): Sentence =>
  ({ name = unnamed }) =>
    `${verb} ${name}`;

const summaries: Readonly<Record<Act, Sentence>> = {
  'books-founded': one('A créé', 'l’organisation', 'l’organisation'),
  'account-added': one('A ajouté', 'un compte', 'le compte'),
  'account-changed': one('A modifié', 'un compte', 'le compte'),
  'account-removed': one('A retiré', 'un compte', 'le compte'),
  'accountant-changed': plain('A modifié les coordonnées du comptable'),
  'matching-changed': plain('A modifié les réglages du rapprochement'),
  'period-lock-changed': ({ day }) =>
    day === undefined ? 'A rouvert toutes les périodes closes' : `A fermé les livres jusqu’au ${day}`,
  'preferences-changed': plain('A modifié les préférences de l’organisation'),
  'profile-changed': plain('A modifié le pays, la région ou la profession'),
  'sample-opened': plain('A ouvert les livres d’exemple'),
  'sample-left': plain('A quitté les livres d’exemple'),
  'category-added': one('A ajouté', 'une catégorie', 'la catégorie'),
  'category-changed': one('A modifié', 'une catégorie', 'la catégorie'),
  'category-removed': one('A retiré', 'une catégorie', 'la catégorie'),
  'category-merged': many('A fusionné une catégorie avec une autre :', 'écriture', 'écritures'),
  'rules-changed': plain('A modifié les règles de catégorisation'),
  'entry-added': one('A ajouté', 'une écriture', 'l’écriture'),
  'entry-changed': one('A modifié', 'une écriture', 'l’écriture'),
  'entry-deleted': one('A supprimé', 'une écriture', 'l’écriture'),
  'entry-restored': one('A restauré', 'une écriture', 'l’écriture'),
  'entry-purged': one('A supprimé définitivement', 'une écriture', 'l’écriture'),
  'pair-decided': plain('A décidé si deux écritures vont ensemble'),
  'payout-decided': one('A décidé du versement de', 'l’écriture', 'l’écriture'),
  'entries-edited': many('A modifié', 'écriture', 'écritures'),
  'entries-deleted': many('A supprimé', 'écriture', 'écritures'),
  'entries-categorized': many('A catégorisé', 'écriture', 'écritures'),
  'exchange-rates-applied': many('A appliqué les taux de change :', 'écriture', 'écritures'),
  'taxes-assumed': many('A présumé la taxe de vente :', 'écriture', 'écritures'),
  'matches-confirmed': many('A confirmé', 'rapprochement', 'rapprochements'),
  'job-undone': plain('A annulé une modification groupée'),
  'lesson-forgotten': one('A effacé ce qui a été appris', 'd’un fournisseur', 'du fournisseur'),
  'match-made': plain('A rapproché à la main des documents et des écritures'),
  'match-confirmed': plain('A confirmé un rapprochement'),
  'match-rejected': plain('A refusé un rapprochement'),
  'match-undone': plain('A annulé un rapprochement'),
  'documents-linked': plain('A modifié les documents d’une écriture'),
  'signed-in': plain('S’est connecté(e)'),
  'password-changed': plain('A changé le mot de passe et fermé toutes les sessions'),
  'session-ended': plain('A fermé une session'),
  'sessions-ended': plain('A fermé toutes les sessions'),
  'second-factor-turned-on': plain('A activé l’authentification à deux facteurs'),
  'second-factor-turned-off': plain('A désactivé l’authentification à deux facteurs'),
  'second-factor-undone': plain(
    'A annulé un changement de l’authentification à deux facteurs fait hors de Matchbook',
  ),
  'recovery-codes-renewed': plain('A créé de nouveaux codes de récupération'),
  'sign-in-recovered': plain('A récupéré son accès avec un code de récupération'),
  'name-changed': plain('A changé son nom'),
  'own-preferences-changed': plain('A modifié ses propres préférences'),
  'notification-settings-changed': plain('A modifié ses réglages de notification'),
  unsubscribed: plain('S’est désabonné(e) des courriels'),
  'subscribed-again': plain('S’est réabonné(e) aux courriels'),
  'feedback-sent': plain('A envoyé des commentaires à Matchbook'),
  'upload-started': one('A téléversé', 'un fichier', 'le fichier'),
  'upload-sorted': one('A trié', 'un fichier', 'le fichier'),
  'reading-ended': one('A lu', 'un fichier', 'le fichier'),
  'upload-retried': one('A relu', 'un fichier', 'le fichier'),
  'upload-dismissed': one('A écarté', 'un fichier', 'le fichier'),
  'import-moved-to-documents': one('A déplacé vers les documents', 'un fichier', 'le fichier'),
  'document-changed': one('A modifié', 'un document', 'le document'),
  'document-deleted': one('A supprimé', 'un document', 'le document'),
  'document-restored': one('A restauré', 'un document', 'le document'),
  'document-purged': one('A supprimé définitivement', 'un document', 'le document'),
  'original-deleted': one('A supprimé l’original', 'd’un document', 'du document'),
  'mail-taken-in': one('A reçu par courriel', 'un fichier', 'le fichier'),
  'mail-accepted': one('A accepté', 'un courriel', 'le courriel'),
  'mail-discarded': one('A rejeté', 'un courriel', 'le courriel'),
  'receiving-address-made': plain('A créé l’adresse de réception des documents'),
  'receiving-address-renewed': plain('A remplacé l’adresse de réception des documents'),
  'import-begun': one('A commencé à importer', 'un relevé', 'le relevé'),
  'import-read-again': one('A relu', 'un relevé', 'le relevé'),
  'import-discarded': one('A abandonné l’importation', 'd’un relevé', 'du relevé'),
  'import-committed': imported('A importé', 'un relevé', 'le relevé'),
  'import-undone': imported('A annulé l’importation', 'd’un relevé', 'du relevé'),
  'link-created': one('A partagé un rapport par', 'un lien', 'le lien'),
  'link-end-changed': one('A changé l’échéance', 'd’un lien', 'du lien'),
  'link-revoked': one('A révoqué', 'un lien', 'le lien'),
  'report-ordered': one('A créé', 'un rapport', 'le rapport'),
  'report-mailed': one('A envoyé par courriel', 'un rapport', 'le rapport'),
  'package-ordered': one('A créé', 'un dossier pour le comptable', 'le dossier pour le comptable'),
  'report-deleted': one('A supprimé', 'un rapport', 'le rapport'),
  'report-restored': one('A restauré', 'un rapport', 'le rapport'),
  'report-purged': one('A supprimé définitivement', 'un rapport', 'le rapport'),
  'archive-exported': many('A exporté des archives :', 'élément', 'éléments'),
  'report-downloaded': one('A téléchargé', 'un rapport', 'le rapport'),
  'package-downloaded': one('A téléchargé', 'un dossier pour le comptable', 'le dossier pour le comptable'),
  'data-export-started': plain('A lancé l’exportation de toutes les données'),
  'data-export-downloaded': one('A téléchargé', 'une exportation de données', 'l’exportation de données'),
  'archive-downloaded': one('A téléchargé', 'un export des archives', 'l’export des archives'),
  'audit-log-exported': plain('A exporté le journal d’activité'),
  'schedule-added': one('A ajouté', 'un envoi régulier', 'l’envoi régulier'),
  'schedule-changed': one('A modifié', 'un envoi régulier', 'l’envoi régulier'),
  'schedule-deleted': one('A supprimé', 'un envoi régulier', 'l’envoi régulier'),
  'schedule-restored': one('A restauré', 'un envoi régulier', 'l’envoi régulier'),
  'schedule-moved': one('A déplacé', 'un envoi régulier', 'l’envoi régulier'),
  'schedule-run': one('A exécuté', 'un envoi régulier', 'l’envoi régulier'),
  'period-sent': one('A envoyé une période', 'd’un envoi régulier', 'de l’envoi régulier'),
  'recurring-added': one('A ajouté', 'une écriture récurrente', 'l’écriture récurrente'),
  'recurring-changed': one('A modifié', 'une écriture récurrente', 'l’écriture récurrente'),
  'recurring-skipped': one('A sauté une date', 'd’une écriture récurrente', 'de l’écriture récurrente'),
  'recurring-passed': one(
    'A omis une date, dans une période close,',
    'd’une écriture récurrente',
    'de l’écriture récurrente',
  ),
  'recurring-deleted': one('A supprimé', 'une écriture récurrente', 'l’écriture récurrente'),
  'recurring-restored': one('A restauré', 'une écriture récurrente', 'l’écriture récurrente'),
  'team-created': one('A créé', 'l’équipe', 'l’équipe'),
  'team-renamed': one('A renommé', 'l’équipe', 'l’équipe'),
  'member-invited': person('A invité', 'quelqu’un'),
  'invitation-resent': person('A renvoyé l’invitation à', 'quelqu’un'),
  'invitation-revoked': person('A révoqué l’invitation de', 'quelqu’un'),
  'member-joined': plain('A rejoint l’équipe'),
  'member-changed': person('A changé le rôle ou l’accès de', 'quelqu’un'),
  'member-removed': person('A retiré de l’équipe', 'un membre'),
  'member-left': plain('A quitté l’équipe'),
  'ownership-transferred': person('A cédé la responsabilité à', 'un membre'),
  'organization-deletion-requested': one('A demandé la suppression de', 'l’organisation', 'l’organisation'),
  'organization-deletion-withdrawn': one('A annulé la suppression de', 'l’organisation', 'l’organisation'),
  'account-deletion-requested': plain('A demandé la suppression de son compte'),
  'account-deletion-withdrawn': plain('A annulé la suppression de son compte'),
  'organization-added': one('A ajouté', 'une organisation', 'l’organisation'),
  'checkout-opened': person('A ouvert le paiement de', 'un forfait'),
  'plan-change-requested': person('A demandé le forfait', 'un autre'),
  'cancellation-requested': person('A résilié l’abonnement à', 'un forfait'),
  'resumption-requested': person('A repris l’abonnement à', 'un forfait'),
  'refund-requested': person('A demandé le remboursement de', 'un forfait'),
  'subscription-changed': person('L’abonnement a changé :', 'paiement'),
  'plan-set': person('Le forfait a été fixé à', 'un autre'),
  'question-asked': onThing('A posé une question sur'),
  'question-answered': onThing('A répondu à une question sur'),
  'question-commented': onThing('A commenté une question sur'),
  'question-reopened': onThing('A rouvert une question sur'),
  'question-withdrawn': onThing('A retiré une question sur'),
};

function onThing(verb: string): Sentence {
  return ({ name }) => `${verb} ${name === undefined ? 'une écriture ou un document' : quoted(name)}`;
}

function imported(verb: string, unnamed: string, noun: string): Sentence {
  return ({ name, count }) => {
    const statement = name === undefined ? unnamed : `${noun} ${quoted(name)}`;
    return count === undefined
      ? `${verb} ${statement}`
      : `${verb} ${statement} : ${counted(count, 'écriture', 'écritures')}`;
  };
}

/** What the audit log says in French. */
export const auditLog: AuditWords = {
  summaries,
  progress: {
    begun: (sentence) => `${sentence} (en cours)`,
    failed: (sentence) => `${sentence} (arrêté avant la fin)`,
  },
  grants: {
    assistant: 'assistant',
    accountant: 'comptable',
    full: 'accès complet',
    'view-only': 'lecture seule',
    abilities: 'permissions individuelles',
  },
  fields: {
    accountId: 'compte',
    accountLabel: 'compte',
    address: 'adresse',
    allowanceClaims: 'allocations',
    amount: 'montant',
    autoSave: 'enregistrement',
    category: 'catégorie',
    country: 'pays',
    currency: 'devise',
    date: 'date',
    dateFormat: 'format des dates',
    day: 'jour',
    density: 'densité',
    description: 'description',
    endsAt: 'échéance',
    entryGoal: 'objectif d’écritures',
    fiscalYearStart: 'exercice',
    documentRetention: 'conservation des documents',
    retentionYears: 'années de conservation',
    format: 'format',
    hour: 'heure',
    isPaused: 'pause',
    kind: 'type',
    label: 'nom',
    language: 'langue',
    lines: 'répartition',
    name: 'nom',
    profession: 'profession',
    recipientEmail: 'destinataire',
    recipientName: 'destinataire',
    region: 'région',
    salesTax: 'taxe de vente',
    taxes: 'taxe de vente',
    theme: 'thème',
    timeZone: 'fuseau horaire',
    vendor: 'fournisseur',
    worth: 'taux de change',
  },
  granting: (sentence, given) => `${sentence} (${given})`,
  changing: (sentence, changed) => `${sentence} : ${changed}`,
  matchbook: 'Matchbook',
  formerMember: 'Compte supprimé',
  titles: {
    at: 'Heure',
    timeZone: 'Fuseau horaire',
    who: 'Qui',
    what: 'Quoi',
    act: 'Événement',
    thing: 'Identifiant',
    device: 'Appareil',
    address: 'Adresse IP',
  },
  fileName: (day) => `journal-activite-${day}.csv`,
};
