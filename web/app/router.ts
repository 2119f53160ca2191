import { createBrowserRouter } from 'react-router-dom';
import { routes } from './routes.tsx';

/** The routes at the browser's address. */
export const router = createBrowserRouter(routes);
