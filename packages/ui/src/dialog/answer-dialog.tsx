import { useId, type ReactNode } from 'react';
import Modal from 'react-bootstrap/Modal';

import { DialogFrame } from './dialog-frame';

interface Props {
  show: boolean;
  title?: string;
  text: ReactNode;
  size?: 'sm';
  /** Without it only the buttons close the dialog. */
  onClose?: () => void;
  /** The buttons. */
  children: ReactNode;
}

/** A dialog that wants an answer and nothing else. */
export function AnswerDialog({ show, title, text, size, onClose, children }: Props) {
  const id = useId();
  return (
    <DialogFrame
      show={show}
      onHide={onClose}
      size={size}
      aria-labelledby={title ? `${id}-title` : `${id}-text`}
      aria-describedby={`${id}-text`}
      // The library always sets the role "dialog".
      onEnter={(element: HTMLElement) => element.setAttribute('role', 'alertdialog')}
    >
      {title && (
        <Modal.Header>
          <Modal.Title id={`${id}-title`} as="h2">
            {title}
          </Modal.Title>
        </Modal.Header>
      )}
      <Modal.Body id={`${id}-text`}>{text}</Modal.Body>
      <Modal.Footer>{children}</Modal.Footer>
    </DialogFrame>
  );
}
