import { currentLanguage, directionOf } from '@backoffice/i18n';
import { notifyMessage } from '@backoffice/ui/notify';
import { PrintPage } from '@backoffice/ui/printing';
import { useRef, type ReactNode } from 'react';

import { paperPage } from './paper-page';
import type { PaperSize } from './paper-size';
import { useRollHeight } from './roll-height';
import styles from './sheet.module.css';

interface Props {
  size: PaperSize;
  /** Called when the print dialog was closed or could not open; the latter is notified. */
  onDone: () => void;
  children: ReactNode;
}

/**
 * Prints its children in place of the screen, in the person's language. A roll gets the shortest
 * page that holds them.
 */
export function Sheet({ size, onDone, children }: Props) {
  const fail = () => {
    notifyMessage('printFailed');
    onDone();
  };
  return (
    <PrintPage onDone={onDone} onFail={fail}>
      <Article size={size}>{children}</Article>
    </PrintPage>
  );
}

function Article({ size, children }: Omit<Props, 'onDone'>) {
  const article = useRef<HTMLElement>(null);
  const height = useRollHeight(article);
  const language = currentLanguage();
  return (
    <article
      ref={article}
      lang={language}
      dir={directionOf(language)}
      data-paper={size}
      className={`${styles.sheet} ${styles[size]} ${paperPage(size, height)}`}
    >
      {children}
    </article>
  );
}
