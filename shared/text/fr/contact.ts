import type { Words } from '../words.ts';
import { quoted } from './quoted.ts';

const inquiries: Words['contact']['inquiries'] = {
  general: 'Question générale',
  feedback: 'Commentaires',
  billing: 'Facturation',
  technical: 'Soutien technique',
  enterprise: 'Entreprise',
  feature: 'Demande de fonction',
  bug: 'Signalement d’un problème',
  account: 'Compte',
};

const cited = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

/** The contact form, and the mails that it becomes. */
export const contact: Words['contact'] = {
  inquiries,
  subject: (type) => `Contact : ${inquiries[type]}`,
  letter: ({ fullName, email, company, subject, message }) =>
    `${quoted(fullName)} (${quoted(email)})${company === '' ? '' : `, de ${quoted(company)},`} a écrit au sujet de ${quoted(subject)} :

${cited(message)}

Répondez à ce courriel pour leur répondre.`,
  copy: {
    subject: 'Nous avons reçu votre message',
    letter: ({ inquiryType, subject, message }) =>
      `Merci d’avoir écrit à Matchbook. Nous répondons dans un délai de 1 à 2 jours ouvrables.

Voici ce que nous avons reçu (${inquiries[inquiryType]} : ${quoted(subject)}) :

${cited(message)}

Si vous n’avez pas écrit ce message, quelqu’un a donné votre adresse par erreur. Vous pouvez ignorer ce courriel.`,
  },
  page: {
    title: 'Contact',
    description:
      'Écrivez aux gens qui font Matchbook. Nous répondons dans un délai de 1 à 2 jours ouvrables.',
    headline: 'Écrivez-nous',
    lead: 'Une personne lit chaque message et y répond dans un délai de 1 à 2 jours ouvrables. Vous en recevez une copie par courriel.',
    inOther: 'Write in English',
    fields: {
      firstName: 'Prénom',
      lastName: 'Nom',
      email: 'Courriel',
      company: 'Entreprise (facultatif)',
      inquiryType: 'De quoi s’agit-il ?',
      subject: 'Objet',
      message: 'Message',
      website: 'Laissez ce champ vide',
    },
    choose: 'Choisissez',
    send: 'Envoyer le message',
    sentTitle: 'Message envoyé',
    sentText:
      'Merci. Nous répondons dans un délai de 1 à 2 jours ouvrables et avons envoyé une copie à votre adresse.',
    faulty:
      'Votre message n’a pas encore été envoyé. Corrigez les champs indiqués ci-dessous et renvoyez-le.',
    failed: 'Votre message n’a pas été envoyé. Vérifiez votre connexion et renvoyez-le.',
    toHome: 'Retour à l’accueil',
  },
};
