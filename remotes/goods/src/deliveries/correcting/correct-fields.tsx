import type { Other, ProductType } from '@backoffice/contracts';
import { MoneyField, SelectField, TextareaField, TextField, type Option } from '@backoffice/ui';
import { hasSizes, type DeliveryLists } from '@backoffice/ui/stock';
import { useTranslation } from 'react-i18next';

import styles from '../deliveries.module.css';
import type { CorrectionValues } from './correction';

interface Props {
  type: ProductType | Other;
  lists: DeliveryLists;
  before: CorrectionValues;
  hasSize: boolean;
}

type Field = Exclude<keyof CorrectionValues, 'note'>;

/**
 * The fields of a product type. A field is empty where units differ, and left empty it stays so.
 */
export function CorrectFields(props: Props) {
  const { t } = useTranslation('goods');
  const field = useFields(props.before);
  return (
    <>
      <div className={styles.fields}>
        <TextField {...field('code')} maxLength={60} autoFocus />
        {!hasSizes(props.type) && <TextField {...field('name')} maxLength={120} />}
        <Choices {...props} />
        <MoneyField {...field('stockPrice')} />
        <MoneyField
          {...field('importPrice')}
          hint={t(props.before.importPrice === '' ? 'deliveries.stays' : 'deliveries.ofAll')}
        />
      </div>
      <TextareaField name="note" label={t('words:fields.note')} />
    </>
  );
}

function useFields(before: CorrectionValues) {
  const { t } = useTranslation('goods');
  return (name: Field) => ({
    name,
    label: t(`words:fields.${name}`),
    required: before[name] !== '',
    hint: before[name] === '' ? t('deliveries.stays') : undefined,
  });
}

function Choices({ type, lists, before, hasSize }: Props) {
  const field = useFields(before);
  const select = (name: Field, options: Option[]) => {
    const { hint: stays, ...rest } = field(name);
    return <SelectField {...rest} placeholder={stays} options={options} />;
  };
  const brands = lists.brands.map(({ id, brandName }) => option(id, brandName));
  if (!hasSizes(type)) return select('brand', brands);
  return (
    <>
      {select('brand', brands)}
      {select(
        'type',
        lists.types.map(({ id, specificType }) => option(id, specificType)),
      )}
      {select(
        'color',
        lists.colors.map(({ id, colorName }) => option(id, colorName)),
      )}
      {hasSize &&
        select(
          'size',
          lists.sizes.map(({ id, number }) => option(id, number)),
        )}
    </>
  );
}

const option = (value: number, label: string): Option => ({ value, label });
