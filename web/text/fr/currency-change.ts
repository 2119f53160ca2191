import type { SameTexts } from '../../../shared/text/words.ts';
import type { currencyChange as english } from '../en/currency-change.ts';

export const currencyChange: SameTexts<typeof english> = {
  title: 'Changer la devise de vos livres pour {{currency}}?',
  shown:
    'Les totaux, les soldes et les rapports sont ensuite affichés en {{currency}}, ceux des années passées aussi.',
  entries_one:
    'Votre {{count}} transaction garde sa devise : elle compte pour sa valeur à un taux daté, ou à part s’il n’y en a pas.',
  entries_other:
    'Vos {{count}} transactions gardent leur devise : elles comptent pour leur valeur à un taux daté, ou à part s’il n’y en a pas.',
  accounts: 'Les comptes sans transaction passent en {{currency}}.',
  closed: 'Tant qu’une période fermée contient des transactions, la devise ne peut pas changer.',
  confirm: 'Changer la devise',
};
