import { copyText, Icon, ICONS } from '@backoffice/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  text: string;
  className: string;
}

export function CopyButton({ text, className }: Props) {
  const { t } = useTranslation('administration');
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => setIsCopied(await copyText(text));
  return (
    <>
      <button type="button" className={`btn ${className}`} onClick={() => void copy()}>
        <Icon path={isCopied ? ICONS.check : ICONS.copy} size={0.85} />{' '}
        {t(isCopied ? 'people.copied' : 'people.copy')}
      </button>
      <span className="visually-hidden" role="status">
        {isCopied && t('people.copied')}
      </span>
    </>
  );
}
