import { SALE_TYPES } from '@backoffice/contracts';
import { Choices } from '@backoffice/ui';
import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';

import { commonTerms } from '../../basket/common-terms';
import type { SaleAction, SaleLine } from '../../basket/sale-draft';

interface Props {
  lines: readonly SaleLine[];
  disabled: boolean;
  dispatch: Dispatch<SaleAction>;
}

/** Store or online, for all lines at once; nothing is chosen where they differ. */
export function ChannelChoice({ lines, disabled, dispatch }: Props) {
  const { t } = useTranslation('sales');
  const options = SALE_TYPES.map((value) => ({ value, label: t(`words:saleType.${value}`) }));
  return (
    <Choices
      label={t('words:fields.saleType')}
      options={options}
      value={commonTerms(lines).saleType || undefined}
      onChange={(saleType) => !disabled && dispatch({ type: 'applied', terms: { saleType } })}
    />
  );
}
