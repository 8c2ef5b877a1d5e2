import { DialogFrame } from '@backoffice/ui';
import Modal from 'react-bootstrap/Modal';
import { useTranslation } from 'react-i18next';

import { Keys } from './keys';
import { useShortcuts } from './shortcuts';
import styles from './shortcuts-dialog.module.css';
import { addCommandTexts } from './texts';

addCommandTexts();

/** All keys that do something, by where they do. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['commands', 'shell']);
  return (
    <DialogFrame show onHide={onClose} scrollable aria-labelledby="shortcuts-title">
      <Modal.Header closeButton closeLabel={t('shell:close')}>
        <Modal.Title id="shortcuts-title" as="h2">
          {t('title')}
        </Modal.Title>
      </Modal.Header>
      <Modal.Body className={styles.body}>
        {useShortcuts().map(({ title, shortcuts }) => (
          <section key={title}>
            <h3 className={styles.title}>{title}</h3>
            <dl className={styles.list}>
              {shortcuts.map(({ ways, label }) => (
                <div key={label} className={styles.row}>
                  <dt>{label}</dt>
                  <dd>
                    {ways.map((keys) => (
                      <Keys key={keys.join('+')} keys={keys} />
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </Modal.Body>
    </DialogFrame>
  );
}
