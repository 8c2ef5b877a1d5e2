import type { Shipment, ShipmentView } from '@backoffice/contracts';
import { formatMoment, formatNumber, NO_VALUE, type TFunction } from '@backoffice/i18n';
import { Slip } from '@backoffice/ui/stock';
import { useTranslation } from 'react-i18next';

import { byProduct, type SentProduct } from '../by-product';

/** The sheet that travels with the goods: what is in the boxes, for both ends to sign. */
export function ShipmentSlip({ shipment, units, timeZone }: ShipmentView & { timeZone?: string }) {
  const { t } = useTranslation('goods');
  const products = byProduct(units);
  return (
    <Slip
      title={t('sentSlip.title', { number: shipment.number })}
      facts={factsOf(t, shipment, timeZone)}
      signatures={[t('sentSlip.handedOver'), t('sentSlip.received')]}
    >
      <Products products={products} total={units.length} />
      <h2>{t('sentSlip.barcodes')}</h2>
      {products.map(({ key, code, units: own }) => (
        <section key={key}>
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
    </Slip>
  );
}

const factsOf = (
  t: TFunction<'goods'>,
  { from, to, sent_at, by, note, units }: Shipment,
  timeZone: string | undefined,
) =>
  [
    [t('sentSlip.from'), from ?? t('sentSlip.several')],
    [t('words:fields.to'), to.name],
    [t('words:fields.date'), formatMoment(sent_at, timeZone)],
    [t('sentSlip.by'), by],
    [t('words:fields.note'), note],
    [t('sentSlip.units'), formatNumber(units)],
  ] as const;

function Products({ products, total }: { products: readonly SentProduct[]; total: number }) {
  const { t } = useTranslation('goods');
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('words:fields.code')}</th>
          <th scope="col">{t('words:fields.product')}</th>
          <th scope="col">{t('words:fields.sizes')}</th>
          <th scope="col" className="text-end">
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
            <td className="text-end">{formatNumber(product.units.length)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {t('sentSlip.total')}
          </th>
          <td className="text-end">{formatNumber(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** `41 × 2 · 42 × 5`. */
function sizeRun(t: TFunction<'goods'>, { sizes }: SentProduct): string {
  const counts = sizes.flatMap(({ size, count }) =>
    size === null ? [] : t('sentSlip.sizeCount', { size, number: formatNumber(count) }),
  );
  return counts.join(' · ') || NO_VALUE;
}
