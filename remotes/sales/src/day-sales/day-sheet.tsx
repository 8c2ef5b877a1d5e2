import type { DaySale } from '@backoffice/api-client/resources/sales';
import { formatDay } from '@backoffice/i18n';
import { MoneySum, Paper, type Column } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import styles from './day-sheet.module.css';
import type { Taking } from './takings';
import { TakingsList } from './takings-list';

interface Props {
  day: string;
  sales: readonly DaySale[];
  columns: readonly Column<DaySale>[];
  /** The name of the chosen shop; undefined for all shops. */
  shop: string | undefined;
  takings: readonly Taking[];
}

/** The day's rows, total and takings on paper, printed in place of the screen, dark on white. */
export function DaySheet({ day, shop, sales, columns, takings }: Props) {
  const { t } = useTranslation('sales');
  const date = formatDay(day, { dateStyle: 'full' });
  return (
    <Paper className={styles.sheet}>
      <h1>{shop ? t('day.printShop', { day: date, shop }) : t('day.printTitle', { day: date })}</h1>
      <table>
        <thead>
          <tr>
            {columns.map(({ id, header, align }) => (
              <th key={id} className={align === 'end' ? styles.end : undefined}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sales.map((sale) => (
            <tr key={sale.id}>
              {columns.map(({ id, align, cell }) => (
                <td key={id} className={align === 'end' ? styles.end : undefined}>
                  {cell(sale)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <Total sales={sales} columns={columns} />
      </table>
      <TakingsList takings={takings} />
    </Paper>
  );
}

/** The sum stands under the prices, whatever columns come after them. */
function Total({ sales, columns }: Pick<Props, 'sales' | 'columns'>) {
  const { t } = useTranslation('sales');
  const summed = columns.findIndex(({ id }) => id === 'salePrice');
  const after = columns.length - summed - 1;
  return (
    <tfoot>
      <tr>
        <th colSpan={summed}>{t('day.total')}</th>
        <td className={styles.end}>
          <MoneySum values={sales.map((sale) => sale.sale_price)} />
        </td>
        {after > 0 && <td colSpan={after} />}
      </tr>
    </tfoot>
  );
}
