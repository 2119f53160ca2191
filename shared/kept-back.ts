/** The provider of what is no payout but a customer's money, of which a bank on the way kept its fee. */
export const BANK_ON_THE_WAY = 'Bank';

/** The provider of what is no payout either: of a customer's money, of which tax was kept back for the tax office. */
export const TAX_WITHHELD = 'Tax withheld';
