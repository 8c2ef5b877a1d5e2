import { useId, type ReactNode } from 'react';
import Modal from 'react-bootstrap/Modal';
import { useTranslation } from 'react-i18next';

import { focusOnMount } from './focus-on-mount';

interface Props {
  show: boolean;
  text: ReactNode;
  title?: string;
  onClose: () => void;
}

/** Says something that must be seen before work goes on (§8, printing). */
export function AlertDialog({ show, text, title, onClose }: Props) {
  const { t } = useTranslation('ui');
  const id = useId();
  return (
    <Modal
      show={show}
      onHide={onClose}
      size="sm"
      centered
      role="alertdialog"
      aria-labelledby={`${id}-${title ? 'title' : 'text'}`}
      aria-describedby={`${id}-text`}
    >
      {title && (
        <Modal.Header>
          <Modal.Title id={`${id}-title`} as="h2">
            {title}
          </Modal.Title>
        </Modal.Header>
      )}
      <Modal.Body id={`${id}-text`}>{text}</Modal.Body>
      <Modal.Footer>
        <button type="button" className="btn btn-primary" ref={focusOnMount} onClick={onClose}>
          {t('ok')}
        </button>
      </Modal.Footer>
    </Modal>
  );
}
