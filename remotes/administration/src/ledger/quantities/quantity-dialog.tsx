import {
  ledgerMutations,
  ledgerQueries,
  type ListedArticle,
} from '@backoffice/api-client/resources/ledger';
import { addQuantitySchema, type AddQuantityInput } from '@backoffice/contracts';
import { ModalForm, NumberField, SelectField, useLoadFailure, useWrite } from '@backoffice/ui';
import { messageText, notifyMessage } from '@backoffice/ui/notify';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { articlesByNumber } from '../article-options';

interface Props {
  onClose: () => void;
}

interface Values {
  article_id: string;
  added_quantity: string;
}

/** Books articles in. Mounted while it is open. */
export function QuantityDialog({ onClose }: Props) {
  const { t } = useTranslation('administration');
  const query = useQuery(ledgerQueries.articles());
  const { data: articles = [], isLoadingError } = query;
  useLoadFailure(query, 'administrationLoadFailed');
  const add = useWrite(ledgerMutations.addQuantity());

  const save = async (input: AddQuantityInput) => {
    await add(input);
    notifyMessage('articleUpdated');
    onClose();
  };

  return (
    <ModalForm<Values, AddQuantityInput>
      show
      title={t('ledger.addQuantity')}
      schema={addQuantitySchema}
      defaultValues={{ article_id: '', added_quantity: '' }}
      onSubmit={save}
      onClose={onClose}
      error={isLoadingError ? messageText('administrationLoadFailed') : null}
      failure="quantityError"
      submitLabel={t('save')}
      busyLabel={t('saving')}
    >
      <Fields articles={articles} />
    </ModalForm>
  );
}

function Fields({ articles }: { articles: readonly ListedArticle[] }) {
  const { t } = useTranslation('administration');
  return (
    <>
      <SelectField
        name="article_id"
        label={t('ledger.article')}
        required
        autoFocus
        options={articlesByNumber(articles)}
      />
      <NumberField
        name="added_quantity"
        label={t('ledger.addedQuantity')}
        required
        min={1}
        max={100_000}
      />
    </>
  );
}
