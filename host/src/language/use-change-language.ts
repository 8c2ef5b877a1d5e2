import type { Language } from '@backoffice/i18n';
import { prefixOf } from '@backoffice/ui/areas';
import { useLocation, useNavigate } from 'react-router-dom';

import { usePageOnScreen } from '../navigation/page-on-screen';
import { withoutPrefix } from '../navigation/prefix';
import { rememberLanguage } from './chosen-language';
import { switchLanguage } from './switch-language';

/** Changes the language on screen; the layout prefix follows it, the page and its state stay. */
export function useChangeLanguage(): (language: Language) => Promise<void> {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const shown = usePageOnScreen();

  return async (language) => {
    if (language !== 'ar') rememberLanguage(language);
    const prefix = language === 'ar' ? '/rtl' : '/admin';
    if (prefix === prefixOf(pathname)) {
      await switchLanguage(language, shown);
    } else {
      await navigate(`${prefix}${withoutPrefix(pathname)}${search}${hash}`, { state });
    }
  };
}
