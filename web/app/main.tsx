import '../theme/fonts.css';
import { createRoot } from 'react-dom/client';
import { configureAuth } from '../auth/configure.ts';
import { ErrorState } from '../kit/error-state.tsx';
import { App } from './app.tsx';
import { ThemeProvider } from './theme-provider.tsx';

const root = createRoot(document.getElementById('root') as HTMLElement);

try {
  await configureAuth();
  root.render(<App />);
} catch (error) {
  console.error(error);
  root.render(
    <ThemeProvider>
      <ErrorState onRetry={() => location.reload()} />
    </ThemeProvider>,
  );
}
