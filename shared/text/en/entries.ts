/** What an entry of the ledger says where nobody wrote it. */
export const entries = {
  noDescription: () => 'No description',
  loanInterest: () => 'Loan interest',
  /** Why no receipt is needed; accountants see it. */
  noReceiptByRule: () => 'By a rule of these books',
};
