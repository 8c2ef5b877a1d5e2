import { AnswerDialog } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

interface Props {
  current: string;
  next: string;
  onAnswer: (isFirst: boolean) => void;
}

const focus = (button: HTMLElement | null) => button?.focus();

/** Asks what to do with a code of another product than the one that is being entered. */
export function OtherProduct({ current, next, onAnswer }: Props) {
  const { t } = useTranslation('inventory');
  return (
    <AnswerDialog
      show
      title={t('addProduct.codes.other')}
      text={t('addProduct.codes.otherText', { current, next })}
      onClose={() => onAnswer(false)}
    >
      <button
        ref={focus}
        type="button"
        className="btn btn-outline-secondary"
        onClick={() => onAnswer(false)}
      >
        {t('addProduct.codes.leave')}
      </button>
      <button type="button" className="btn btn-primary" onClick={() => onAnswer(true)}>
        {t('addProduct.codes.first', { current })}
      </button>
    </AnswerDialog>
  );
}
