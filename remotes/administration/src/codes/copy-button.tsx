import { Icon, ICONS } from '@backoffice/ui';
import { useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { copyText } from './copy-text';

interface Props {
  text: string;
  /** Holds the text as well, for browsers that copy only what is selected. */
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
  className: string;
}

/** Copies a text, and says so. */
export function CopyButton({ text, field, className }: Props) {
  const { t } = useTranslation('administration');
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => setIsCopied(await copyText(text, field.current));
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
