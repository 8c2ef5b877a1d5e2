import { useTranslation } from 'react-i18next';

interface Props {
  label?: string;
  small?: boolean;
}

/** A turning ring that says that something is loading. */
export function Spinner({ label, small = false }: Props) {
  const { t } = useTranslation('ui');
  return (
    <span
      role="status"
      className={small ? 'spinner-border spinner-border-sm' : 'spinner-border'}
      aria-label={label ?? t('loading')}
    />
  );
}
