import {
  CHOOSABLE_LANGUAGES,
  LANGUAGE_NAMES,
  currentLanguage,
  isLanguage,
  type Language,
} from '@backoffice/i18n';
import { prefixOf } from '@backoffice/ui/areas';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

import { usePageOnScreen } from '../navigation/page-on-screen';
import { withoutPrefix } from '../navigation/prefix';
import { rememberLanguage } from './chosen-language';
import { switchLanguage } from './switch-language';

/** All four: choosing Arabic leads to the same page below /rtl, choosing another leads back. */
export function LanguageSelect() {
  const { t } = useTranslation('shell');
  const id = useId();
  const change = useChangeLanguage();
  const languages = [...CHOOSABLE_LANGUAGES, 'ar'] as const;
  return (
    <div>
      <label className="form-label" htmlFor={id}>
        {t('settings.language')}
      </label>
      <select
        id={id}
        className="form-select"
        value={currentLanguage()}
        onChange={({ target }) => isLanguage(target.value) && void change(target.value)}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Changes the language on screen; the layout prefix follows it, the page and its state stay. */
function useChangeLanguage(): (language: Language) => Promise<void> {
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
