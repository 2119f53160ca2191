/** What a letter says of something that is still open in its days; the items of `HandOverCheck` fit, which the texts themselves can't import. */
export type OpenItem =
  | {
      readonly kind: 'without-receipt' | 'without-category' | 'net-payouts' | 'unmatched-documents';
      readonly count: number;
      readonly atLeast: boolean;
    }
  | { readonly kind: 'unconverted'; readonly count: number }
  | {
      readonly kind: 'unproven-import';
      readonly isWrong: boolean;
      readonly account: string;
      readonly from: string;
      readonly to: string;
    }
  | {
      readonly kind: 'not-imported' | 'partly-imported';
      readonly account: string;
      readonly months: readonly string[];
    }
  | { readonly kind: 'not-over'; readonly to: string };
