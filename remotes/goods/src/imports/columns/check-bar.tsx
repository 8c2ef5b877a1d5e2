import { importMutations } from '@backoffice/api-client/resources/imports';
import type { UploadedImport } from '@backoffice/contracts';
import { detailOf, Spinner, useWrite } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { fieldName } from '../field-name';
import styles from '../imports.module.css';
import { useOpenImport } from '../use-open-import';
import { GiveUp } from './give-up';
import { missingFields } from './missing-fields';
import type { MappingState } from './use-mapping';

interface Props {
  upload: UploadedImport;
  mapping: MappingState;
}

function useCheck({ upload, mapping }: Props) {
  const { t } = useTranslation('goods');
  const { changeColumns } = useOpenImport();
  const check = useWrite(importMutations.check(upload.id));
  const [isChecking, setIsChecking] = useState(false);
  async function run() {
    if (isChecking) return;
    setIsChecking(true);
    try {
      await check({ mapping: mapping.value });
      changeColumns(false);
    } catch (error) {
      notify.danger(t('imports.check.failed'), { detail: detailOf(error) });
    } finally {
      setIsChecking(false);
    }
  }
  return { isChecking, run };
}

/** Leads on to the check, or says what is missing for it. */
export function CheckBar({ upload, mapping }: Props) {
  const { t } = useTranslation('goods');
  const { isChecking, run } = useCheck({ upload, mapping });
  const missing = missingFields(mapping.value);
  return (
    <>
      {missing.length > 0 && (
        <div className="alert alert-info mb-0" role="status">
          {t('imports.columns.missing', {
            fields: missing.map((field) => fieldName(t, field)).join(', '),
          })}
        </div>
      )}
      <div className={styles.actions}>
        <button
          type="button"
          className="btn btn-primary"
          aria-disabled={isChecking}
          disabled={missing.length > 0}
          onClick={() => void run()}
        >
          {isChecking && <Spinner small />} {t('imports.check.run')}
        </button>
        <GiveUp id={upload.id} />
      </div>
    </>
  );
}
