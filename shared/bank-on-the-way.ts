/** The provider of what is no payout but a customer's money, of which a bank on the way kept its fee. */
export const BANK_ON_THE_WAY = 'Bank';
