import type { Words } from '../words.ts';
import { quoted } from './quoted.ts';

const notYou =
  'Si ce n’était pas vous : ouvrez Matchbook, choisissez « Mot de passe oublié? » à la page de connexion et choisissez un nouveau mot de passe. Tous les appareils seront déconnectés. Répondez ensuite à ce courriel, et nous examinerons la situation avec vous.';

/** Each says what happened and when, and what to do if it was somebody else. */
const letter = (what: string) => `${what}

Si c’était vous, il n’y a rien à faire.

${notYou}`;

/** What is told of the way in. */
export const security: Words['security'] = {
  device: ({ browser, system }) =>
    browser !== null && system !== null
      ? `${browser} sur ${system}`
      : (browser ?? system ?? 'Appareil inconnu'),
  mails: {
    'password-changed': ({ when }) => ({
      subject: 'Votre mot de passe Matchbook a été changé',
      text: letter(
        `Le mot de passe de votre compte Matchbook a été changé le ${when}. Tous les appareils ont été déconnectés.`,
      ),
    }),
    'password-perhaps-changed': ({ when }) => ({
      subject: 'Votre mot de passe Matchbook a peut-être été changé',
      text: `Quelqu’un qui est connecté à votre compte Matchbook a demandé un nouveau mot de passe le ${when}. Nous ne savons pas s’il a été changé : une défaillance est survenue de notre côté entre-temps.

Si c’était vous : connectez-vous avec le nouveau mot de passe, ou avec l’ancien si le nouveau est refusé. Changez-le ensuite une fois de plus, ce qui déconnecte tous les autres appareils.

${notYou}`,
    }),
    'new-sign-in': ({ when, device }) => ({
      subject: 'Nouvelle connexion à Matchbook',
      text: letter(
        `Quelqu’un s’est connecté à votre compte Matchbook le ${when} avec un appareil que nous n’avions jamais vu : ${device}. Le lieu nous est inconnu.`,
      ),
    }),
    'second-factor-on': ({ when }) => ({
      subject: 'L’authentification à deux facteurs a été activée',
      text: letter(
        `L’authentification à deux facteurs a été activée pour votre compte Matchbook le ${when}. La connexion demande désormais un code de votre application d’authentification.`,
      ),
    }),
    'second-factor-off': ({ when }) => ({
      subject: 'L’authentification à deux facteurs a été désactivée',
      text: letter(
        `L’authentification à deux facteurs a été désactivée pour votre compte Matchbook le ${when}. Le mot de passe suffit désormais pour se connecter.`,
      ),
    }),
    'second-factor-undone': ({ when }) => ({
      subject: 'Nous avons annulé une modification de votre authentification à deux facteurs',
      text: letter(
        `L’authentification à deux facteurs de votre compte Matchbook a été modifiée, mais pas dans vos paramètres Matchbook. Nous l’avons constaté le ${when} et l’avons remise comme vous l’y aviez laissée. Si elle ne peut pas être réactivée parce que votre application d’authentification a été retirée, un autre courriel vous le dira.`,
      ),
    }),
    'account-deletion-requested': ({ name, when, day, url }) => ({
      subject: 'Suppression du compte demandée',
      text: letter(
        `La suppression du compte Matchbook de ${name} a été demandée le ${when}. Le ${day}, le compte et toutes les organisations qui lui appartiennent seront supprimés définitivement : écritures, documents, rapports et paramètres. D’ici là, rien n’est facturé et rien n’est envoyé en votre nom.

Pour garder votre compte, connectez-vous d’ici là et choisissez « Garder mon compte » :
${url}

Pour emporter vos données, choisissez au même endroit « Exporter toutes les données ».`,
      ),
    }),
    'organization-deletion-requested': ({ name, when, day, url }) => ({
      subject: `Suppression de ${quoted(name)} demandée`,
      text: letter(
        `La suppression de votre organisation ${quoted(name)} a été demandée le ${when}. Le ${day}, elle sera supprimée définitivement : écritures, documents, rapports et paramètres. Votre compte et vos autres organisations restent. D’ici là, rien n’est facturé pour elle et rien n’est envoyé en son nom.

Pour la garder, connectez-vous d’ici là et choisissez « Garder cette organisation » :
${url}`,
      ),
    }),
    'account-deletion-withdrawn': ({ when }) => ({
      subject: 'Votre compte Matchbook est conservé',
      text: letter(
        `La suppression de votre compte Matchbook a été annulée le ${when}. Tout est comme avant, et les envois réguliers reprennent.`,
      ),
    }),
    'organization-deletion-withdrawn': ({ name, when }) => ({
      subject: `${quoted(name)} est conservée`,
      text: letter(
        `La suppression de votre organisation ${quoted(name)} a été annulée le ${when}. Tout est comme avant, et les envois réguliers reprennent.`,
      ),
    }),
    'recovery-tried': ({ when }) => ({
      subject: 'Quelqu’un a essayé des codes de récupération pour votre compte Matchbook',
      text: letter(
        `En une heure, quelqu’un a essayé dix fois de se connecter à votre compte Matchbook sans votre application d’authentification, la dernière fois le ${when}. Aucun essai n’a réussi. Nous refusons tout autre essai jusqu’à la fin de l’heure.`,
      ),
    }),
  },
};
