import { addTexts, directionOf, initI18n, isLanguage } from '@backoffice/i18n';
import { uiTexts } from '@backoffice/ui';
import { Notifications } from '@backoffice/ui/notify';
import { ScannerProvider } from '@backoffice/ui/scanner';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

import { Gallery } from './gallery';

const asked = new URLSearchParams(location.search);
const wanted = asked.get('language');
const language = isLanguage(wanted) ? wanted : 'en';
const isLight = asked.get('theme') === 'light';

document.documentElement.lang = language;
document.documentElement.dir = directionOf(language);
document.documentElement.dataset.bsTheme = isLight ? 'light' : 'dark';
document.body.classList.toggle('white-content', isLight);

initI18n(language);
addTexts(language, await uiTexts(language));

const router = createBrowserRouter([{ path: '*', element: <Gallery /> }]);
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <QueryClientProvider client={new QueryClient()}>
      <ScannerProvider>
        <RouterProvider router={router} />
      </ScannerProvider>
      <Notifications />
    </QueryClientProvider>,
  );
}
