/**
 * Takes the place of `react-i18next` in the page: without its two parsers of markup in texts, which
 * every visitor would load and no area uses.
 */
export {
  getI18n,
  I18nContext,
  I18nextProvider,
  initReactI18next,
  Translation,
  useTranslation,
  withTranslation,
} from 'react-i18next';
