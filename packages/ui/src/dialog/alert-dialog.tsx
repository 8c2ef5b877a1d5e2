import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { AnswerDialog } from './answer-dialog';
import { focusOnMount } from './focus-on-mount';

interface Props {
  show: boolean;
  text: ReactNode;
  title?: string;
  onClose: () => void;
}

/** Says something that must be seen before work goes on, such as printing. */
export function AlertDialog({ show, text, title, onClose }: Props) {
  const { t } = useTranslation('ui');
  return (
    <AnswerDialog show={show} title={title} text={text} size="sm" onClose={onClose}>
      <button ref={focusOnMount} type="button" className="btn btn-primary" onClick={onClose}>
        {t('ok')}
      </button>
    </AnswerDialog>
  );
}
