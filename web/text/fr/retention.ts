/** Paramètres, Données et confidentialité : conservation des documents. */
export const retention = {
  title: 'Conservation des documents',
  help: 'Combien de temps nous gardons les fichiers originaux de vos reçus et factures. Quel que soit votre choix, ce qui y a été lu, leurs rapprochements et vos chiffres restent.',
  choice: 'Originaux',
  choices: {
    years: 'Conserver les documents',
    'until-reviewed': 'Supprimer chacun une fois lu et vérifié',
  },
  years: 'Années de conservation',
  yearsHelp:
    'À compter de la fin de l’exercice. Au moins {{years}}, pour couvrir ce que l’administration fiscale peut demander.',
  reviewedHelp:
    'L’original est supprimé un jour après que vous avez accepté ce qui y a été lu, avec ses pages et toutes ses versions antérieures. Un document qui n’a pas pu être lu, auquel il manque le fournisseur, le montant ou la date, ou qui est peut-être une copie est conservé tant que vous n’avez pas tranché. Un rapprochement seul ne vaut pas vérification.',
  authority:
    'L’administration fiscale peut demander les originaux pendant {{years}} ans ou plus. Téléchargez ceux qu’il vous faut avant de les accepter.',
  statements:
    'Un changement prend effet après 7 jours. Les fichiers de relevés bancaires restent avec leur importation. Les documents archivés sont supprimés le jour indiqué dans les archives.',
  confirmTitle: 'Supprimer les originaux une fois vérifiés?',
  confirmHelp:
    'Dans 7 jours, l’original de chaque document que vous avez vérifié sera supprimé définitivement, y compris ceux vérifiés avant aujourd’hui. D’ici là, vous pouvez revenir en arrière. Un original supprimé ne peut pas être récupéré.',
  confirm: 'Supprimer les originaux vérifiés',
  keptUntil: 'Original conservé jusqu’au',
  deletedOn: 'Original supprimé le {{day}}, selon vos paramètres',
  deletedHelp: 'Ce qui y a été lu, ses rapprochements et vos chiffres sont conservés.',
} as const;
