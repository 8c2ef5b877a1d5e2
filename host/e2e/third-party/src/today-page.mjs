import { createElement } from 'react';
import { useTranslation } from 'react-i18next';

export default function TodayPage() {
  const { t } = useTranslation('weather');
  return createElement(
    'section',
    null,
    createElement('h1', null, t('title')),
    createElement('p', null, t('text')),
  );
}
