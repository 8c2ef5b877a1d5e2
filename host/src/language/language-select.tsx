import { CHOOSABLE_LANGUAGES, LANGUAGE_NAMES, currentLanguage, isLanguage } from '@backoffice/i18n';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { useChangeLanguage } from './use-change-language';

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
