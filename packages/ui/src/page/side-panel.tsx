import { useId, type ReactNode } from 'react';
import Modal from 'react-bootstrap/Modal';
import { useTranslation } from 'react-i18next';

import { DialogFrame } from '../dialog/dialog-frame';
import styles from './side-panel.module.css';

interface Props {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog at the side, which leaves its list in view. Mount it only while it is open. */
export function SidePanel({ title, onClose, children }: Props) {
  const { t } = useTranslation('ui');
  const id = useId();
  return (
    <DialogFrame
      show
      scrollable
      onHide={onClose}
      dialogClassName={styles.panel}
      contentClassName={styles.content}
      aria-labelledby={id}
    >
      <Modal.Header closeButton closeLabel={t('close')}>
        <Modal.Title id={id} as="h2">
          {title}
        </Modal.Title>
      </Modal.Header>
      <Modal.Body>{children}</Modal.Body>
    </DialogFrame>
  );
}

interface PartProps {
  title: ReactNode;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A section of the panel under a heading. */
export const PanelPart = ({ title, actions, children }: PartProps) => (
  <section className={styles.part}>
    <div className={styles.head}>
      <h3 className={styles.heading}>{title}</h3>
      {actions}
    </div>
    {children}
  </section>
);
