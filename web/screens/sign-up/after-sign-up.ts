import { enterSalesTaxPath, paths } from '../../../shared/paths.ts';

/** Under which name the address of the last step keeps whether the business is registered for sales tax. */
export const REGISTERED = 'registered';

/** Where a person goes whose books are set up: to enter the registration, or to the books. */
export const afterSignUp = (search: URLSearchParams): string =>
  search.get(REGISTERED) === 'yes' ? enterSalesTaxPath : paths.app;
