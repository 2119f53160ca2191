/** Paramètres, Données et confidentialité : ce qui ne se fait pas avec les données. */
export const privacy = {
  title: 'Confidentialité',
  off: 'Désactivé',
  analytics: 'Statistiques d’utilisation',
  analyticsHelp:
    'Nous ne comptons pas comment vous utilisez Matchbook : ni statistiques, ni traceurs. Les journaux des serveurs notent les appels pour trouver les pannes, sans leur contenu.',
  dataSharing: 'Partage de données',
  dataSharingHelp:
    'Personne ne reçoit vos données de nous. Ce que vous envoyez par courriel ou partagez par lien va à qui vous choisissez.',
  thirdParty: 'Tiers',
  thirdPartyHelp:
    'Ni publicité ni courtiers en données. Matchbook fonctionne sur Amazon Web Services, et Stripe traite les paiements.',
} as const;
