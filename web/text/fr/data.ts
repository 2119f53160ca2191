/** Paramètres, Données et confidentialité. */
export const data = {
  title: 'Données et confidentialité',
  exportTitle: 'Exporter toutes les données',
  exportHelp:
    'Un fichier zip avec tout ce que contient votre organisation : les opérations en CSV, vos documents originaux et tout le reste en JSON. Il ne contient ni mot de passe ni lien. Vous seul pouvez le télécharger, ici, pendant 7 jours.',
  start: 'Exporter toutes les données',
  starting: 'Lancement…',
  started: 'Exportation des données lancée',
  startedHelp: 'Nous écrirons à {{email}} quand elle sera prête.',
  failed: 'L’exportation des données n’a pas été lancée',
  loadFailed: 'Les exportations de données n’ont pas pu être chargées',
  exports: 'Exportations de données',
  ofAll: 'Toutes les données',
  progress: 'Progression de l’exportation des données',
  mayLeave: 'Vous pouvez quitter cette page. Nous vous écrirons quand ce sera prêt.',
  until: 'Téléchargeable jusqu’au',
  download: 'Télécharger',
  downloadFailed: 'L’exportation des données n’a pas été téléchargée',
} as const;
