import type { Words } from '../words.ts';

/** What is wrong at a field of a form, of a request's body or of its query. */
export const fields: Words['fields'] = {
  // Of every kind
  required: () => 'Remplissez ce champ.',
  'no-real-day': () => 'Indiquez une date réelle au format aaaa-MM-jj.',
  'first-day-after-last': () => 'Le premier jour ne doit pas suivre le dernier.',
  'no-amount': () => 'Écrivez le montant en chiffres, comme 12,50.',
  'no-whole-amount': () => 'Donnez le montant en nombre entier d’unités mineures.',
  'amount-too-large': () => 'Ce montant est trop élevé.',
  'amount-zero': () => 'Entrez un montant autre que zéro.',
  'minus-sign': () => 'Omettez le signe moins.',
  'pass-phrase-too-short': ({ min }) =>
    `Utilisez au moins ${min} caractères : quelques mots se disent facilement et se devinent mal.`,
  'line-too-long': ({ max }) => `Utilisez au plus ${max} caractères.`,
  'line-with-controls': () => 'Retirez les sauts de ligne et les caractères de contrôle.',
  'too-many-entries': ({ max }) => `Donnez-en au plus ${max}.`,
  'no-entry-name': () => 'Choisissez un autre nom.',
  'more-than-is-kept': () =>
    'C’est plus volumineux, plus profond ou plus étrange que ce qui est conservé. Retirez-en une partie.',
  'no-email-address': () => 'Entrez une adresse courriel comme nom@exemple.com.',
  'name-with-address': () => 'Omettez les adresses, les liens et les signes < et >.',
  'no-rate': () => 'Écrivez le taux en chiffres, comme 1,3621.',
  'worth-in-own-currency': ({ currency }) => `C’est déjà en ${currency}, la devise des livres.`,
  'no-currency-code': () => 'Écrivez trois lettres, comme CAD.',
  'named-twice': () => 'Nommez chacun une seule fois.',
  'cursor-of-another-list': () => 'Reprenez la liste depuis le début.',

  // Books
  'no-digits-from-mail': () => 'Tapez les six chiffres reçus par courriel.',
  'no-app-code': () => 'Tapez les six chiffres que montre votre application d’authentification.',
  'wrong-app-code': () =>
    'Ce n’est pas le code que montre votre application en ce moment. Attendez le prochain et tapez-le.',
  'confirmation-differs': () => 'Tapez-le exactement comme il est affiché.',
  'wrong-password': () => 'Ce n’est pas votre mot de passe.',
  'weak-password': () =>
    'Utilisez au moins 10 caractères, avec des majuscules, des minuscules et un chiffre.',
  'no-last-digits': () => 'Tapez les deux à quatre derniers chiffres du numéro.',
  'account-unknown': () => 'Choisissez un de vos comptes.',
  'account-name-taken': () => 'Un autre compte porte ce nom.',
  'account-in-use': ({ currency }) =>
    `Ce compte contient des transactions en ${currency}. Ajoutez un autre compte.`,
  'account-of-other-currency': ({ currency, own }) =>
    `Ce compte est tenu en ${currency}. Choisissez un compte en ${own}.`,
  'too-many-accounts': ({ max }) => `Gardez au plus ${max} comptes.`,
  'category-name-taken': () => 'Une autre catégorie porte ce nom.',
  'category-name-reserved': () => 'Ce nom signifie qu’il n’y a pas de catégorie. Choisissez-en un autre.',
  'category-into-itself': () => 'Choisissez une autre catégorie que celle-ci.',
  'category-not-offered': () => 'Choisissez une de vos catégories qui n’est ni mise au rancart ni fusionnée.',
  'part-account-unknown': () => 'Choisissez un de vos comptes pour cette partie.',
  'part-to-own-account': () => 'Cette partie va au compte de l’écriture. Choisissez un autre compte.',
  'part-of-both': () => 'Choisissez une catégorie ou un compte pour cette partie, pas les deux.',
  'part-category-unknown': () => 'Choisissez une de vos catégories pour cette partie.',
  'category-of-other-kind': () => 'Choisissez une catégorie du même genre : revenu ou dépense.',
  'category-kind-listed': () =>
    'L’usage de cette catégorie est fixé d’avance. Seules les vôtres peuvent être modifiées.',
  'form-line-unknown': () => 'Choisissez une ligne du formulaire de votre pays.',
  'too-many-categories': ({ max }) => `Gardez au plus ${max} catégories personnelles.`,
  'no-entry-goal': () => 'Écrivez un nombre entier de 1 à 100 000.',
  'no-time-zone': () => 'Choisissez un fuseau horaire dans la liste.',
  'no-day-of-year': () => 'Choisissez un jour que chaque année possède.',
  'profession-unknown': () => 'Choisissez un pays et une profession dans les listes.',
  'region-unknown': () => 'Choisissez une région dans la liste.',

  'no-retention-years': ({ max }) => `Entrez un nombre entier d’années, ${max} au plus.`,
  'too-few-retention-years': ({ min }) =>
    `Entrez au moins ${min} ans : l’administration fiscale peut demander des documents aussi longtemps.`,

  // What recurs
  'due-too-long-ago': () => 'Choisissez un jour des douze derniers mois, ou un jour ultérieur.',
  'day-not-over': () => 'Seuls des jours passés peuvent être fermés. Choisissez un jour plus tôt.',
  'due-already-entered': () => 'Ce jour ou un jour ultérieur est déjà inscrit. Choisissez un jour plus tard.',
  'end-before-next-due': () => 'Le dernier jour ne doit pas précéder la prochaine échéance.',
  'transfer-never-recurs': () => 'Un virement ne revient pas. Faites-en un revenu ou une dépense.',
  'no-member': () => 'Choisissez un membre de l’organisation.',
  'too-many-recurring': ({ max }) => `Gardez au plus ${max} écritures récurrentes.`,

  // Statements, exports
  'no-schedule-day': ({ last }) => `Choisissez un jour de 1 à ${last}, ou le dernier jour du mois.`,
  'no-hour': () => 'Choisissez une heure de 0 à 23.',
  'too-many-schedules': ({ max }) =>
    `Gardez au plus ${max} envois réguliers. Supprimez-en un dont vous n’avez plus besoin.`,
  'link-end-too-early': () => 'Choisissez un jour à venir.',
  'link-end-too-late': ({ max }) =>
    `Un lien s’ouvre au plus ${max} jours à compter d’aujourd’hui. Choisissez un jour plus proche.`,
  'more-than-ten-years': () => 'Demandez dix ans au plus.',
  'more-than-a-year': () => 'Demandez un an au plus.',
  'no-days-chosen': () => 'Choisissez le premier et le dernier jour.',

  // Rules, payouts
  'rule-text-too-short': () => 'Tapez au moins deux lettres.',
  'rule-without-condition': () =>
    'Dites à quelles écritures la règle s’applique : un texte, un montant ou un compte.',
  'rule-without-effect': () =>
    'Dites ce que fait la règle : une catégorie, à quoi sert l’argent, ou aucun reçu requis.',
  'rule-not-business-sorted': () =>
    'Choisissez une catégorie, un virement, ou à qui est l’argent : un seul des trois.',
  'smallest-above-largest': () => 'Le plus petit montant ne doit pas dépasser le plus grand.',
  'rule-named-twice': () => 'Nommez chaque règle une seule fois.',
  'neither-one-category-nor-each': () => 'Donnez une catégorie pour toutes, ou une pour chacune.',
  'payout-does-not-add-up': () =>
    'Le brut moins les frais et les remboursements doit égaler le dépôt, au cent près.',

  // Sales tax
  'no-tax-number': ({ country }: { country: string }) =>
    `Ce n’est pas un numéro d’inscription (${country}). Vérifiez ses chiffres.`,
  'no-filing-period': () => 'Aucune période de déclaration n’y est aussi longue. Choisissez-en une autre.',
  'no-sales-tax': () => 'Il n’y a pas de taxe de vente pour tout le pays.',

  // What belongs to an entry
  'no-share': () => 'Entrez un pourcentage entier de 1 à 100.',
  'part-without-amount': () => 'Entrez un montant d’au moins 0,01, sans signe.',
  'parts-exceed-entry': () =>
    'Les parties couvrent toute l’écriture ou davantage. Laissez quelque chose pour sa propre catégorie.',
  'part-tax-exceeds': () => 'La taxe doit être inférieure à la partie dont elle relève.',
  'no-tax-rate': () => 'Entrez un taux de 0 à 100 pour cent.',
  'taxes-exceed-entry': () => 'La taxe doit être inférieure à l’écriture.',
  'transfer-untaxed': () => 'Un virement ne porte pas de taxe. Faites-en d’abord un revenu ou une dépense.',
  'reverse-charge-of-purchase': () => 'Seule une dépense peut être un service de l’étranger.',
  'no-reverse-charge': () =>
    'Seule une entreprise inscrite à la TVA au Royaume-Uni ou en Irlande doit ici la taxe sur les services de l’étranger.',
  'transfer-is-whole': () =>
    'Un virement ne se ventile pas et ne se partage pas. Faites-en d’abord un revenu ou une dépense.',
  'parts-of-payout': () => 'Ce dépôt est ventilé comme un versement. Annulez d’abord cette ventilation.',
  'use-of-transfer': () => 'Seul un virement peut être personnel ou celui du propriétaire.',

  told: ({ sentence }) => sentence,
};
