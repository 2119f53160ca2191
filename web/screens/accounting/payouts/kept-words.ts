import { BANK_ON_THE_WAY, TAX_WITHHELD } from '../../../../shared/kept-back.ts';

/** What is said of a deposit that nobody pays out, by who kept some of it. */
const KEPT_BY = {
  [BANK_ON_THE_WAY]: {
    title: 'payouts.bankFee',
    offer: 'payouts.bankFeeOffer',
    refuse: 'payouts.noFee',
    refuseOf: 'payouts.noFeeOf',
  },
  [TAX_WITHHELD]: {
    title: 'payouts.withheld',
    offer: 'payouts.withheldOffer',
    refuse: 'payouts.noTax',
    refuseOf: 'payouts.noTaxOf',
  },
} as const;

/** The texts of such a deposit; undefined of a payout. */
export const keptWords = (provider: string | undefined) =>
  provider === BANK_ON_THE_WAY || provider === TAX_WITHHELD ? KEPT_BY[provider] : undefined;
