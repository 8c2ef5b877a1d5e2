import { ledgerMutations, ledgerQueries } from '@backoffice/api-client/resources/ledger';
import {
  ModalForm,
  MoneyField,
  SelectField,
  useLoadFailure,
  useWrite,
  type AppForm,
} from '@backoffice/ui';
import { messageText, notifyMessage } from '@backoffice/ui/notify';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { articlesById } from '../article-options';
import { CASH, PaymentFields, paymentInput, type Payment } from './payment-fields';

interface Props {
  onClose: () => void;
}

interface Values extends Payment {
  articleId: number | '';
  price: string;
}

const FIELD_WARNINGS = {
  articleId: 'articleSaleNoArticle',
  price: 'articleSaleNoPrice',
} as const;

/**
 * The specification has its own warnings for empty fields, so the form doesn't mark them as
 * required.
 */
function warn(form: AppForm<Values>, field: keyof typeof FIELD_WARNINGS): void {
  const key = FIELD_WARNINGS[field];
  notifyMessage(key);
  form.setError(field, { message: messageText(key) }, { shouldFocus: true });
}

/** Records the sale of one article. Mounted while it is open. */
export function ArticleSaleDialog({ onClose }: Props) {
  const { t } = useTranslation('administration');
  const query = useQuery(ledgerQueries.articles());
  const { data: articles = [], isLoadingError } = query;
  useLoadFailure(query, 'administrationLoadFailed');
  const sell = useWrite(ledgerMutations.sell());

  const save = async ({ articleId, price, ...paid }: Values, form: AppForm<Values>) => {
    if (articleId === '') return warn(form, 'articleId');
    if (price === '') return warn(form, 'price');
    await sell({ articleId, price, ...paymentInput(paid) });
    notifyMessage('articleSaleDone');
    onClose();
  };

  return (
    <ModalForm<Values>
      show
      title={t('ledger.addSale')}
      defaultValues={{ articleId: '', price: '', ...CASH }}
      onSubmit={save}
      onClose={onClose}
      error={isLoadingError ? messageText('administrationLoadFailed') : null}
      failure="articleSaleError"
      submitLabel={t('save')}
      busyLabel={t('saving')}
    >
      <SelectField
        name="articleId"
        label={t('ledger.article')}
        autoFocus
        options={articlesById(articles)}
      />
      <MoneyField name="price" label={t('words:fields.price')} />
      <PaymentFields />
    </ModalForm>
  );
}
