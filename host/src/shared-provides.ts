/**
 * The host promises whole families of modules (`react/`, `react-dom/`) to the remotes, and can only
 * provide what it has in its own bundle. Both JSX runtimes: a remote may come from a development
 * or from a production build.
 */
import 'react/jsx-dev-runtime';
import 'react/jsx-runtime';
import 'react-dom';
import 'react-dom/client';
import 'react-router-dom';
import '@tanstack/react-query';
import 'i18next';
import 'react-i18next';
import 'react-toastify';
import '@backoffice/api-client';
import '@backoffice/ui/areas';
import '@backoffice/ui/notify';
import '@backoffice/ui/scanner';
