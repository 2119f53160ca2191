import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { inBooks } from '../../shared/paths.ts';
import { booksIn } from '../api/shown-books.ts';
import { useSignedIn } from '../auth/me-context.ts';

/**
 * Has the address of everybody who is in more than one organization say which of them is shown, so that a copied link opens there. Only
 * the address bar is written: screens and router know nothing of it. An address that names another one loads the page anew in that.
 */
export function useBooksInAddress(): void {
  const { pathname, search, hash } = useLocation();
  const { organization, organizations } = useSignedIn();
  const { id, sample } = organization;
  const isOneOfMany = organizations > 1 && !sample;
  useEffect(() => {
    const asked = booksIn(location.search);
    if (asked !== undefined && asked !== id) location.reload();
    else if (asked === undefined && isOneOfMany)
      history.replaceState(
        history.state,
        '',
        inBooks(location.pathname + location.search + location.hash, id),
      );
  }, [pathname, search, hash, id, isOneOfMany]);
}
