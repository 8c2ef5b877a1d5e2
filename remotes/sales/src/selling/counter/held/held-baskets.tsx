import { createIdempotencyKey } from '@backoffice/api-client';
import { heldBasketMutations } from '@backoffice/api-client/resources/held-baskets';
import type { HeldBasket } from '@backoffice/contracts';
import { formatMoment, formatMoney } from '@backoffice/i18n';
import { ConfirmDialog, Icon, ICONS, useTimeZone, useToday, useWrite } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useState, type Dispatch } from 'react';
import { useTranslation } from 'react-i18next';

import type { SaleAction } from '../../basket/sale-draft';
import styles from './held.module.css';
import { useResume } from './use-resume';

interface Props {
  baskets: readonly HeldBasket[];
  dispatch: Dispatch<SaleAction>;
  onResumed: () => void;
  /** Called when the code of this part can't be loaded. */
  onClose?: () => void;
}

/** The baskets that wait for their customers; those of days before stand apart. */
export function HeldBaskets({ baskets, ...props }: Props) {
  const { t } = useTranslation('sales');
  const today = useToday();
  const older = baskets.filter(({ held_on: day }) => day !== today);
  return (
    <>
      <List
        {...props}
        title={t('held.list')}
        baskets={baskets.filter(({ held_on: day }) => day === today)}
      />
      <List {...props} title={t('held.older')} baskets={older} />
    </>
  );
}

function List({ title, baskets, ...props }: Props & { title: string }) {
  if (baskets.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.list}>
        {baskets.map((basket) => (
          <Basket key={basket.id} basket={basket} {...props} />
        ))}
      </ul>
    </section>
  );
}

type BasketProps = Omit<Props, 'baskets'> & { basket: HeldBasket };

function Basket({ basket, dispatch, onResumed }: BasketProps) {
  const { t } = useTranslation('sales');
  const timeZone = useTimeZone();
  const { resume, isBusy } = useResume(dispatch, onResumed);
  const { name, note, units, returns, total, by, till, held_at: at } = basket;
  const facts = [
    t('held.units', { number: units + returns }),
    formatMoney(total),
    formatMoment(at, timeZone),
    by,
    till,
    note,
  ];
  return (
    <li className={styles.basket}>
      <span className={styles.name}>{name}</span>
      <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
      <button
        type="button"
        className="btn btn-outline-secondary btn-sm"
        disabled={isBusy}
        aria-label={`${t('held.resume')}, ${name}`}
        onClick={() => resume(basket.id, createIdempotencyKey())}
      >
        {t('held.resume')}
      </button>
      <Drop id={basket.id} name={name} />
    </li>
  );
}

/** Gives the basket up, after a question. */
function Drop({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation('sales');
  const [isAsked, setIsAsked] = useState(false);
  const drop = useWrite(heldBasketMutations.drop(id));
  const confirm = async () => {
    await drop(undefined);
    notify.success(t('held.dropped', { name }));
  };
  return (
    <>
      <button
        type="button"
        className="btn btn-icon btn-sm"
        aria-label={t('held.drop', { name })}
        onClick={() => setIsAsked(true)}
      >
        <Icon path={ICONS.close} />
      </button>
      <ConfirmDialog
        show={isAsked}
        title={t('held.drop', { name })}
        text={t('held.dropText')}
        confirmLabel={t('selling.dropBasket')}
        tone="danger"
        onConfirm={confirm}
        onClose={() => setIsAsked(false)}
      />
    </>
  );
}
