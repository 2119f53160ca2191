import { dayInWords } from '../day-in-words.ts';
import type { Words } from '../words.ts';
import { bounces } from './bounces.ts';

const usedUp = (what: string, limit: number): string =>
  `Votre forfait comprend ${limit} ${what} par mois, et ils ont été utilisés. Le compte repart le premier du mois prochain; un forfait supérieur lève la limite.`;

const atMidnight = (timeZone: string): string => `à minuit, à l’heure de vos livres (${timeZone})`;

/** Why something is refused, where its problem alone would say too little. */
export const refusals: Words['refusals'] = {
  'documents-used-up': ({ limit }) => usedUp('documents', limit),
  'document-waits': ({ limit }) =>
    `Votre forfait comprend ${limit} documents par mois, et ils ont été utilisés. Celui-ci sera lu automatiquement quand le compte repartira, le premier du mois prochain, ou dès que vous aurez un forfait supérieur. Vous pouvez aussi le remplir à la main maintenant.`,
  'statements-used-up': ({ limit }) => usedUp('relevés bancaires', limit),
  'statement-uploads-used-up': ({ limit }) => usedUp('relevés téléversés', limit),
  'exports-used-up': ({ limit, timeZone }) =>
    `Au plus ${limit} exportations par jour sont envoyées, et celles d’aujourd’hui ont été utilisées. Le compte repart ${atMidnight(timeZone)}.`,
  'archives-used-up': ({ limit, timeZone }) =>
    `Au plus ${limit} exportations des archives se font par jour, et celles d’aujourd’hui ont été utilisées. Le compte repart ${atMidnight(timeZone)}; celles de la dernière semaine se téléchargent encore.`,
  'reports-used-up': ({ limit, timeZone }) =>
    `Au plus ${limit} rapports se font par jour, et ceux d’aujourd’hui ont été utilisés. Le compte repart ${atMidnight(timeZone)}; ceux de la liste se téléchargent encore.`,
  'packages-used-up': ({ limit, timeZone }) =>
    `Au plus ${limit} dossiers pour le comptable se préparent par jour, et ceux d’aujourd’hui ont été utilisés. Le compte repart ${atMidnight(timeZone)}; ceux de la liste se téléchargent encore.`,
  'report-too-large': () =>
    'Un rapport contient au plus 50 000 écritures, et ces jours en ont davantage. Choisissez moins de jours.',
  'no-sales-tax-return': () =>
    'Matchbook ne calcule aucune déclaration de taxe de vente pour ces livres : le pays n’en a pas, ou vous déclarez par une méthode simplifiée. Choisissez un autre rapport.',
  'format-not-made': () => 'Ce rapport ne se fait pas en fichier de ce genre. Choisissez un autre format.',
  'archive-empty': () =>
    'Rien dans les archives ne répond à cette recherche, à ce type et à cette année. Choisissez-en d’autres.',
  'archive-too-large': () =>
    'Une exportation contient au plus 5 000 éléments et 500 Mo d’originaux, et ceci est plus grand. Choisissez une année, un type ou une recherche, et exportez une partie après l’autre.',
  'new-addresses-used-up': ({ limit, timeZone }) =>
    `Les exportations vont à au plus ${limit} nouvelles adresses par jour, et celles d’aujourd’hui ont été utilisées. Le compte repart ${atMidnight(timeZone)}; les adresses auxquelles vous avez déjà écrit sont libres.`,
  'feedback-used-up': ({ limit, timeZone }) =>
    `Au plus ${limit} messages par jour nous parviennent d’une même personne, et les vôtres sont envoyés. Le compte repart ${atMidnight(timeZone)}; gardez jusque-là ce que vous avez écrit.`,
  'address-bounced': ({ on, reason }) =>
    `${reason === 'unwanted' ? 'Un courriel à cette adresse a été signalé comme indésirable' : 'Un courriel à cette adresse est revenu'} le ${dayInWords(on, 'fr')}. ${bounces[reason]} Corrigez l’adresse, ou choisissez « Envoyer quand même » (pour les programmes : sendAnyway: true).`,
  'key-used-otherwise': () =>
    'Cet Idempotency-Key a déjà été envoyé avec un autre contenu. Envoyez celui-ci avec une nouvelle clé.',
  'link-made-before': () =>
    'Ce lien existe déjà, et son adresse n’est donnée qu’une fois. Créez-en un autre, et révoquez celui-ci si personne ne l’a.',
  'link-revoked': () =>
    'Ce lien a été révoqué, et un lien révoqué ne s’ouvre plus jamais. Créez-en un autre, et envoyez plutôt son adresse.',
  'tries-used-up': ({ limit }) =>
    `Il y a eu ${limit} essais en une heure, le maximum. Attendez une heure, puis réessayez.`,
  'asked-too-often': ({ minutes }) =>
    `Cela a été demandé trop souvent. Réessayez dans ${minutes === 1 ? 'une minute' : `${minutes} minutes`}.`,
  'upload-unknown': () => 'Ce téléversement n’existe pas. Téléversez le relevé de nouveau.',
  'other-entries-by-now': ({ count }) =>
    `D’autres transactions répondent maintenant à ces filtres : ${count} en tout. Regardez-les et choisissez de nouveau.`,
  'too-many-entries-to-search': () =>
    'Il y a trop de transactions à parcourir à la fois. Choisissez une période plus courte.',
  'no-entries-apart': () => 'Toutes les transactions comptent déjà dans la devise des livres.',
  'category-merged': ({ into }) =>
    `Cette catégorie a été fusionnée avec ${into}. Modifiez celle-là, ou annulez la fusion.`,
  'account-holds-entries': () =>
    'Des transactions, des relevés ou des écritures récurrentes appartiennent à ce compte. Déplacez-les d’abord vers un autre.',
  'last-account': () => 'Ces livres ont besoin d’un compte. Ajoutez-en un autre avant de retirer celui-ci.',
  'questions-full': ({ limit }) =>
    `Au plus ${limit} questions peuvent être ouvertes. Répondez à quelques-unes ou retirez-en.`,
  'questions-about-one-full': ({ limit }) =>
    `Au plus ${limit} questions peuvent porter sur une même chose. Continuez dans le fil de l’une d’elles.`,
  'comments-full': ({ limit }) => `Un fil contient au plus ${limit} commentaires. Posez une autre question.`,
  'question-closed': () =>
    'Entre-temps, cette question a reçu une réponse ou a été retirée. Regardez-la de nouveau.',
  'recurring-full': ({ limit }) =>
    `Il y a déjà ${limit} écritures récurrentes, le maximum. Supprimez-en une avant de rétablir celle-ci.`,
  'schedules-full': ({ limit }) =>
    `Il y a déjà ${limit} envois réguliers, le maximum. Supprimez-en un avant de rétablir celui-ci.`,
  'category-in-use': () =>
    'Cette catégorie est utilisée. Mettez-la plutôt au rancart : elle ne sera plus proposée.',
  'kept-for-entry': ({ description, until }) =>
    `C’est le document de « ${description} », qui figure dans vos livres. De tels documents se conservent jusqu’au ${until} : d’ici là, il ne peut être supprimé définitivement.`,
  'original-deleted': ({ on }) =>
    `Original supprimé le ${dayInWords(on, 'fr')}, selon vos paramètres. Ce qui y a été lu est conservé.`,
  'period-locked': ({ until, byName, on }) =>
    `Ces livres sont fermés jusqu’au ${dayInWords(until, 'fr')} : ${byName} les a fermés le ${dayInWords(on, 'fr')}. Choisissez une date ultérieure, ou demandez à un responsable des livres de rouvrir la période dans les paramètres.`,
  'opening-closed': ({ until, byName, on }) =>
    `Un solde d’ouverture compte dès le premier jour de vos livres, et ils sont fermés jusqu’au ${dayInWords(until, 'fr')} : ${byName} les a fermés le ${dayInWords(on, 'fr')}. Saisissez ce que le compte contient comme une transaction après ce jour, ou rouvrez la période dans les paramètres.`,
  'currency-closed': ({ until, byName, on }) =>
    `Ces livres sont fermés jusqu’au ${dayInWords(until, 'fr')}, et une autre devise changerait tous les montants de cette période : ${byName} les a fermés le ${dayInWords(on, 'fr')}. Rouvrez d’abord la période dans les paramètres.`,
  'mail-never-accepted': () =>
    'Ce courriel porte un virus, ou plus de 10 Mo. Demandez à son expéditeur le document seul, et téléversez-le.',
  'period-empty': () => 'Rien n’a été inscrit pour cette période : il n’y avait rien à envoyer.',
  'mailed-unchanged': () =>
    'Cette période a déjà été envoyée à la même adresse, et aucune de ses écritures n’a changé depuis.',
  'schedule-of-nobody': () =>
    'La personne qui a réglé cet envoi ne peut plus exporter depuis ces livres. Modifiez-le et enregistrez-le pour qu’il continue en votre nom.',
  'schedule-given-up': () =>
    'Cela n’a pas pu se faire, bien qu’on l’ait essayé pendant un jour. Renvoyez cette période depuis l’historique de l’envoi.',
  'period-sending': () =>
    'Cette période est déjà en route. Regardez l’historique de l’envoi dans une minute : il dit si elle est partie.',
  'period-sent': () =>
    'Cette période est partie : l’envoi régulier ne la renvoie pas. Pour l’envoyer encore, renvoyez le rapport lui-même sous Rapports.',
  'period-removed': () =>
    'Le rapport de cette période a été supprimé, et nul ne peut dire s’il est arrivé. Pour en être sûr, envoyez la période sous Rapports.',
  'plan-without-team': () =>
    'Starter est pour une personne. Les membres viennent avec Professional (2 utilisateurs) et Business (5 utilisateurs) ; un comptable peut être invité avec tous les forfaits.',
  'seats-taken': ({ seats }) =>
    `Les ${seats} places de ce forfait sont prises. Retirez un membre, faites-en un comptable, ou passez à un forfait supérieur.`,
  'overrides-need-enterprise': () =>
    'Les autorisations particulières d’un membre viennent avec le forfait Enterprise.',
  'team-unknown': () => 'Cette organisation n’a pas une telle équipe. Rechargez la page.',
  'is-member': () => 'Une personne avec cette adresse est déjà membre.',
  'master-stays': () =>
    'Le responsable d’une organisation ne peut ni partir, ni être retiré, ni être modifié. Transférez d’abord la responsabilité à un membre.',
  'team-remains': () =>
    'D’autres personnes travaillent aussi dans cette organisation. Cédez-en d’abord la responsabilité à l’une d’elles dans Équipe, ou choisissez de mettre fin à l’équipe.',
  'only-organization': () => 'C’est votre seule organisation. Pour la supprimer, supprimez votre compte.',
  'too-many-organizations': ({ limit }) =>
    `Vous êtes propriétaire de plus de ${limit} organisations. Supprimez-en d’abord quelques-unes, chacune dans ses propres paramètres.`,
  'deletion-begun': () => 'La suppression a commencé et ne peut plus être annulée.',
  'account-ends': () =>
    'La suppression de votre compte est prévue. Conservez-le d’abord, dans Paramètres → Données et confidentialité.',
  'heir-leaves': () =>
    'La suppression du compte de ce membre est prévue. Cédez la responsabilité à quelqu’un d’autre.',
  'no-heir': () =>
    'La responsabilité peut être transférée à un assistant. Faites d’abord de ce membre un assistant.',
  'invitation-unreadable': () =>
    'Un code d’invitation a 20 lettres et chiffres, comme 7KQ2-M0X9-TB4E-ZC81-HN5V. Copiez-le depuis le courriel.',
  'invitation-unknown': () =>
    'Ce code d’invitation n’est pas valide. Comparez-le avec le courriel, ou demandez-en un nouveau.',
  'invitation-replaced': () => 'Un code plus récent a été envoyé depuis. Utilisez celui du dernier courriel.',
  'invitation-of-other': ({ invited, own }) =>
    `Cette invitation est pour ${invited}, et vous êtes connecté avec ${own}. Connectez-vous avec l’adresse invitée, ou demandez une invitation à la vôtre.`,
  'invitation-used': () =>
    'Cette invitation a déjà été utilisée. Demandez-en une nouvelle au responsable de l’équipe.',
  'invitation-revoked': () =>
    'Cette invitation a été retirée. Demandez-en une nouvelle au responsable de l’équipe.',
  'invitation-expired': () =>
    'Cette invitation a expiré : elle était valable 7 jours. Demandez-en une nouvelle au responsable de l’équipe.',
  'team-full': ({ seats }) =>
    `Les ${seats} places de cette équipe sont prises. Demandez au responsable de l’équipe d’en libérer une, puis réutilisez ce code.`,
  'team-without-plan': () =>
    'Le forfait de cette équipe n’a pas de place pour des membres. Demandez au responsable de l’équipe d’en changer, puis réutilisez ce code.',
  'already-in-team': () => 'Vous faites déjà partie d’une équipe !',
  'already-subscribed': () =>
    'Cette organisation a déjà un abonnement. Changez de forfait dans Paramètres → Facturation.',
  'enterprise-is-agreed': () => 'Cette organisation a le forfait Enterprise. Écrivez-nous pour en changer.',
  'payment-being-confirmed': () =>
    'Un paiement vient d’être fait et se confirme. Consultez Paramètres → Facturation dans une minute.',
  'never-subscribed': () => 'Cette organisation n’a pas encore d’abonnement. Choisissez d’abord un forfait.',
  'subscription-ended': () => 'Cet abonnement a pris fin. Choisissez un forfait pour vous réabonner.',
  'order-under-way': () => 'Votre dernier changement est en cours. Attendez un moment, puis réessayez.',
  'payment-overdue': () =>
    'Le dernier paiement a échoué. Mettez d’abord la carte à jour sous « Gérer le paiement ».',
  'resume-first': () => 'Cet abonnement est résilié. Reprenez-le d’abord, puis changez de forfait.',
  'no-refund': () =>
    'Un remboursement se demande une seule fois, dans les 30 jours suivant le premier paiement.',
  'no-event-of-stripe': () => 'La signature n’est pas celle de Stripe, ou elle a plus de cinq minutes.',
  'organizations-used-up': ({ limit }) => `Une personne peut ajouter jusqu’à ${limit} entreprises.`,
};
