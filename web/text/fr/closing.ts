import type { SameTexts } from '../../../shared/text/words.ts';
import type { closing as english } from '../en/closing.ts';

export const closing: SameTexts<typeof english> = {
  title: 'Périodes fermées',
  help: 'Ce qui est daté d’une période fermée ne peut plus être ajouté, modifié ni supprimé, par personne : ce que vous avez déclaré reste tel quel.',
  loadFailed: 'Impossible de charger ce qui est fermé',
  open: 'Rien n’est encore fermé.',
  standing: 'Fermé jusqu’au {{day}}',
  by: 'par {{name}} le {{day}}',
  masterOnly: 'Seul le responsable de l’organisation ferme et rouvre des périodes.',
  until: 'Fermer jusqu’au',
  untilHelp: 'Le dernier jour de la période, comme la fin d’un mois ou de votre exercice.',
  untilHelpClosed:
    'Le dernier jour de la période. Pour rouvrir une partie, choisissez un jour antérieur à celui jusqu’auquel c’est fermé, puis Rouvrir.',
  close: 'Fermer et verrouiller…',
  reopen: 'Rouvrir…',
  closeTitle: 'Tout fermer jusqu’au {{day}}?',
  closeHelp:
    'Rien de daté jusque-là ne peut plus être ajouté, modifié, rapproché ni annulé avant que vous ne rouvriez. L’historique ci-dessous en garde la trace.',
  closes_one: '{{count}} transaction est ainsi fermée.',
  closes_other: '{{count}} transactions sont ainsi fermées.',
  unready_one: 'Il manque encore une catégorie ou un reçu à {{count}} d’entre elles.',
  unready_other: 'Il manque encore une catégorie ou un reçu à {{count}} d’entre elles.',
  confirmClose: 'Fermer et verrouiller',
  reopenTitle: 'Rouvrir des périodes fermées?',
  reopenAllHelp:
    'Tous les jours peuvent de nouveau être modifiés, même ceux que vous avez déclarés. L’historique ci-dessous en garde la trace.',
  reopenHelp:
    'Ce qui est daté après le {{day}} peut de nouveau être modifié, même ce que vous avez déclaré. L’historique ci-dessous en garde la trace.',
  confirmReopen: 'Rouvrir',
  closed: 'Fermé jusqu’au {{day}}',
  reopened: 'Rouvert',
  failed: 'Rien n’a été fermé ni rouvert',
  history: 'Historique',
  acts: {
    closed: 'Fermé jusqu’au {{day}}',
    reopened: 'Rouvert après le {{day}}',
    opened: 'Tout rouvert',
  },
  row: 'Fermée : {{description}} se trouve dans une période qui ne peut pas être modifiée',
  entry: 'Cette transaction se trouve dans une période fermée : elle peut être lue, pas modifiée.',
  way: 'Voir les périodes fermées',
};
