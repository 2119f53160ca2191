import type { Words } from '../words.ts';

/** What a person reads of a problem that has nothing more precise to say: what is wrong, and what to do next. */
export const problems: Words['problems'] = {
  'invalid-input':
    'Une partie de ce qui a été envoyé n’est pas valide. Corrigez les champs nommés ci-dessous et renvoyez.',
  'unreadable-body': 'La requête n’est pas du JSON valide. Envoyez un objet JSON.',
  'signed-out': 'Ouvrez une session et réessayez.',
  'not-allowed': 'Vous n’avez pas l’autorisation de faire cela. Demandez l’accès au propriétaire des livres.',
  'not-found': 'Rien n’a été trouvé à cette adresse. L’élément a peut-être été supprimé.',
  'already-exists': 'Cet identifiant sert déjà à autre chose. Renvoyez avec un nouvel identifiant.',
  'changed-meanwhile':
    'Quelqu’un d’autre a modifié cet élément entre-temps. Rechargez-le et refaites votre modification.',
  'other-address':
    'Ceci est pour une personne qui se connecte avec une autre adresse. Connectez-vous avec celle-là.',
  'wrong-state': 'Ce n’est plus possible : l’état a changé. Rechargez et vérifiez de nouveau.',
  'period-locked':
    'Ceci se trouve dans une période des livres qui est fermée. Choisissez une date ultérieure, ou demandez à un responsable des livres de rouvrir la période dans les paramètres.',
  'too-large': 'Ce fichier est trop volumineux. La limite est de 10 Mo.',
  'unsupported-format':
    'Ce genre de fichier ne peut pas être lu ici. Envoyez un PDF, une photo ou un courriel, ou un relevé bancaire en CSV, Excel, OFX, QIF, CAMT.053 ou MT940.',
  'unreadable-file':
    'Le fichier est endommagé et ne peut pas être lu. Exportez-le ou photographiez-le de nouveau.',
  'empty-file': 'Le fichier est vide. Choisissez-en un autre.',
  'password-needed':
    'Le fichier est protégé par un mot de passe. Retirez le mot de passe et téléversez-le de nouveau.',
  'no-transactions':
    'Aucune transaction n’a été trouvée dans ce fichier. Vérifiez qu’il s’agit d’un relevé bancaire.',
  'not-a-statement': 'Ce fichier est un reçu ou un autre document, et non un relevé bancaire.',
  'account-needed': 'Choisissez le compte auquel ce relevé appartient.',
  'wrong-code':
    'Ce code n’est pas le bon. Consultez le courriel le plus récent et tapez de nouveau les six chiffres.',
  'recovery-refused':
    'L’adresse, le mot de passe ou le code de secours n’est pas bon, ou l’authentification à deux facteurs est désactivée. Vérifiez les trois et réessayez.',
  'code-expired': 'Ce code a expiré. Demandez-en un nouveau.',
  'too-many-tries': 'Trop de codes erronés. Demandez-en un nouveau.',
  'sample-books':
    'Ce sont des livres d’exemple : rien n’en sort, et rien de ce qui est à vous n’y est conservé. Retirez d’abord les données d’exemple.',
  'being-deleted':
    'La suppression de cette organisation est prévue : plus rien ne peut y être modifié. Son propriétaire peut la conserver dans Paramètres → Données et confidentialité.',
  'not-a-member':
    'Vous n’êtes pas membre de cette organisation : rien n’a été modifié. Ouvrez l’une des vôtres.',
  'not-onboarded': 'Choisissez d’abord votre pays et votre profession.',
  'plan-limit-reached':
    'La limite mensuelle de votre forfait est atteinte. Passez à un forfait supérieur, ou attendez le premier du mois prochain.',
  'plan-lacks-format':
    'Votre forfait fournit ses rapports en fichiers CSV. Choisissez CSV; les autres formats viennent avec les forfaits supérieurs.',
  'nothing-to-export': 'Il n’y a aucune transaction dans cette période. Choisissez une autre période.',
  'export-too-large':
    'Cette exportation est trop volumineuse pour un seul courriel. Choisissez une période plus courte.',
  'mail-refused': 'Le serveur de courriel a refusé cette adresse. Vérifiez-la et envoyez de nouveau.',
  'address-bounced':
    'Un courriel à cette adresse est déjà revenu. Corrigez l’adresse, ou choisissez « Envoyer quand même » (pour les programmes : sendAnyway: true).',
  'mail-unknown': 'Nous ne savons pas si ce courriel est parti. L’envoyer de nouveau?',
  'export-limit-reached': 'Les exportations d’aujourd’hui sont épuisées. Le compte repart à minuit.',
  'feedback-limit-reached': 'Les messages d’aujourd’hui sont épuisés. Le compte repart à minuit.',
  'too-many-requests': 'Trop de requêtes à la fois. Attendez un moment et réessayez.',
  'payments-unavailable':
    'Les paiements sont injoignables pour le moment, et rien n’a été débité. Réessayez dans quelques minutes.',
  'given-up': 'Ce n’a pas pu être terminé, par notre faute. Réessayez plus tard.',
  'no-connection': 'Matchbook est injoignable. Vérifiez votre connexion et réessayez.',
  unexpected:
    'Une erreur inattendue s’est produite, par notre faute. Vérifiez si l’opération a été faite, et réessayez.',
};
