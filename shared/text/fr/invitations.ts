import { dayInWords } from '../day-in-words.ts';
import { todayIn } from '../../civil-date.ts';
import type { Words } from '../words.ts';

export const invitations: Words['invitations'] = {
  subject: ({ inviter, team }) => `${inviter} vous invite dans ${team} sur Matchbook`,
  lead: ({ inviter, team }) => `${inviter} vous invite à rejoindre ${team} sur Matchbook.`,
  what: {
    assistant:
      'Matchbook lit les relevés bancaires et les reçus, et tient les livres. Comme assistant, vous travaillez dans les livres de cette équipe dans la mesure où son responsable le permet.',
    accountant:
      'Matchbook lit les relevés bancaires et les reçus, et tient les livres. Comme comptable, vous pouvez tout lire, télécharger des rapports et poser des questions, gratuitement.',
  },
  join: 'Rejoindre l’équipe',
  code: 'Code d’invitation',
  until: ({ endsAt, timeZone }) =>
    `L’invitation peut être utilisée une fois, jusqu’au ${dayInWords(todayIn(timeZone, new Date(endsAt)), 'fr')}, en vous connectant ou en créant un compte avec cette adresse.`,
  why: ({ email, inviter }) =>
    `Ce courriel est allé à ${email} parce que ${inviter} a entré cette adresse. Si vous ne connaissez pas cette personne, ignorez-le : rien ne se passe.`,
};
