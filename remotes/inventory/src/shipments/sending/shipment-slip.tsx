import type { Shipment, ShipmentView } from '@backoffice/contracts';
import { formatMoment, formatNumber, NO_VALUE, type TFunction } from '@backoffice/i18n';
import { useTranslation } from 'react-i18next';

import styles from '../../transfer/transfer-slip.module.css';
import { byProduct, type SentProduct } from '../by-product';

/** The sheet that travels with the goods: what is in the boxes, for both ends to sign. */
export function ShipmentSlip({ shipment, units, timeZone }: ShipmentView & { timeZone?: string }) {
  const { t } = useTranslation('inventory');
  const products = byProduct(units);
  return (
    <article className={styles.slip}>
      <h1 className={styles.title}>{t('sentSlip.title', { number: shipment.number })}</h1>
      <Facts shipment={shipment} timeZone={timeZone} />
      <Products products={products} total={units.length} />
      <h2 className={styles.heading}>{t('sentSlip.barcodes')}</h2>
      {products.map(({ key, code, units: own }) => (
        <section key={key} className={styles.codes}>
          <h3>{code}</h3>
          <ul>
            {own.map(({ id, number, barcode }) => (
              <li key={id}>
                <bdi>{barcode}</bdi> {number}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <div className={styles.signatures}>
        <span>{t('sentSlip.handedOver')}</span>
        <span>{t('sentSlip.received')}</span>
      </div>
    </article>
  );
}

function Facts({ shipment, timeZone }: { shipment: Shipment; timeZone: string | undefined }) {
  const { t } = useTranslation('inventory');
  const { from, to, sent_at, by, note, units } = shipment;
  return (
    <dl className={styles.facts}>
      <dt>{t('sentSlip.from')}</dt>
      <dd>{from ?? t('sentSlip.several')}</dd>
      <dt>{t('sentSlip.to')}</dt>
      <dd>{to.name}</dd>
      <dt>{t('sentSlip.at')}</dt>
      <dd>{formatMoment(sent_at, timeZone)}</dd>
      <dt>{t('sentSlip.by')}</dt>
      <dd>{by}</dd>
      {note && (
        <>
          <dt>{t('sentSlip.note')}</dt>
          <dd>{note}</dd>
        </>
      )}
      <dt>{t('sentSlip.units')}</dt>
      <dd>{formatNumber(units)}</dd>
    </dl>
  );
}

function Products({ products, total }: { products: readonly SentProduct[]; total: number }) {
  const { t } = useTranslation('inventory');
  return (
    <table className={styles.units}>
      <thead>
        <tr>
          <th scope="col">{t('unit.code')}</th>
          <th scope="col">{t('unit.product')}</th>
          <th scope="col">{t('sentSlip.sizes')}</th>
          <th scope="col" className={styles.number}>
            {t('sentSlip.units')}
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <tr key={product.key}>
            <td>{product.code}</td>
            <td>{product.description}</td>
            <td>{sizeRun(t, product)}</td>
            <td className={styles.number}>{formatNumber(product.units.length)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {t('sentSlip.total')}
          </th>
          <td className={styles.number}>{formatNumber(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** `41 × 2 · 42 × 5`. */
function sizeRun(t: TFunction<'inventory'>, { sizes }: SentProduct): string {
  const counts = sizes.flatMap(({ size, count }) =>
    size === null ? [] : t('sentSlip.sizeCount', { size, number: formatNumber(count) }),
  );
  return counts.join(' · ') || NO_VALUE;
}
