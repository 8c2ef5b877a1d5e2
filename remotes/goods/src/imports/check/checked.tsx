import { importMutations } from '@backoffice/api-client/resources/imports';
import {
  REFERENCE_TABLES,
  type ImportCheck,
  type ReferenceTable,
  type UploadedImport,
} from '@backoffice/contracts';
import { Card, detailOf, Spinner, useWrite } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { GiveUp } from '../columns/give-up';
import styles from '../imports.module.css';
import { allPassedOver } from '../passed-over';
import { useOpenImport } from '../use-open-import';
import { Findings } from './findings';
import { Missing } from './missing';
import { NamesReadAs } from './names/name-choices';
import { SizeRuns } from './runs/size-runs';
import { Summary } from './summary';

export const missingTables = ({ missing }: ImportCheck): ReferenceTable[] =>
  REFERENCE_TABLES.filter((table) => missing[table].length > 0);

/** What a check found: what will be booked, what is made for it, and what is wrong. */
export function Checked({ upload }: { upload: UploadedImport }) {
  const { t } = useTranslation('goods');
  const { changeColumns } = useOpenImport();
  const [consent, setConsent] = useState<readonly ReferenceTable[]>([]);
  const { check } = upload;
  if (!check) return null;
  const { left = 0 } = check;
  const lacking = missingTables(check).filter((table) => !consent.includes(table));
  return (
    <div className={styles.stack}>
      <Card title={t('imports.check.title')}>
        <Summary check={check} subject={upload.mapping.subject} />
        <PassedOver upload={upload} />
        <NamesReadAs upload={upload} />
      </Card>
      <SizeRuns upload={upload} />
      {check.errors > 0 && <Findings upload={upload} level="error" count={check.errors} />}
      {left > 0 && <Findings upload={upload} level="left" count={left} />}
      {check.errors === 0 && missingTables(check).length > 0 && (
        <Missing upload={upload} missing={check.missing} consent={consent} onConsent={setConsent} />
      )}
      {check.warnings > 0 && <Findings upload={upload} level="warning" count={check.warnings} />}
      <div className={styles.actions}>
        {check.errors === 0 && <Apply upload={upload} consent={consent} lacking={lacking} />}
        <button
          type="button"
          className={`btn ${check.errors > 0 ? 'btn-primary' : 'btn-outline-secondary'}`}
          onClick={() => changeColumns(true)}
        >
          {t('imports.check.back')}
        </button>
        <GiveUp id={upload.id} />
      </div>
    </div>
  );
}

/** The columns that were left out because others fill their fields. */
function PassedOver({ upload }: { upload: UploadedImport }) {
  const { t } = useTranslation('goods');
  const lost = allPassedOver(upload);
  if (!lost.length) return null;
  return (
    <ul className={`${styles.note} mt-3 mb-0`}>
      {lost.map(({ header, instead }) => (
        <li key={header}>{t('imports.check.passedOver', { header, instead })}</li>
      ))}
    </ul>
  );
}

interface ApplyProps {
  upload: UploadedImport;
  consent: readonly ReferenceTable[];
  /** The tables that lack rows which nobody has agreed to add yet. */
  lacking: readonly ReferenceTable[];
}

function Apply({ upload, consent, lacking }: ApplyProps) {
  const { t } = useTranslation('goods');
  const apply = useWrite(importMutations.apply(upload.id));
  const [isBusy, setIsBusy] = useState(false);
  const nothing = !upload.check?.units && !upload.check?.items;

  async function book() {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await apply({ create: [...consent] });
    } catch (error) {
      notify.danger(t('imports.check.applyFailed'), { detail: detailOf(error) });
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <button
      type="button"
      className="btn btn-primary"
      disabled={lacking.length > 0 || nothing}
      aria-disabled={isBusy}
      onClick={() => void book()}
    >
      {isBusy && <Spinner small />} {t('imports.check.apply')}
    </button>
  );
}
