import '../theme/fonts.css';
import { createRoot } from 'react-dom/client';
import { keepsSession } from '../auth/kept-session.ts';
import { pool } from '../auth/pool.ts';
import { usualLanguage } from '../../shared/text/language.ts';
import { beginIn, firstLanguage } from '../text/speak.ts';
import { App } from './app.tsx';
import { followMachine } from '../theme/color-mode.ts';
import { FailedPage } from './failed-page.tsx';
import { ThemeProvider } from './theme-provider.tsx';

const root = createRoot(document.getElementById('root') as HTMLElement);

followMachine();
try {
  await Promise.all([
    firstLanguage() !== usualLanguage && beginIn(firstLanguage()),
    keepsSession(localStorage) && pool(),
  ]);
  root.render(<App />);
} catch (error) {
  console.error(error);
  root.render(
    <ThemeProvider>
      <FailedPage onRetry={() => location.reload()} />
    </ThemeProvider>,
  );
}
