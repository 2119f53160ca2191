import '../theme/fonts.css';
import { createRoot } from 'react-dom/client';
import { keepsSession } from '../auth/kept-session.ts';
import { pool } from '../auth/pool.ts';
import { usualLanguage } from '../../shared/text/language.ts';
import { beginIn, firstLanguage } from '../text/speak.ts';
import { App, queries } from './app.tsx';
import { followMachine } from '../theme/color-mode.ts';
import { FailedPage } from './failed-page.tsx';
import { ThemeProvider } from './theme-provider.tsx';

const root = createRoot(document.getElementById('root') as HTMLElement);

followMachine();
const spoken = firstLanguage() === usualLanguage ? undefined : beginIn(firstLanguage());
if (keepsSession(localStorage)) void askEarly();
try {
  await Promise.all([spoken, keepsSession(localStorage) && pool()]);
  root.render(<App />);
} catch (error) {
  console.error(error);
  root.render(
    <ThemeProvider>
      <FailedPage onRetry={() => location.reload()} />
    </ThemeProvider>,
  );
}

/** Asks the first screen's questions while its code comes, once the language is there in which the API is to answer. */
async function askEarly(): Promise<void> {
  try {
    const [early] = await Promise.all([import('./early-questions.ts'), spoken]);
    await early.askEarly(queries, location);
  } catch {
    // Whatever fails here is asked for again by the screen, which tells of it.
  }
}
