/** La fin d’une organisation, ou de tout le compte. */
export const deletion = {
  title: 'Supprimer',
  organization: 'Supprimer cette organisation',
  organizationHelp:
    'Tout le contenu de {{name}} disparaît : écritures, documents, rapports, paramètres et équipe. Votre compte et vos autres organisations restent. Pendant 14 jours, vous pouvez encore la garder.',
  account: 'Supprimer le compte',
  accountHelp:
    'Votre compte disparaît, avec toutes les organisations qui vous appartiennent et leur contenu. Dans les organisations d’autres personnes, ce que vous avez saisi reste. Pendant 14 jours, vous pouvez encore le garder en vous connectant.',
  accountDialog: 'Supprimer votre compte?',
  organizationDialog: 'Supprimer « {{name}} »?',
  whatAccount:
    'Le {{day}}, votre compte et toutes les organisations qui vous appartiennent seront supprimés définitivement : écritures, documents, rapports et paramètres. Personne ne pourra les récupérer.',
  whatOrganization:
    'Le {{day}}, « {{name}} » sera supprimée définitivement : écritures, documents, rapports et paramètres. Personne ne pourra les récupérer.',
  untilThen:
    'D’ici là, rien ne peut être modifié, rien n’est facturé, les envois réguliers et les courriels sont suspendus, et les liens partagés ne s’ouvrent pas. Vous pouvez encore tout consulter et exporter, et tout garder d’un clic.',
  team: 'Mettre fin à l’équipe : ses membres perdent l’accès et en sont avertis maintenant',
  teamHelp: 'Quelqu’un d’autre doit continuer? Cédez-en d’abord la responsabilité dans Équipe.',
  typeAddress: 'Tapez votre adresse courriel ({{name}}) pour confirmer',
  typeName: 'Tapez le nom de l’organisation ({{name}}) pour confirmer',
  password: 'Votre mot de passe',
  accountRequested: 'Suppression du compte demandée',
  organizationRequested: 'Suppression de l’organisation demandée',
  requestedHelp: 'Consultez vos courriels pour la confirmation.',
  accountFailed: 'La suppression du compte n’a pas été demandée',
  organizationFailed: 'La suppression de l’organisation n’a pas été demandée',
  accountGoes: 'Votre compte sera supprimé le {{day}}.',
  organizationGoes: '« {{name}} » sera supprimée le {{day}}.',
  goesHelp: 'D’ici là, rien ne peut y être modifié.',
  keepAccount: 'Garder mon compte',
  keepOrganization: 'Garder cette organisation',
  keeping: 'Un instant…',
  accountKept: 'Votre compte est conservé',
  organizationKept: 'L’organisation est conservée',
  keptHelp: 'Tout est comme avant.',
  accountNotKept: 'La suppression de votre compte est toujours prévue',
  organizationNotKept: 'La suppression de l’organisation est toujours prévue',
  stayAccount: 'Garder votre compte?',
  stayOrganization: 'Garder « {{name}} »?',
  notNow: 'Pas maintenant',
} as const;
