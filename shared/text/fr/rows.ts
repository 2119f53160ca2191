import type { Words } from '../words.ts';

/** So much of a cell is shown: enough to find it by. */
const SHOWN_MAX = 40;
const quoted = ({ shown }: { shown: string }): string => `« ${shown.slice(0, SHOWN_MAX)} »`;

/** Why a line of a statement could not be read or was not added. */
export const rows: Words['rows'] = {
  'no-date': () => 'Il n’y a pas de date.',
  'no-amount': () => 'Il n’y a pas de montant.',
  'neither-date-nor-amount': () => 'Il n’y a ni date ni montant.',
  'unread-date': (cell) => `La date ${quoted(cell)} ne peut pas être lue.`,
  'unread-amount': (cell) => `Le montant ${quoted(cell)} ne peut pas être lu.`,
  'amount-both-ways': () => 'Il y a un montant à la fois sorti et entré.',
  'unclear-direction': ({ shown }) => `On ne sait pas si « ${shown} » est de l’argent qui entre ou qui sort.`,
  investment: () => 'C’est une opération d’un compte de placement, qui n’est pas lue ici.',
  'no-direction': () => 'La ligne ne dit pas si l’argent est entré ou sorti.',
  'other-currency': ({ currency, own }) => `Cette ligne est en ${currency}, et le relevé est lu en ${own}.`,
  'not-booked': (cell) => `Le fichier l’indique comme ${quoted(cell)} : aucun argent n’a bougé.`,
  'unclear-status': (cell) =>
    `On ne sait pas d’après ${quoted(cell)} si l’argent a bougé. Si oui, réglez cette colonne sur « Non utilisée ».`,
  'refunded-alone': (cell) =>
    `Le fichier l’indique comme ${quoted(cell)} et ne contient pas de remboursement : les deux sont laissés de côté.`,
  'paid-elsewhere': (cell) =>
    `Elle a été payée par ${quoted(cell)}, pas par ce compte : elle figure sur le relevé de l’autre compte.`,
  'part-of-above': () => 'C’est une partie de l’écriture au-dessus, qui a le montant entier.',
  'in-books': ({ description }) => `Elle est déjà dans vos livres, sous ${description.slice(0, SHOWN_MAX)}.`,
  'left-out': () => 'Vous l’avez laissée de côté.',
  'period-locked': () => 'Elle se trouve dans une période des livres qui est fermée.',
  'bare-balance': () => 'Cette ligne est sans libellé et ressemble à un solde, pas à une opération.',
  'other-sheet': ({ sheet }) =>
    `Elle est sur la feuille « ${sheet.slice(0, SHOWN_MAX)} », qui a d’autres colonnes. Importez cette feuille comme un fichier à part.`,
  'unread-line': () => 'Cette ligne du relevé ne peut pas être lue.',
  'impossible-date': () => 'La date de cette ligne n’existe pas.',
  'no-such-day': () => 'Ce jour n’existe pas.',
  'day-without-year': () => 'Le relevé n’imprime pas d’année pour ce jour.',
  'unread-printed-amount': () => 'Le montant de cette ligne ne peut pas être lu.',
  'day-without-amount': () => 'Cette ligne a un jour, mais aucun montant lisible.',
  'balance-without-amount': () => 'Cette ligne a un jour et un solde, mais aucun montant.',
};
