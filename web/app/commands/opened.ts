/** What may stand open above the screen. */
export type Opened =
  | 'palette'
  | 'shortcuts'
  | 'income'
  | 'expense'
  | 'feedback'
  | 'organizations'
  | 'add-business';
