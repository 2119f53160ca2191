import { paths } from '../../shared/paths.ts';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { PagePlaceContext } from '../pages/page-place.ts';
import '../text/site-texts.ts';
import { useLanguage } from '../text/use-text.ts';

/** For every address outside the app that leads nowhere: a public page, with the texts of those, which nothing else in the app says. */
export function UnknownAddress() {
  const language = useLanguage();
  return (
    <PagePlaceContext value={{ address: paths.home, language }}>
      <NotFoundPage />
    </PagePlaceContext>
  );
}
